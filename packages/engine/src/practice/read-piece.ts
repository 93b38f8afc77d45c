import type { PracticeAct } from '@salesai/contract/practice';
import { recogniseAct } from '../recognition/index.ts';
import { inSituation, type RankedAct } from './act-prior.ts';
import {
  asQuestion,
  asStatement,
  INSULT,
  isCheck,
  isPossible,
  isWorded,
  PERMISSION,
  PERSONAL,
} from './act-rules.ts';
import { amountsIn } from './amounts.ts';
import { plain } from './plain.ts';
import { CONDITION } from './pricing-words.ts';
import { problemQuestion } from './problem-questions.ts';
import { isAsking, isTagged } from './question-words.ts';
import {
  givenBackIn,
  hasOnlyTheirAmounts,
  REFLECTED_STEMS,
  revealedStems,
  takenUpIn,
} from './reflection.ts';
import { BREAK_ROLE } from './role-breaking.ts';
import type { Piece } from './sentences.ts';
import { contentStems, sharedStems, stemOf } from './stems.ts';
import type { ActContext, ReadSentence } from './types.ts';
import { EMPATHISES, FRAMES, LEANS, OFFERS, STRONG_OFFER, UNDERSTANDS } from './wording.ts';

export interface ReadingContext {
  state: ActContext;
  /** The list price. */
  list: number;
  /** Stems of the offer's name. */
  offer: readonly string[];
}

/** A sentence with what its words show, apart from the classifier. */
interface Clue extends ReadingContext {
  text: string;
  folded: string;
  words: number;
  isQuestion: boolean;
  /** Stems of the buyer's latest words that it gives back. */
  givenBack: number;
  /** Things that the buyer revealed and that it takes up. */
  takenUp: number;
  isUnsure: boolean;
}

export function readPiece(context: ReadingContext, piece: Piece): ReadSentence {
  const { state } = context;
  const folded = plain(piece.text);
  const as = (act: PracticeAct) => ({ ...piece, act, isUnsure: false });
  if (BREAK_ROLE.test(folded)) return as('break_role');
  if (INSULT.test(folded)) return as('rudeness');
  if (PERSONAL.test(folded)) return as('ask_situation');
  if (PERMISSION.test(folded)) return as('greeting');
  if (isCheck(piece, folded)) return as('other');
  const { certainty, ranked } = recogniseAct(piece.text, {
    previous: state.previous,
    objectionOpen: state.isOpen,
    silence: state.silentSince !== null,
  });
  const possible = inSituation(state, ranked).filter(
    (one) => isPossible(state, piece, one.label) && isWorded(one, folded),
  );
  const clue: Clue = {
    ...context,
    ...{ text: piece.text, folded, words: piece.text.split(/\s+/).length },
    isQuestion: isAsking(folded) && !isTagged(folded),
    givenBack: givenBackIn(state, piece.text).length,
    takenUp: takenUpIn(state, piece.text),
    isUnsure: certainty === 'unsure',
  };
  const act = actOf(clue, possible);
  return { ...piece, act, isUnsure: clue.isUnsure && act === 'other' };
}

/** The act in this conversation: credit comes from what the buyer said, not from the form alone. */
function actOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  if (isFirstPrice(clue, ranked)) return 'state_price';
  return clue.isQuestion ? questionOf(clue, ranked) : statementOf(clue, ranked);
}

const sumOf = (ranked: readonly RankedAct[], isOne: (act: PracticeAct) => boolean) =>
  ranked.reduce((sum, { label, probability }) => sum + (isOne(label) ? probability : 0), 0);

const ASKS = /^ask_/;
/** A question that no act fits asks about the buyer's situation when it is this likely to ask. */
const ASKS_FROM = 0.5;

function questionOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  const { state, isUnsure } = clue;
  // A question may repeat the buyer's words; it is a reflection only when it asks for agreement.
  const others = ranked.filter(({ label }) => label !== 'reflection' && label !== 'linked_pitch');
  const [first] = others;
  if (!first) return 'other';
  const label = asQuestion(first.label, others);
  const spin = problemQuestion(clue, label);
  if (spin !== label) return spin;
  if (isUnsure && first.label === label && sumOf(ranked, (act) => ASKS.test(act)) < ASKS_FROM) {
    return state.isOpen && label === 'isolate_objection' ? label : 'other';
  }
  return settled(clue, label);
}

const PITCHES: ReadonlySet<PracticeAct> = new Set(['linked_pitch', 'generic_pitch']);
const isPitch = (act: PracticeAct) => PITCHES.has(act);
/** Labels behind which a reflection may be hidden, when the sentence gives back the buyer's words. */
const MAY_REFLECT: ReadonlySet<PracticeAct> = new Set([
  'reflection',
  'empathy',
  'other',
  'greeting',
  'isolate_objection',
  'answer_objection',
  'state_price',
  'next_step',
  'close',
  'badmouth',
  'pressure',
  'proof',
  'linked_pitch',
  'generic_pitch',
]);
const PITCH_FROM = 0.5;
/** With its words in the sentence, pressure is meant even when something else is likelier. */
const PRESSED_FROM = 0.2;
/** "O único impedimento é esse, certo?" */
const ISOLATES =
  /\b(?:unic[oa]|so (?:isso|ess[ea])|impedimento|mais alg\w+|o resto|fora isso|tirando|outra coisa)\b/;

function statementOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  const { state, text, folded, givenBack, isUnsure } = clue;
  const first = ranked[0]?.label ?? 'other';
  const likeliest = asStatement(first, ranked, folded);
  if (state.isOpen && ISOLATES.test(folded) && isTagged(folded)) return 'isolate_objection';
  if (isLinked(clue, ranked, likeliest)) return 'linked_pitch';
  const isFramed = FRAMES.test(folded) || isTagged(folded);
  if (givenBack >= REFLECTED_STEMS && (MAY_REFLECT.has(likeliest) || isFramed)) {
    const isArgument = isPitch(likeliest) || likeliest === 'answer_objection';
    if (!isArgument || isFramed) return 'reflection';
  }
  const label =
    likeliest === 'reflection' && !isReflecting(clue, isFramed)
      ? (ranked.find((one) => one.label !== 'reflection' && !ASKS.test(one.label))?.label ??
        'other')
      : likeliest;
  const pressure = ranked.find((one) => one.label === 'pressure')?.probability ?? 0;
  if (pressure >= PRESSED_FROM) return 'pressure';
  if (isEmpathy(clue, label)) return 'empathy';
  if (state.isOpen && isAnswer(clue, label)) return 'answer_objection';
  if (isUnsure && !isPitch(label)) return 'other';
  if (isPitch(label)) return isFramed && !OFFERS.test(folded) ? 'reflection' : 'generic_pitch';
  if (label === 'trade_concession' && !isDeal(text, clue.list)) {
    return state.isOpen ? 'answer_objection' : 'generic_pitch';
  }
  if (label === 'state_price' && !isTheirPrice(clue)) return 'other';
  if (label === 'discount' && CONDITION.test(folded)) return 'trade_concession';
  return settled(clue, label);
}

/** A reflection without words of the buyer is recognised by its introduction alone. */
const isReflecting = ({ state, givenBack }: Clue, isFramed: boolean) =>
  givenBack > 0 || (isFramed && state.recent.length > 0);

/** Ties the offer to something that the buyer revealed. */
function isLinked(clue: Clue, ranked: readonly RankedAct[], likeliest: PracticeAct): boolean {
  const { folded, text, takenUp, offer, state } = clue;
  if (takenUp === 0) return likeliest === 'linked_pitch' && clue.givenBack > 0;
  const isOffering = STRONG_OFFER.test(folded) || sharedStems(contentStems(text), offer).length > 0;
  const mayAnswer = state.isOpen && likeliest === 'answer_objection';
  if (mayAnswer) return false;
  if (isOffering && (takenUp > 1 || LEANS.test(folded))) return true;
  if (UNDERSTANDS.test(folded) || isTagged(folded)) return false;
  const isOffer = OFFERS.test(withoutTheirWords(state, folded));
  if (LEANS.test(folded) && isOffer) return true;
  const mass = sumOf(ranked, isPitch);
  if (likeliest === 'linked_pitch') return isOffer;
  return isPitch(likeliest) && mass >= PITCH_FROM && takenUp > 1;
}

/** The seller's own words: the buyer, too, may have spoken of a guarantee. */
function withoutTheirWords(state: ActContext, folded: string): string {
  const theirs = revealedStems(state);
  return folded.replace(/[a-z]{4,}/g, (word) => (theirs.includes(stemOf(word)) ? '' : word));
}

const EMPATHY_WORDS = 16;
const MAY_EMPATHISE: ReadonlySet<PracticeAct> = new Set([
  ...(['empathy', 'other', 'reflection', 'isolate_objection', 'greeting', 'proof'] as const),
  ...(['pressure', 'rudeness', 'badmouth', 'involve_decision_maker', 'answer_objection'] as const),
]);

const isEmpathy = ({ folded, words }: Clue, label: PracticeAct): boolean =>
  MAY_EMPATHISE.has(label) && words <= EMPATHY_WORDS && EMPATHISES.test(folded);

const ANSWER_WORDS = 5;
const MAY_ANSWER: ReadonlySet<PracticeAct> = new Set([
  ...(['other', 'empathy', 'isolate_objection', 'greeting', 'reflection', 'pressure'] as const),
]);
/** A question without its mark. */
const WONDERS = /\b(?:quant[oa]s?|qual|quem|quando|o que) (?:tu|voces?|a senhora|o senhor)\b/;
/** Says hello, or who is writing and why. */
const INTRODUCES =
  /^(?:oi+e*|ola|opa|ei|e ai|bom dia|boa (?:tarde|noite)|buenas|prezad[oa])\b|\b(?:me chamo|meu nome|quem fala|aqui (?:e|quem)|sou (?!d?o? melhor)|(?:te |lhe )?(?:escrevo|chamei|procurei) (?:a respeito|porque|por que|pra|sobre)|prometo ser|peguei (?:o )?(?:seu|teu) contato)\b/;

/** While an objection is open, a statement that is nothing else argues against it. */
const isAnswer = ({ folded, words, text, list }: Clue, label: PracticeAct): boolean =>
  (MAY_ANSWER.has(label) &&
    words >= ANSWER_WORDS &&
    !FRAMES.test(folded) &&
    !INTRODUCES.test(folded) &&
    !WONDERS.test(folded)) ||
  (label === 'discount' &&
    amountsIn(text, list, true).price === null &&
    amountsIn(text, list).percent === null) ||
  (label === 'other' && amountsIn(text, list).form !== null);

const ASKS_TO_BUY = /\b(?:fech(?:ar|amos|o|ado)|pix|cartao|boleto|contrato|pedido|pagamento)\b/;
const MEETS =
  /\b(?:visit\w+|ligo|ligar|ligacao|telefon\w+|passo ai|passar ai|ir ai|reuniao|apresenta\w+|demonstra\w+|proposta|convers\w+|chamada|video\w*|falar|fala|orcamento|avaliacao|medi\w+|conhecer|mostrar|ver|cafe\w*|20 min|minutos)\b/;
const INVOLVES =
  /\b(?:voces dois|os dois|as duas|voces duas|junt[oa]s|(?:com|quando) (?:ele|ela|seu|sua|o seu|a sua)|(?:pr[ao]|para) (?:ele|ela)|(?:que )?(?:ele|ela) (?:vai|quer|tiver|estiver|puder|precisa)|seu (?:marido|socio|irmao|diretor|chefe)|sua (?:esposa|socia|mulher|irma))\b/;

/** A label in its meaning for this buyer: a date after the price is a request to buy. */
function settled({ state, folded }: Clue, label: PracticeAct): PracticeAct {
  const isNamed = state.buyer.partner !== null;
  if ((label === 'next_step' || label === 'close') && isNamed && INVOLVES.test(folded)) {
    return 'involve_decision_maker';
  }
  if (label === 'next_step' && ASKS_TO_BUY.test(folded)) return 'close';
  if (label === 'next_step' && state.price.stated !== null && !MEETS.test(folded)) return 'close';
  return label;
}

const NO_FIRST_PRICE =
  /^(?:ask_budget|discount|trade_concession|reflection|answer_objection|proof|linked_pitch)$/;
const LIST_PRICE = 0.005;

/** A statement with an amount like the list price names the price, whatever else it sounds like. */
function isFirstPrice(clue: Clue, ranked: readonly RankedAct[]): boolean {
  const { state, text, folded, list, isQuestion } = clue;
  if (state.price.stated !== null || isQuestion) return false;
  const { price } = amountsIn(text, list);
  if (price === null || !/r\$|reais|\bmil\b/i.test(text)) return false;
  if (isListPrice(price, list) && !CONDITION.test(folded)) return true;
  if (hasOnlyTheirAmounts(state, text)) return false;
  const label = ranked[0]?.label ?? 'other';
  return !NO_FIRST_PRICE.test(label) && price > list / 2 && price < list * 2;
}

/** A price of the seller's, not an amount that the buyer named. */
function isTheirPrice({ state, text, list }: Clue): boolean {
  const { price } = amountsIn(text, list, true);
  if (price === null) return false;
  return isListPrice(price, list) || !hasOnlyTheirAmounts(state, text);
}

const isListPrice = (price: number, list: number) => Math.abs(price - list) <= list * LIST_PRICE;

const DEAL =
  /\b(?:se |caso |em troca|desde que|pagando|levando|fechando|a vista|no pix|indic\w+|contanto|condicao)/;

/** An exchange names a condition, a price or a form of payment. */
function isDeal(text: string, list: number): boolean {
  const { price, percent } = amountsIn(text, list);
  return DEAL.test(plain(text)) || price !== null || percent !== null;
}

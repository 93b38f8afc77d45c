import type { PracticeAct } from '@salesai/contract/practice';
import { problemKindOf } from '../biography/kinds.ts';
import type { ActContext } from '../types.ts';
import type { RankedAct } from './act-prior.ts';
import { asStatement } from './act-rules.ts';
import { amountsIn } from './amounts.ts';
import { type Clue, isPitch, isQuestionAct, sumOf } from './clue.ts';
import { isDeal, isTheirPrice } from './deal.ts';
import { plain } from './plain.ts';
import { CONDITION, isAboutLoss } from './pricing-words.ts';
import { isTagged } from './question-words.ts';
import {
  REFLECTED_STEMS,
  revealedStems,
  sharesMeaning,
  sharesTheme,
  takenUpIn,
} from './reflection.ts';
import { settled } from './settled.ts';
import { contentStems, contentWords, sharedStems, stemOf } from './stems.ts';
import {
  CASE_FIRST,
  EMPATHISES,
  FRAMES,
  LEANS,
  LINKS,
  OFFERS,
  OWN_DEED,
  PRESENTS,
  STRONG_OFFER,
  UNDERSTANDS,
} from './wording.ts';

/** "Você perde uns 300 por mês": what the buyer loses, not what is offered. */
const THEIR_LOSS =
  /^(?:entao |ou seja,? |quer dizer que |certo,? )?(?:voces?|vcs?|tu|a senhora|o senhor|sao|da|isso)\b.{0,30}(?:perd|gast|prejui|te custa|vao? embora)/;
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
/** Of these, when they are likely, only an introduced sentence is a reflection: "quinta, antes do dia 20" is a date. */
const OF_DEAL = /^(?:close|next_step|state_price|involve_decision_maker)$/;
const DEAL_FROM = 0.45;
/** Stems to give back in a sentence that sounds like something else and is not introduced. */
const HIDDEN_STEMS = 3;
const PITCH_FROM = 0.5;
/** With its words in the sentence, pressure is meant even when something else is likelier. */
const PRESSED_FROM = 0.2;
/** "O único impedimento é esse, certo?" */
const ISOLATES =
  /\b(?:unic[oa]|so (?:isso|ess[ea])|impedimento|mais alg\w+|o resto|fora isso|tirando|outra coisa)\b/;

/** "Não gostou? Então me fala o que pegou": asks for the reason without a question mark. */
const ASKS_TO_TELL =
  /\bme (?:fala|fale|diz|diga|conta|conte|explica|explique)(?: (?:o que|por ?que|onde|qual|mais|isso|a verdade|sincer\w+)\b|[.!]*$| uma coisa)/;
const TELL_WORDS = 14;

/** The act of a statement. */
export function statementOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  const { state, text, folded, givenBack, isUnsure } = clue;
  const first = ranked[0]?.label ?? 'other';
  const likeliest = asStatement(first, ranked, folded);
  if (state.isOpen && ISOLATES.test(folded) && isTagged(folded)) return 'isolate_objection';
  if (state.isOpen && ASKS_TO_TELL.test(folded) && clue.words <= TELL_WORDS) {
    return 'isolate_objection';
  }
  if (isLinked(clue, ranked, likeliest)) return 'linked_pitch';
  const isFramed = FRAMES.test(folded) || isTagged(folded) || isRetelling(clue);
  if (isAboutLoss(folded) && THEIR_LOSS.test(folded)) return 'reflection';
  const isEmpty = givenBack === 0 && contentWords(text).length < REFLECTED_STEMS;
  if (isEmpty && UNDERSTANDS.test(folded)) return 'other';
  // Who introduces themselves, or asks without a question mark, may use words of the buyer by chance.
  const isIntroduction = !isFramed && INTRODUCES.test(folded);
  const isMeant = isFramed || first === 'reflection';
  const needed = isMeant ? REFLECTED_STEMS : HIDDEN_STEMS;
  if (givenBack >= needed && !isIntroduction && (MAY_REFLECT.has(likeliest) || isFramed)) {
    const isDeal = OF_DEAL.test(likeliest) && (ranked[0]?.probability ?? 0) >= DEAL_FROM;
    const isArgument = isPitch(likeliest) || likeliest === 'answer_objection' || isDeal;
    if (!isArgument || isFramed) return 'reflection';
  }
  const label =
    likeliest === 'reflection' && !isReflecting(clue, isFramed)
      ? (ranked.find((one) => one.label !== 'reflection' && !isQuestionAct(one.label))?.label ??
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

/** Ties the offer to something that the buyer mentioned. */
function isLinked(clue: Clue, ranked: readonly RankedAct[], likeliest: PracticeAct): boolean {
  const { folded, takenUp, state } = clue;
  if (PRESENTS.test(folded) && !LEANS.test(folded)) return false;
  if (isTied(clue)) return !OF_DEAL.test(likeliest);
  if (takenUp === 0) return likeliest === 'linked_pitch' && clue.givenBack > 0;
  const isOffering = STRONG_OFFER.test(folded) || namesOffer(clue);
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

/** Names the offer by a word that is not the buyer's, too: "o medo do bolo amassado" offers none. */
function namesOffer({ state, text, offer }: Clue): boolean {
  const theirs = contentStems(
    [...state.revealed.map((one) => one.text), ...state.mentioned].join(' '),
  );
  return sharedStems(contentStems(text), offer).some((stem) => !theirs.includes(stem));
}

const TIED_WORDS = 7;

/** The buyer's case and what the seller does about it in one sentence, in any order and wording. */
function isTied(clue: Clue): boolean {
  const { state, text, folded, words, takenUp } = clue;
  if (words < TIED_WORDS || isTagged(folded)) return false;
  if (answersCase(clue)) return true;
  if (UNDERSTANDS.test(folded)) return false;
  const isOwn = OWN_DEED.test(withoutTheirWords(state, folded)) || namesOffer(clue);
  if (!isOwn || SPEAKS_OF_PRICE.test(folded)) return false;
  if (!LINKS.test(folded)) {
    return takenUp >= TIED_STEMS && OWN_DEED.test(withoutTheirWords(state, folded));
  }
  if (takenUp > 0 || sharesTheme(state, text) || sharesMeaning(state, text)) return true;
  return namesTheirProblem(state, folded);
}

/** "…, eu entendo": a person who listens does nothing about it yet. */
const ONLY_THINKS =
  /\b(?:eu|a gente|nos)(?: ja| tambem| te| lhe)? (?:entend|imagin|sei|compreend|ach|perceb|not|vej|pens|ouv|fic|sint|acredit|gost|quer|queri|tenho curios)\w*/;

/** Commas behind which the deed may begin: each costs a reading of what is before it. */
const COMMAS_MAX = 40;

/** "Como o leite azeda quando cai a luz, coloco uma bateria": the case, then what the seller does. */
function answersCase({ state, text }: Clue): boolean {
  const commas = [...text.matchAll(/[,:;] /g)].slice(0, COMMAS_MAX);
  const at = commas.find(({ index }) => takenUpIn(state, text.slice(0, index)) > 0)?.index;
  if (at === undefined || !CASE_FIRST.test(plain(text))) return false;
  const deed = plain(text.slice(at + 1));
  if (PRESENTS.test(deed) || SPEAKS_OF_PRICE.test(deed) || ONLY_THINKS.test(deed)) return false;
  return OWN_DEED.test(deed);
}

/** In the seller's words, once the buyer has named it: "conserto" for "oficina". */
const namesTheirProblem = ({ known, buyer }: ActContext, folded: string): boolean =>
  known.includes('pain') &&
  buyer.biography !== undefined &&
  (problemKindOf(buyer.biography)?.pattern.test(folded) ?? false);

/** Without a word that ties them, so much of the buyer's case has to be in the sentence. */
const TIED_STEMS = 3;
const SPEAKS_OF_PRICE = /\b(?:desconto|por cento|parcel\w+|no pix|a vista|fech(?:ar|o|amos))\b|%/;

/** "Como você contou, a cliente vai embora": leans on the buyer's words and offers nothing. */
const isRetelling = (clue: Clue): boolean =>
  clue.givenBack >= REFLECTED_STEMS &&
  /^(?:e |entao )?(?:como|pelo que|igual|que nem) (?:voces?|a senhora|o senhor|tu)\b/.test(
    clue.folded,
  ) &&
  !OWN_DEED.test(withoutTheirWords(clue.state, clue.folded)) &&
  !namesOffer(clue);

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

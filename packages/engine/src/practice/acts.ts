import type { PracticeAct } from '@salesai/contract/practice';
import { recogniseAct } from '../recognition/index.ts';
import {
  ABOUT_TROUBLE,
  asQuestion,
  asStatement,
  INSULT,
  isAsking,
  isCheck,
  isPossible,
  isWorded,
  PERMISSION,
  PERSONAL,
} from './act-rules.ts';
import { amountsIn, type SaidAmounts } from './amounts.ts';
import { plain } from './plain.ts';
import { givenBackIn, REFLECTED_STEMS, revealedStems } from './reflection.ts';
import { BREAK_ROLE } from './role-breaking.ts';
import { type Piece, piecesOf } from './sentences.ts';
import { contentStems, sharedStems } from './stems.ts';
import type { ActContext, ReadSentence } from './types.ts';

export const LISTENING_ACTS: ReadonlySet<PracticeAct> = new Set([
  'reflection',
  'empathy',
  'isolate_objection',
]);
/** Acts that neither move the conversation nor show listening. */
const NEUTRAL: ReadonlySet<PracticeAct> = new Set(['greeting', 'other', 'break_role']);
export const isMoving = (act: PracticeAct) => !LISTENING_ACTS.has(act) && !NEUTRAL.has(act);

/** What the buyer understands of a message. */
export interface Reading {
  text: string;
  folded: string;
  sentences: ReadSentence[];
  amounts: SaidAmounts;
  words: number;
  /** Names a day or an hour. */
  hasDate: boolean;
  /** Leaves the buyer in peace, saying that it does not fit. */
  isRelease: boolean;
  /** The seller gave the message its act. */
  isContested: boolean;
}

const DATE =
  /\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d{1,2}|as \d{1,2}|\d{1,2} ?h(?:s|oras?)?\b|\d{1,2}:\d{2}|\d{1,2}\/\d{1,2}|semana que vem|essa semana|esta semana|fim do mes|depois de amanha)\b/;
const RELEASE =
  /\b(?:nao (?:e|seria) (?:pra|para|o caso d[eo]|indicado|o ideal|a melhor)|nao (?:faz|faria) sentido|nao (?:vou|quero) (?:te )?(?:empurrar|vender|insistir)|nao (?:te )?(?:recomendo|indico|compensa|atende|serve)|melhor (?:nao|a gente nao|voce nao|esperar)|nao sou a pessoa certa|nao vale a pena pra voce|prefiro (?:nao|ser sincer\w)|nao consigo te (?:ajudar|atender)|nao e o momento de)\b/;
/** The sentences of a message with their acts, as the buyer of this state understands them. */
export function readMessage(state: ActContext, text: string, list: number): Reading {
  const folded = plain(text);
  const pieces = piecesOf(text);
  const sentences = linked(
    state,
    pieces.map((piece) => readPiece(state, piece, list)),
  );
  return {
    text,
    folded,
    sentences,
    amounts: amountsOf(text, sentences, list),
    words: text.split(/\s+/).filter(Boolean).length,
    hasDate: DATE.test(folded),
    isRelease: RELEASE.test(folded),
    isContested: false,
  };
}

/** "Você me contou que … É aí que a gente entra": a pitch that leans on the sentence before it. */
function linked(state: ActContext, sentences: readonly ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    if (sentence.act !== 'generic_pitch' || !before) return sentence;
    const isAbout = sharedStems(contentStems(before.text), revealedStems(state)).length > 0;
    const isSaid = SAID_BEFORE.test(plain(before.text)) || before.act === 'linked_pitch';
    return isAbout && isSaid ? { ...sentence, act: 'linked_pitch' } : sentence;
  });
}

const PRICED: ReadonlySet<PracticeAct> = new Set(['state_price', 'discount', 'trade_concession']);

/** The price of the sentences about one, the form of payment of the whole message. */
function amountsOf(text: string, sentences: readonly ReadSentence[], list: number): SaidAmounts {
  const priced = sentences.filter(({ act }) => PRICED.has(act)).map((one) => one.text);
  const whole = amountsIn(text, list);
  return priced.length === 0
    ? whole
    : { ...amountsIn(priced.join(' '), list, true), form: whole.form };
}

function readPiece(state: ActContext, piece: Piece, list: number): ReadSentence {
  const folded = plain(piece.text);
  const { label, certainty, ranked } = recogniseAct(piece.text, {
    previous: state.previous,
    objectionOpen: state.isOpen,
    silence: state.silentSince !== null,
  });
  const isUnsure = certainty === 'unsure';
  if (BREAK_ROLE.test(folded)) return { ...piece, act: 'break_role', isUnsure: false };
  const possible = ranked.filter(
    (one) => isPossible(state, piece, one.label) && isWorded(one, folded),
  );
  const first = possible[0]?.label ?? label;
  const likeliest = isAsking(folded)
    ? asQuestion(first, possible)
    : asStatement(first, possible, folded);
  if (INSULT.test(folded)) return { ...piece, act: 'rudeness', isUnsure: false };
  if (PERSONAL.test(folded)) return { ...piece, act: 'ask_situation', isUnsure: false };
  if (PERMISSION.test(folded)) return { ...piece, act: 'greeting', isUnsure: false };
  if (isCheck(piece, folded)) return { ...piece, act: 'other', isUnsure: false };
  const act = actOf(state, piece.text, isUnsure ? 'other' : likeliest, list);
  return { ...piece, act, isUnsure: isUnsure && act === 'other' };
}

const FRAMES =
  /^(?:entao|entendi|se (?:eu )?entendi|deixa (?:eu )?ver se|ou seja|quer dizer|pelo que|resumindo|certo,|deixa eu confirmar|voce (?:me )?(?:disse|falou|contou|comentou)|o que (?:eu )?(?:ouvi|entendi)|compreendi|anotei|entendo)\b/;
const PITCHES: ReadonlySet<PracticeAct> = new Set(['linked_pitch', 'generic_pitch']);
/** Labels behind which a reflection may be hidden, when the sentence gives back the buyer's words. */
const MAY_REFLECT: ReadonlySet<PracticeAct> = new Set([
  'reflection',
  'empathy',
  'other',
  'greeting',
  'isolate_objection',
  'answer_objection',
  'linked_pitch',
  'generic_pitch',
]);

const ASKS_TO_BUY = /\b(?:fech(?:ar|amos|o|ado)|pix|cartao|boleto|contrato|pedido|pagamento)\b/;
const INVOLVES =
  /\b(?:voces dois|os dois|as duas|voces duas|junt[oa]s|com (?:ele|ela|seu|sua|o seu|a sua)|(?:pr[ao]|para) (?:ele|ela)|seu (?:marido|socio|irmao|diretor|chefe)|sua (?:esposa|socia|mulher|irma))\b/;

/** "Como você me disse que …": the sentence leans on the buyer's words. */
const SAID_BEFORE =
  /\b(?:voces?|vcs?|senhora?|tu) (?:me |ja |tinha |mesm[oa] )*(?:disse|falou|contou|comentou|mencionou|citou|trouxe|descreveu|explicou)\b|\bpensando n(?:o|isso)\b|\bja que\b|\bpor isso\b|\bpra (?:evitar|resolver|acabar|nao) /;
const OFFERS =
  /\b(?:a gente|nos|noss[oa]s?|meu|minha|comigo|conosco|isso (?:resolve|acaba|evita|some|muda|deixa)|consigo|resolv\w+|cuid\w+|ajud\w+|evit\w+|entreg\w+|garant\w+|permite|funciona|faz|traz|tira|elimina|acompanh\w+|inclu\w+)\b/;

/** What only somebody who offers something says. */
const STRONG_OFFER =
  /\b(?:a gente (?:entra|montou|resolve|cuida|toma conta|ajuda|acaba|evita|entrega|garante)|com a gente|noss[oa] (?:trabalho|servico|atendimento|produto|solucao|sistema|equipe)|(?:te|eu) indico|separei|(?:resolve|resolvo|resolvemos) (?:isso|justamente|exatamente|essa)|vai (?:mudar|resolver|acabar)|corrige|fica(?:r)? livre|acaba com|serve (?:bem )?pra|deixa de acontecer|pensad[oa] pra)\b/;

/** The act in this conversation: credit comes from what the buyer said, not from the form alone. */
function actOf(state: ActContext, text: string, label: PracticeAct, list: number): PracticeAct {
  const stems = contentStems(text);
  const isGivenBack = givenBackIn(state, text).length >= REFLECTED_STEMS;
  const isFramed = FRAMES.test(plain(text));
  if (isGivenBack && MAY_REFLECT.has(label)) {
    const isPitch = PITCHES.has(label) || label === 'answer_objection';
    const isOffer =
      STRONG_OFFER.test(plain(text)) || (SAID_BEFORE.test(plain(text)) && OFFERS.test(plain(text)));
    if (!isOffer && (!isPitch || isFramed)) return 'reflection';
  }
  if (isFirstPrice(state, text, label, list)) return 'state_price';
  const overlap = sharedStems(stems, revealedStems(state)).length;
  if (overlap > 1 && STRONG_OFFER.test(plain(text)) && !text.includes('?')) return 'linked_pitch';
  if (overlap > 0 && SAID_BEFORE.test(plain(text)) && OFFERS.test(plain(text)))
    return 'linked_pitch';
  if (PITCHES.has(label)) {
    return overlap >= (label === 'linked_pitch' ? 1 : 2) ? 'linked_pitch' : 'generic_pitch';
  }
  if (label === 'trade_concession' && !isDeal(text, list)) {
    return state.isOpen ? 'answer_objection' : 'generic_pitch';
  }
  const mayBeProblem =
    label === 'ask_situation' || (SPIN.has(label) && !state.known.includes('pain'));
  const asksProblem = ABOUT_TROUBLE.test(plain(text)) || ASKS_REASON.test(plain(text));
  if (mayBeProblem && asksProblem && !HYPOTHETICAL.test(plain(text))) return 'ask_problem';
  if (label === 'next_step' && state.buyer.partner && INVOLVES.test(plain(text))) {
    return 'involve_decision_maker';
  }
  if (label === 'next_step' && ASKS_TO_BUY.test(plain(text))) return 'close';
  if (label === 'state_price' && amountsIn(text, list, true).price === null) return 'other';
  return label;
}

const SPIN: ReadonlySet<PracticeAct> = new Set(['ask_need_payoff', 'ask_implication']);
/** What made somebody look for a change is the problem. */
const ASKS_REASON =
  /\b(?:o que (?:foi que )?(?:aconteceu|houve)|te (?:fez|levou)|quer(?:er)? mudar|motivo|por que (?:voce )?(?:quer|procur|pens|est))/;
const HYPOTHETICAL = /\b(?:se |cust\w+|prejuizo|caus\w+|consequencia)/;
const NAMES_NO_PRICE =
  /^(?:ask_budget|discount|trade_concession|reflection|answer_objection|proof|linked_pitch)$/;

/** A statement with an amount like the list price names the price, whatever else it sounds like. */
function isFirstPrice(state: ActContext, text: string, label: PracticeAct, list: number): boolean {
  if (state.price.stated !== null || text.includes('?') || NAMES_NO_PRICE.test(label)) return false;
  const { price } = amountsIn(text, list);
  return price !== null && /r\$|reais|\bmil\b/i.test(text) && price > list / 2 && price < list * 2;
}

const DEAL =
  /\b(?:se |caso |em troca|desde que|pagando|levando|fechando|a vista|no pix|indic\w+|contanto|condicao)/;

/** An exchange names a condition, a price or a form of payment. */
function isDeal(text: string, list: number): boolean {
  const { price, percent } = amountsIn(text, list);
  return DEAL.test(plain(text)) || price !== null || percent !== null;
}

import type { PracticeAct } from '@salesai/contract/practice';
import type { ActContext, ReadSentence } from '../types.ts';
import { amountsIn } from './amounts.ts';
import { plain } from './plain.ts';
import { takenUpIn } from './reflection.ts';
import { isBuying, isOnlyTrial } from './settled.ts';
import { contentStems, sharedStems } from './stems.ts';
import { LEANS, OWN_DEED, PRESENTS, STRONG_OFFER } from './wording.ts';

const TAIL_WORDS = 6;
/** "Fechamos? Começo segunda." */
const isTailOfClose = (before: ReadSentence, { act, text }: ReadSentence): boolean =>
  before.act === 'close' && act === 'answer_objection' && text.split(' ').length <= TAIL_WORDS;

const BARE =
  /^(?:e |mas |tipo )?(?:quant[oa]s?|quando|como|por que|qual|quais|onde|quem|o que|(?:de )?que idade|quantos anos)(?: (?:mais ou menos|exatamente|assim|foi|e))?[?! ]*$/;
/** "Já levou multa? quanto?": goes on with the question before it. */
const isTailOfQuestion = (before: ReadSentence, { text }: ReadSentence): boolean =>
  before.act.startsWith('ask_') && (BARE.test(plain(text)) || EXAMPLES.test(plain(text)));

const ASKS_BACK =
  /^(?:e isso(?: mesmo)?|ne isso|certo|entendi (?:certo|direito|bem)|acertei|e por ai)[?! ]+$/;

/** "O contador demora e você paga a mais, é isso?" offers nothing, even where it names the trade. */
const isAskedBack = (before: ReadSentence, { text }: ReadSentence): boolean =>
  before.act === 'linked_pitch' &&
  ASKS_BACK.test(plain(text)) &&
  !OWN_DEED.test(plain(before.text)) &&
  !STRONG_OFFER.test(plain(before.text));

/** "Que negócio você tem? restaurante, loja?": examples of an answer. */
const EXAMPLES =
  /^(?:(?:e |tipo |um |uma |de )*[a-z]{3,15})(?:(?:, | ou |, ou )(?:um |uma |de )*[a-z]{3,15}){1,4} ?\?$/;

/** "Agendo a visita? Quinta às 10": the day of a step sells nothing. */
const isDayOfStep = (before: ReadSentence, { act, text }: ReadSentence): boolean =>
  before.act === 'next_step' &&
  act === 'close' &&
  isOnlyTrial(plain(before.text)) &&
  !isBuying(plain(text));

/** "Posso buscar quinta? Pagamento no Pix": how it is paid goes with what is asked for. */
function isFormOfClose(before: ReadSentence, { act, text }: ReadSentence): boolean {
  const isAfterStep = before.act === 'close' || before.act === 'next_step';
  const isDeal =
    act === 'trade_concession' ||
    act === 'discount' ||
    act === 'answer_objection' ||
    act === 'state_price';
  const { price, percent, form } = amountsIn(text, 0, true);
  return isAfterStep && isDeal && form !== null && price === null && percent === null;
}

/** Speaks of the offer and refers to what was said before. */
function isOffering({ text, act, isPromise }: ReadSentence, offer: readonly string[]): boolean {
  const folded = plain(text);
  if (OWN.has(act) || text.includes('?') || PRESENTS.test(folded)) return false;
  if (isPromise) return false;
  if (MAY_OFFER.has(act) && OWN_DEED.test(folded)) return true;
  const namesOffer = sharedStems(contentStems(text), offer).length > 0;
  return STRONG_OFFER.test(folded) || (namesOffer && REFERS.test(folded));
}

/** "Você tem medo de não durar. Eu faço uma prova antes": what is done follows from what was given back. */
const OWN_START =
  /^(?:(?:entao|ai|por isso|olha),? )?(?:eu|a gente|nos|comigo|com a gente|aqui (?:eu|a gente)|o que (?:eu|a gente)) /;
const REFERS =
  /\b(?:isso|disso|nisso|ness[ea]s?|dess[ea]s?|esse|essa|ai|dai|justamente|exatamente|comigo|conosco|com a gente)\b|^(?:entao|assim)\b|^o que (?:eu|a gente|nos) (?:fac|faz)/;
/** A colon says that what follows belongs to it. */
const GOES_ON = /[:;–—]$/u;
const MAY_GO_ON: ReadonlySet<PracticeAct> = new Set([
  ...(['next_step', 'empathy', 'greeting', 'other', 'proof'] as const),
]);
/** "Você tem medo de esquecer: eu cuido da lista e te escrevo no domingo" proposes no day. */
const isDeedAfterColon = (before: ReadSentence, { act, text }: ReadSentence): boolean =>
  before.act === 'reflection' &&
  GOES_ON.test(before.text) &&
  MAY_GO_ON.has(act) &&
  !text.includes('?') &&
  OWN_DEED.test(plain(text));
/** Acts that the buyer's words do not turn into the beginning of a pitch. */
const OWN: ReadonlySet<PracticeAct> = new Set([
  ...(['pressure', 'badmouth', 'rudeness', 'break_role', 'discount'] as const),
  ...(['trade_concession', 'state_price', 'close'] as const),
]);
const OFFERED: ReadonlySet<PracticeAct> = new Set(['generic_pitch', 'linked_pitch']);
/** Acts of a sentence that may say in its own words what the seller does. */
const MAY_OFFER: ReadonlySet<PracticeAct> = new Set(['other', 'answer_objection', 'proof']);

/** What is offered to the buyer's case rather than to anybody. */
const offers = (sentence: ReadSentence, offer: readonly string[]): boolean =>
  (OFFERED.has(sentence.act) && !PRESENTS.test(plain(sentence.text)) && !sentence.isPromise) ||
  isOffering(sentence, offer);

/** The message goes on from the buyer's words in the one before it: "então o que eu faço é …". */
const goesOn = (state: ActContext, sentence: ReadSentence, offer: readonly string[]): boolean =>
  state.hasRetold === true && REFERS.test(plain(sentence.text)) && offers(sentence, offer);

/** Whether a message ends with the buyer's words, so that the next one can go on from them. */
export function endsRetelling(state: ActContext, sentences: readonly ReadSentence[]): boolean {
  // "Você quer natural, certo?" ends with what was given back, too.
  const last = sentences.findLast(({ act, text }) => act !== 'other' || !text.includes('?'));
  return last?.act === 'reflection' && takenUpIn(state, last.text) > 0;
}

/**
 * "Você me contou que … É aí que a gente entra": a pitch whose first sentence is the buyer's words is
 * one linked pitch, and its first sentence no reflection of its own. After a reflection, a pitch that
 * refers to it is linked, too.
 */
export function together(
  state: ActContext,
  sentences: readonly ReadSentence[],
  offer: readonly string[],
): ReadSentence[] {
  const read = [...sentences];
  read.forEach((sentence, at) => {
    const before = read[at - 1];
    if (before && isTailOfQuestion(before, sentence)) {
      read[at] = { ...sentence, act: before.act, isTail: true };
      return;
    }
    if (before && isDayOfStep(before, sentence)) {
      read[at] = { ...sentence, act: 'next_step' };
      return;
    }
    if (before && isFormOfClose(before, sentence)) {
      read[at] = { ...sentence, act: 'close' };
      read[at - 1] = { ...before, act: 'close' };
    }
    if (before && isAskedBack(before, sentence)) read[at - 1] = { ...before, act: 'reflection' };
    if (before && isTailOfClose(before, sentence)) read[at] = { ...sentence, act: 'close' };
    if (!before && goesOn(state, sentence, offer)) {
      read[at] = { ...sentence, act: 'linked_pitch', isUnsure: false };
      return;
    }
    if (!before || OWN.has(before.act) || takenUpIn(state, before.text) === 0) return;
    if (!offers(sentence, offer) && !isDeedAfterColon(before, sentence)) return;
    const isLeaning = LEANS.test(plain(before.text));
    const isReferring = REFERS.test(plain(sentence.text)) || GOES_ON.test(before.text);
    const isNext = isReferring || OWN_START.test(plain(sentence.text));
    if (!isLeaning && !(before.act === 'reflection' && isNext)) return;
    read[at] = { ...sentence, act: 'linked_pitch', isUnsure: false };
    if (isLeaning) read[at - 1] = { ...before, act: 'linked_pitch', isUnsure: false };
  });
  return read;
}

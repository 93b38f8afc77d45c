import type { PracticeAct } from '@salesai/contract/practice';
import type { ActContext, ReadSentence } from '../types.ts';
import { amountsIn, type SaidAmounts } from './amounts.ts';
import { clausesOf } from './clauses.ts';
import { namesDate } from './concrete.ts';
import { withoutKindness } from './contempt.ts';
import { plain } from './plain.ts';
import { isAboutLoss } from './pricing-words.ts';
import { readPiece } from './read-piece.ts';
import { piecesOf } from './sentences.ts';
import { contentStems } from './stems.ts';
import { endsRetelling, together } from './together.ts';

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
  /** Ends with the buyer's words given back. */
  isRetelling: boolean;
  /** The seller gave the message its act. */
  isContested: boolean;
}

/** Of time that passes without a message. */
export const NOTHING_READ: Reading = {
  ...{ text: '', folded: '', sentences: [], words: 0, amounts: amountsIn('', 0) },
  ...{ hasDate: false, isRelease: false, isRetelling: false, isContested: false },
};

/** How long an offer takes says nothing of what it is. */
const OF_TIME = /(?<!\p{L})(?:dia|semana|m[eê]s|meses|ano|hora|minuto)s?(?!\p{L})/giu;

const RELEASE =
  /\b(?:nao (?:e|seria) (?:pra|para|o caso d[eo]|indicado|o ideal|a melhor)|nao (?:faz|faria) sentido|nao (?:vou|quero) (?:te )?(?:empurrar|vender|insistir)|nao (?:te )?(?:recomendo|indico|compensa|atende|serve)|melhor (?:nao|a gente nao|voce nao|esperar)|nao sou a pessoa certa|nao vale a pena pra voce|prefiro (?:nao|ser sincer\w)|nao consigo te (?:ajudar|atender)|nao e o momento de)\b/;
/** The sentences of a message with their acts, as the buyer of this state understands them. */
export function readMessage(
  state: ActContext,
  text: string,
  list: number,
  offer = '',
  stated = '',
): Reading {
  const folded = plain(text);
  const pieces = piecesOf(text).flatMap((piece) => clausesOf(state, piece));
  const context = {
    state,
    list,
    offer: contentStems(offer.replace(OF_TIME, ' ')),
    stated: plain(stated),
  };
  const read = pieces.map((piece) => readPiece(context, piece));
  const sentences = withoutKindness(together(state, read, context.offer));
  return {
    text,
    folded,
    sentences,
    amounts: amountsOf(sentences, list),
    words: text.split(/\s+/).filter(Boolean).length,
    hasDate: sentences.some(
      ({ act, text: one }) => !act.startsWith('ask_') && namesDate(plain(one)),
    ),
    isRelease: RELEASE.test(folded),
    isRetelling: endsRetelling(state, sentences),
    isContested: false,
  };
}

const PRICED: ReadonlySet<PracticeAct> = new Set(['state_price', 'discount', 'trade_concession']);

/** The price of the sentences about one, the form of payment of the whole message. */
function amountsOf(sentences: readonly ReadSentence[], list: number): SaidAmounts {
  const priced = sentences.filter(({ act }) => PRICED.has(act)).map((one) => one.text);
  const others = sentences.filter(
    ({ act, text }) => !act.startsWith('ask_') && !isAboutLoss(plain(text)),
  );
  const whole = amountsIn(others.map((one) => one.text).join(' '), list);
  return priced.length === 0
    ? whole
    : { ...amountsIn(priced.join(' '), list, true), form: whole.form };
}

/** For a contested message: its one act, as the seller reads it. */
export const withAct = (reading: Reading, act: PracticeAct): Reading => {
  const text = reading.text.trim();
  const start = reading.text.indexOf(text);
  const isPromise = reading.sentences.some((one) => one.isPromise);
  const place = { text, start, end: start + text.length };
  const sentence: ReadSentence = {
    ...place,
    act,
    isUnsure: false,
    ...(isPromise && { isPromise }),
  };
  return { ...reading, sentences: [sentence], isContested: true };
};

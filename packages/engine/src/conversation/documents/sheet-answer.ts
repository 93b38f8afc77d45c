import {
  answerForOrder,
  answerFromSheet,
  asData,
  type DocumentRow,
  missingSize,
  reckonedFrom,
  type SheetAnswer,
  sameStem,
  sourceText,
  termsOf,
  wordsMissing,
} from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';

/** Earlier questions that a question may go on with. */
const EARLIER = 6;
const LONGEST = 40;
/** The share of a message's words, by weight, that documents must contain to outrank another reading. */
const ASKED = 0.45;
const NEAR = 0.3;
const UNASKED = 0.75;
const GOES_ON = 0.2;
/** A message that nearly repeats a line is about it, not about a customer's doubt. */
const COVERED = 0.85;
/** Goods without a verb, "60 polos com bordado", are asked for more often than reported of a customer. */
const NOTED = 0.55;
/** A plain question is not judged as a text, nor taken for a sale. */
const OUTRANKS = 0.6;

const ASKS =
  /\?|\b(?:quanto|quantos|quantas|qual|quais|quando|onde|que horas?|preco|valor|total|custa|cobro|posso|pode|podem|devolvo|troco|atendo|aceita|aceito|libero|libera|da pra|tem|precisa|inclui|vem|vale|serve|faco o que|desconto|prazo|comissao)\b/;
/** Questions that no other reading of a message explains. */
const PLAIN =
  /\b(?:quanto|quantos|quantas|qual|quais|que horas?|posso|devolvo|troco|cobro|atendo|aceito|libero|entrego|faco o q(?:ue)?|o q(?:ue)? (?:eu )?faco)\b/;
const REPORTS =
  /\b(?:disse|falou|acha|achou|reclam\w*|pens\w+|ta car[oa]|muito car[oa]|demais|muito|nao quer|desconfi\w+|medo|concorrente)\b/;
/** Sums of the seller's own business. */
const OWN_SUM =
  /\b(?:margem|markup|lucro|meta|falta(?:m)? (?:pra|pros?|para)|custo de|ponto de equilibrio)\b/;
/** Acts on the conversation itself, on what happened, or on a person in need. */
const KEPT =
  /^(?:change|text|practice|judge|recall|support|about-files|app-help|repair|explain|no|next|result-\w+)$/;
const MISREAD = /^(?:judge|result-\w+)$/;
/** Acts that answer a message without documents. */
const HAS_ANSWER = /^(?:objection|insist|advice|answer|case|sum)$/;
/** A story is longer than a question to documents. */
const SHORT = 14;

/** What the lines of the documents answer to a message; null where they do not bear on it. */
export function sheetReply(
  act: Act,
  input: CoachReplyInput,
  lines: readonly DocumentRow[],
): (Draft & { isSure: boolean }) | null {
  const { userInput, history } = input;
  if (lines.length === 0 || countWords(userInput) > LONGEST) return null;
  const last = history.at(-1);
  const follows = last !== undefined && IS_ANSWER.test(last.assistantResponse);
  if (OWN_SUM.test(fold(userInput)) || (keeps(act, follows) && !MISREAD.test(act.kind)))
    return null;
  const answer = answerFromSheet(userInput, lines, earlierIn(history));
  if (!answer) return null;
  const folded = fold(userInput);
  const asks = ASKS.test(folded);
  const reports = REPORTS.test(folded) && !userInput.includes('?');
  if (reports && !follows) return null;
  const isShort = countWords(userInput) <= SHORT;
  const isPlain = isShort && (userInput.includes('?') || PLAIN.test(folded));
  const isNote = act.kind === 'case' && isShort && (follows || /\d/.test(userInput));
  if (keeps(act, follows) && !(isPlain && answer.coverage >= OUTRANKS)) return null;
  const needed = isPlain ? ASKED : isNote ? NOTED : COVERED;
  const goesOn = follows && isShort && asks && answer.isFollowUp;
  if (HAS_ANSWER.test(act.kind) && !goesOn && answer.coverage < needed) return null;
  const isTimed = HOW_LONG.test(folded) && DURATION.test(fold(answer.text));
  const isSure = sure(answer, { asks, follows, act, isTimed });
  const size = missingSize(userInput, answer.rows);
  if (size) return { ...notFound(draftOf(answer), [size]), isSure: true };
  return isSure === null ? null : { ...draftOf(answer), isSure };
}

const HOW_LONG =
  /\bquanto tempo\b|\bquant[oa]s (?:dias|horas|semanas|mes|meses|anos)\b|\bate quando\b/;
const DURATION = /\d (?:dias?|horas?|h|min\w*|semanas?|mes|meses|anos?)\b/;

/** Whether one answer has no time where a message asks how long, and the other one has. */
export const lacksTime = (one: Draft, other: Draft, message: string): boolean =>
  HOW_LONG.test(fold(message)) && !DURATION.test(fold(one.text)) && DURATION.test(fold(other.text));

/** Asks whether there is something, or how much of it. */
const EXISTS =
  /^(?:e |mas )?(?:[ao]s? )?(?:[a-z]+ )?(?:tem|ha|vendem?|alugam?|trabalham?|oferecem?|existe|consertam?|aceitam?|fazem|voces|vcs|vc)\b|\b(?:tem|ha|vendem?|fazem)(?: tambem| tb| ai| la)?\W*$|^(?:e )?quant[oa]s\b/;
/** "calopsita, qual a diária?": the price of what is named first. */
const BRIEF = 7;
const PRICE_ALONE =
  /^(?:(?:e|o|a|um|uma) )?[a-z]{4,20}(?: (?:de|do|da) [a-z]{3,20})?,? (?:(?:quanto|qual|preco|valor|diaria)\b|\S{2,12}\?$)/;
/** The share of a question's words that are missing from which it asks for what is not there. */
const MISSING = 0.34;
/** Verbs of such questions, which name nothing. */
const VERBS = /^(?:fazem|trabal|oferec|tiram|dao|existe|conser|vende|vcs|voces)$/;

/** That documents do not contain what a message asks for, with what is nearest; null where they may. */
export function missingReply(
  act: Act,
  { userInput, passages, history }: CoachReplyInput,
  lines: readonly DocumentRow[],
): { found: Draft | null } | null {
  const asksPrice = countWords(userInput) <= BRIEF && PRICE_ALONE.test(fold(userInput));
  const isRead = UNREAD.test(act.kind) || act.kind === 'answer' || isOfCustomer(act, userInput);
  const isOther = !isRead && !(asksPrice && act.kind === 'sum');
  if (lines.length === 0 || isOther || countWords(userInput) > SHORT) return null;
  if (!asksPrice && (!userInput.includes('?') || !EXISTS.test(fold(userInput)))) return null;
  const missing = wordsMissing(userInput, lines).filter((stem) => !VERBS.test(stem));
  if (asksPrice && !missing.includes(termsOf(userInput)[0] ?? '')) return null;
  const states = (text: string) =>
    termsOf(text).some((stem) => missing.some((one) => sameStem(one, stem)));
  if (passages.some(({ coverage, text }) => coverage >= ASKED && states(text))) return null;
  const nearest = answerFromSheet(userInput, lines, earlierIn(history));
  const isNear = !asksPrice && (nearest?.coverage ?? 0) > 1 - MISSING;
  if (missing.length === 0 || isNear) return null;
  const about = lineAbout(userInput, lines) ?? nearest;
  return { found: about && notFound(draftOf(about), namesIn(userInput, missing)) };
}

/** "vocês fazem entrega em Patos?": what a customer asks is no objection to it. */
const isOfCustomer = ({ kind }: Act, message: string): boolean =>
  kind === 'objection' && /^(?:e |mas )?(?:voces|vcs)\b/.test(fold(message));

/** The line that begins with what a question is about, rather than one that mentions it. */
function lineAbout(
  question: string,
  lines: readonly DocumentRow[],
): Pick<SheetAnswer, 'text' | 'rows'> | null {
  const asked = termsOf(question).filter((stem) => !VERBS.test(stem));
  const begins = (row: DocumentRow) => {
    const [first] = termsOf(row.line.split(/\s/, 1)[0] ?? '');
    return row.isSentence && first !== undefined && asked.some((stem) => sameStem(stem, first));
  };
  const found = lines.filter(begins);
  const [row] = found;
  if (!row || found.length > 1) return null;
  return { text: `“${asData(row.value || row.line)}” — ${sourceText([row])}.`, rows: [row] };
}

/** Names what was looked for, as the seller wrote it. */
const notFound = (nearest: Draft, names: readonly string[]): Draft => ({
  ...nearest,
  text: `Não encontrei ${names.length > 0 ? `“${names.join(' ')}”` : 'exatamente isso'} nos seus documentos. O mais próximo é: ${nearest.text}`,
});

/** The words of a message that have one of these stems. */
const namesIn = (message: string, stems: readonly string[]): string[] =>
  (message.match(/\p{L}{3,30}/gu) ?? []).filter((word) =>
    termsOf(word).some((stem) => stems.some((one) => sameStem(one, stem))),
  );

/** What the documents' prices come to; null where any of the message is not accounted for. */
export function reckonedReply(
  { userInput, history }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  if (lines.length === 0 || countWords(userInput) > LONGEST) return null;
  const total = reckonedFrom(userInput, lines, earlierIn(history));
  return total && draftOf(total);
}

/** What a rule for the value of orders gives for the one of the message; null for none. */
export function orderValueReply(
  { userInput }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  const answer = answerForOrder(userInput, lines);
  return answer && draftOf(answer);
}

/** The questions before that documents answered, the newest last. */
const earlierIn = (history: CoachReplyInput['history']) =>
  history
    .slice(-EARLIER)
    .filter((turn) => IS_ANSWER.test(turn.assistantResponse))
    .map((turn) => turn.userInput);

/** Replies that quote the documents. */
export const IS_ANSWER =
  / — \*\*|\*\*não encontrei isso nos seus documentos|Está nos seus documentos/;

/** Acts that a question which goes on with an answer from documents is taken for. */
const TAKEN_FOR = /^(?:explain|next|recall|judge|no)$/;
export const goesOnWithDocuments = (act: Act, input: CoachReplyInput): boolean =>
  TAKEN_FOR.test(act.kind) && followsDocuments(input);

/** Whether a short message comes right after an answer from documents. */
export const followsDocuments = ({ userInput, history }: CoachReplyInput): boolean =>
  countWords(userInput) <= SHORT / 2 && IS_ANSWER.test(history.at(-1)?.assistantResponse ?? '');

const keeps = (act: Act, follows: boolean): boolean =>
  (KEPT.test(act.kind) &&
    !(follows && /^(?:explain|next|recall|judge|no)$/.test(act.kind)) &&
    !(follows && act.kind === 'change' && act.source === null)) ||
  (act.kind === 'small-talk' && act.topic !== 'unclear' && !follows && act.topic !== 'capability');

/** Acts that have no answer of their own. */
const UNREAD = /^(?:document|off-topic|question|small-talk)$/;

interface Setting {
  asks: boolean;
  follows: boolean;
  act: Act;
  /** Whether it states a time to a message that asks how long. */
  isTimed: boolean;
}

/** True for an answer, false for what only comes near; null for neither. */
function sure({ coverage, isFollowUp }: SheetAnswer, setting: Setting): boolean | null {
  const { asks, follows } = setting;
  if (!asks && !follows) return coverage >= UNASKED ? true : null;
  if (follows && isFollowUp) return coverage >= GOES_ON ? true : asks ? false : null;
  if (coverage >= ASKED || (setting.isTimed && coverage >= NEAR)) return true;
  return coverage >= NEAR || UNREAD.test(setting.act.kind) ? false : null;
}

function draftOf({ text, rows }: Pick<SheetAnswer, 'text' | 'rows'>): Draft {
  return { text, sources: rows.map((row) => sourceOf(row, row.line)) };
}

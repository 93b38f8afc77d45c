import { formatReais } from '../../documents/figures.ts';
import {
  answerExtreme,
  answerFromLines,
  answerFromRows,
  answerFromTiers,
  answerSize,
  answerThreshold,
  asksDocuments,
  type DocumentRow,
  knownShare,
  ruleOn,
  spelledOut,
  termsOf,
} from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold, lengthInWords } from '../../shared/text.ts';
import { stillReading } from './documents.ts';
import type { Reply } from './reply-type.ts';

/** Minimum share of a question's weight that makes a passage an answer. */
const COVERED = 0.5;
/** Previous questions that a question such as "e com 35?" may continue. */
const PREVIOUS_TURNS = 4;

/** A longer message does not go on with the figure that was answered last. */
const FOLLOWING_WORDS = 9;
/** A longer message names more than an item and how many of it. */
const ITEM_WORDS = 9;
const TOTAL =
  /\b(?:total|soma|somando|junto|junta)s?\b.{0,20}\b(?:dois|duas|tudo|os 2|as 2)\b|^(?:e )?(?:[oa]s (?:dois|duas|2)|tudo) junt[oa]s?\b|^(?:e )?(?:o )?total(?: de tudo| geral)?\W*$/;

/** Messages before that a commission may go on with. */
const TIER_TURNS = 10;

/** The commission or bonus that an amount reaches; null when a message asks for none. */
export function tierReply({ userInput, history, rows = [] }: CoachReplyInput): Reply | null {
  const earlier = history.slice(-TIER_TURNS).map((turn) => spelledOut(turn.userInput));
  const tier = answerFromTiers(spelledOut(userInput), rows, earlier);
  return tier && { ...tier, sources: tier.rows.map((row) => sourceOf(row, row.line)) };
}

/** The answer of a price, policy or other row of the documents; null when no row answers. */
export function rowsReply(input: CoachReplyInput): Reply | null {
  const { userInput, history, passages, rows = [], documentsBeingRead } = input;
  const question = spelledOut(userInput);
  const previous = history.slice(-PREVIOUS_TURNS).map((turn) => spelledOut(turn.userInput));
  const onward = goesOn(question, input);
  if (onward) return onward;
  const extreme = extremeReply(input);
  if (extreme) return extreme;
  const answer = answerFromRows(question, rows, previous) ?? itemAnswer(question, rows, previous);
  if (!answer) {
    return documentsBeingRead && asksDocuments(userInput) ? stillReading() : null;
  }
  const isQuoted = passages.some(({ coverage }) => coverage >= COVERED);
  if (answer.kind === 'nearest' && answer.isLoose && isQuoted) return null;
  const { text, offer } = answer;
  const sources = answer.rows.map((row) => sourceOf(row, row.line));
  return { text, sources, ...(offer ? { offer } : {}) };
}

/** The dearest or cheapest of the goods of the documents; null for any other question. */
export function extremeReply({ userInput, history, rows = [] }: CoachReplyInput): Reply | null {
  const previous = history.slice(-PREVIOUS_TURNS).map((turn) => spelledOut(turn.userInput));
  const found = answerExtreme(spelledOut(userInput), rows, previous);
  return found && { text: found.text, sources: found.rows.map((row) => sourceOf(row, row.line)) };
}

/** A size that the goods have or lack, or the limit from which a rule holds; null for any other question. */
export function statedReply({ userInput, rows = [] }: CoachReplyInput): Reply | null {
  const question = spelledOut(userInput);
  const found = answerSize(question, rows) ?? answerThreshold(question, rows);
  return found && { text: found.text, sources: found.rows.map((row) => sourceOf(row, row.line)) };
}

/** The lines of the documents that are nearest to a question, with how near they are, 0 to 1. */
export function linesReply(
  input: CoachReplyInput,
): (Reply & { share: number; whole: number }) | null {
  const { userInput, history, rows = [] } = input;
  const previous = history.slice(-PREVIOUS_TURNS).map((turn) => spelledOut(turn.userInput));
  const found = answerFromLines(spelledOut(userInput), rows, previous);
  if (!found) return null;
  return {
    text: found.text,
    share: found.share,
    whole: found.whole,
    sources: found.rows.map((row) => sourceOf(row, row.line)),
  };
}

/** "torre 10 dias", "condomínio de 96 aptos?": an item without the question for its price. */
function itemAnswer(question: string, rows: readonly DocumentRow[], previous: readonly string[]) {
  if (lengthInWords(question) > ITEM_WORDS) return null;
  if (!/\d|\?|^e /i.test(question) && !isKnown(question, rows)) return null;
  const priced = (text: string) => `${text.replace(/(?<![?!.])[?!.]+$/, '')} quanto custa?`;
  const answer = answerFromRows(priced(question), rows, previous.map(priced));
  return answer?.kind === 'answer' && answer.rows.every(({ kind }) => kind === 'price')
    ? answer
    : null;
}

/** Whether documents contain nearly all words of a message: "contrafilé fatiado o quilo". */
export const isKnown = (question: string, rows: readonly DocumentRow[]): boolean =>
  lengthInWords(question) <= ITEM_WORDS && knownShare(termsOf(spelledOut(question)), rows) >= KNOWN;

const KNOWN = 0.75;

const ONWARD = /^(?:e|mas|no|na|com|sem|em|a vista|pagando|se pagar|agora)\b/;
const ASKS_RULE = /\b(?:posso|pode|perd\w+|devol\w+|troc\w+|direito|cobre)\b/;

/** "e no pix", "total dos dois": goes on with the figures that were answered last. */
function goesOn(question: string, { history, rows = [] }: CoachReplyInput): Reply | null {
  if (lengthInWords(question) > FOLLOWING_WORDS) return null;
  const answered = history.flatMap(({ assistantResponse }) => {
    const amount = amountIn(assistantResponse);
    return amount === null ? [] : [amount];
  });
  const [last, before] = [answered.at(-1), answered.at(-2)];
  if (last === undefined || amountIn(history.at(-1)?.assistantResponse ?? '') === null) return null;
  if (before !== undefined && TOTAL.test(fold(question))) {
    const sum = formatReais(before + last);
    return {
      text: `**${sum}**: ${formatReais(before)} + ${formatReais(last)}, das duas respostas acima.`,
      sources: [],
    };
  }
  const goes = ONWARD.test(fold(question)) || lengthInWords(question) <= 4;
  if (!goes || ASKS_RULE.test(fold(question))) return null;
  const rule = ruleOn(last, question, rows);
  return rule && { text: rule.text, sources: rule.rows.map((row) => sourceOf(row, row.line)) };
}

/** The figure with which a reply from documents begins. */
function amountIn(reply: string): number | null {
  const found = /^\*\*R\$ ([\d.]{1,20}(?:,\d{1,2})?)[^*]*\*\*/.exec(reply)?.[1];
  return found ? Number(found.replaceAll('.', '').replace(',', '.')) : null;
}

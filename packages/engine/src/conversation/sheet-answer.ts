import { answerFromSheet, type DocumentRow, type SheetAnswer } from '../documents/index.ts';
import type { CoachReplyInput } from '../port.ts';
import { sourceOf } from '../shared/sources.ts';
import { fold } from '../shared/text.ts';
import type { Act } from './act.ts';
import type { Draft } from './reply-type.ts';
import { countWords } from './wording.ts';

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

const ASKS =
  /\?|\b(?:quanto|quantos|quantas|qual|quais|quando|onde|que horas?|preco|valor|total|custa|cobro|posso|pode|podem|devolvo|troco|atendo|aceita|aceito|libero|libera|da pra|tem|precisa|inclui|vem|vale|serve|faco o que|desconto|prazo|comissao)\b/;
/** Questions that no other reading of a message explains. */
const PLAIN =
  /\b(?:quanto|quantos|quantas|qual|quais|que horas?|posso|devolvo|troco|cobro|atendo|aceito|libero|entrego)\b/;
const REPORTS =
  /\b(?:disse|falou|acha|achou|reclam\w*|pens\w+|ta car[oa]|muito car[oa]|demais|muito|nao quer|desconfi\w+|medo|concorrente)\b/;
/** Sums of the seller's own business. */
const OWN_SUM =
  /\b(?:margem|markup|lucro|meta|falta(?:m)? (?:pra|pros?|para)|custo de|ponto de equilibrio)\b/;
/** Acts on the conversation itself, on what happened, or on a person in need. */
const KEPT =
  /^(?:change|text|practice|judge|recall|support|about-files|app-help|repair|explain|no|next|result-\w+)$/;
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
  if (keeps(act, follows) || OWN_SUM.test(fold(userInput))) return null;
  const earlier = history
    .slice(-EARLIER)
    .filter((turn) => IS_ANSWER.test(turn.assistantResponse))
    .map((turn) => turn.userInput);
  const answer = answerFromSheet(userInput, lines, earlier);
  if (!answer) return null;
  const folded = fold(userInput);
  const asks = ASKS.test(folded);
  const reports = REPORTS.test(folded) && !userInput.includes('?');
  if (reports && !follows) return null;
  const isShort = countWords(userInput) <= SHORT;
  const isPlain = isShort && (userInput.includes('?') || PLAIN.test(folded));
  const needed = isPlain ? ASKED : COVERED;
  const goesOn = follows && isShort && asks && answer.isFollowUp;
  if (HAS_ANSWER.test(act.kind) && !goesOn && answer.coverage < needed) return null;
  const isSure = sure(answer, { asks, follows, act });
  return isSure === null ? null : { ...draftOf(answer), isSure };
}

const IS_ANSWER = / — \*\*|\*\*não encontrei isso nos seus documentos|Está nos seus documentos/;

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
}

/** True for an answer, false for what only comes near; null for neither. */
function sure({ coverage, isFollowUp }: SheetAnswer, setting: Setting): boolean | null {
  const { asks, follows } = setting;
  if (!asks && !follows) return coverage >= UNASKED ? true : null;
  if (follows && isFollowUp) return coverage >= GOES_ON ? true : asks ? false : null;
  if (coverage >= ASKED) return true;
  return coverage >= NEAR || UNREAD.test(setting.act.kind) ? false : null;
}

function draftOf({ text, rows }: SheetAnswer): Draft {
  return { text, sources: rows.map((row) => sourceOf(row, row.line)) };
}

import { type DocumentRow, deniedAct, paidIn, priceOf, ruleAmount } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import { IS_ANSWER } from './sheet-answer.ts';

/** Acts on the talk itself, for which no rule is applied. */
const KEPT =
  /^(?:text|change|practice|judge|recall|support|explain|repair|about-files|app-help|no)$/;
const LONGEST = 80;

/** What one rule of the documents makes of the case that a message tells; null where none does. */
export function ruleAmountReply(
  act: Act,
  { userInput, history }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  if (lines.length === 0 || KEPT.test(act.kind) || countWords(userInput) > LONGEST) return null;
  const last = history.at(-1);
  const follows = last !== undefined && IS_ANSWER.test(last.assistantResponse);
  const bases = {
    last: last ? amountIn(last.assistantResponse) : null,
    price: priceOf(userInput, lines),
    paid: follows ? paidIn(history.map((turn) => turn.userInput)) : null,
    deposit: depositIn(history),
  };
  const found =
    deniedAct(userInput, lines) ??
    ruleAmount(userInput, lines, bases, follows ? last.userInput : '');
  return found && { text: found.text, sources: found.rows.map((row) => sourceOf(row, row.line)) };
}

/** The deposit that was asked for last, of the replies right before. */
function depositIn(history: CoachReplyInput['history']): number | null {
  const asked = history.slice(-RECENT).findLast(({ userInput }) => {
    const folded = fold(userInput);
    return DEPOSIT.test(folded) && !REFUND.test(folded);
  });
  return asked ? amountIn(asked.assistantResponse) : null;
}
const RECENT = 4;
const DEPOSIT = /\b(?:sinal|entrada|reserva|caucao)\b/;
const REFUND = /\b(?:devol\w+|cancel\w+|desist\w+|reembols\w+)/;

/** The one amount that a reply states in bold, or else at all. */
function amountIn(reply: string): number | null {
  const bold = amountsOf(reply.match(/\*\*[^*\n]{1,60}\*\*/g)?.join(' ') ?? '');
  const [only, other] = bold.size > 0 ? bold : amountsOf(reply);
  return only !== undefined && other === undefined ? only : null;
}

const amountsOf = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(/R\$ ?(\d{1,3}(?:\.\d{3}){1,4}|\d{1,9})(,\d{2})?(?!\d)/g)].map(
      ([, whole = '', cents = '']) =>
        Number(`${whole.replaceAll('.', '')}${cents.replace(',', '.')}`),
    ),
  );

import {
  asksInstallment,
  type DocumentRow,
  instalmentFrom,
  ruleOnAmount,
} from '../../documents/index.ts';
import { LINES } from '../../knowledge/conversation/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import { figuresIn, treeOf } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { Draft } from '../reply-type.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** What a rule of the documents makes of the last sum; null where none is asked for or applies. */
export function documentsOnSum(
  act: Act,
  state: ConversationState,
  { userInput }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  const amount = amountBefore(state);
  if (amount === null || lines.length === 0 || KEPT.test(act.kind)) return null;
  if (asksInstallment(userInput)) return surcharged(act, userInput, lines, amount);
  const found = NAMES_RULE.test(fold(userInput)) ? ruleOnAmount(userInput, lines, amount) : null;
  return found && drafted(found);
}

const KEPT = /^(?:text|change|practice|judge|support|recall|result-\w+)$/;
/** What a share of an amount, or a way to pay it, is asked by. */
const NAMES_RULE =
  /^(?:e )?(?:(?:se|com|pagando|quanto fica|fica quanto) )?(?:\S{1,20} ){0,4}(?:no|pelo|em) (?:pix|dinheiro)\b|\ba vista\b|\b(?:comiss\w+|sinal|entrada) (?:disso|desse|dessa|nisso|del[ae])\b|\bminha comissao\b/;

/** A payment that costs more by the documents than its part of the sum. */
function surcharged(
  act: Act,
  userInput: string,
  lines: readonly DocumentRow[],
  amount: number,
): Draft | null {
  const part = act.kind === 'sum' ? act.problem?.result.value : undefined;
  const found = instalmentFrom(userInput, lines, amount);
  return found && (part === undefined || found.value > part) ? drafted(found) : null;
}

const drafted = ({ text, rows }: NonNullable<ReturnType<typeof ruleOnAmount>>): Draft => ({
  text: `${text}\n\n${LINES.documentTotal[0]}`,
  sources: rows.map((row) => sourceOf(row, row.line)),
});

/** The last sum right before, or the amount of the sale that was just reported. */
function amountBefore({ last, log }: ConversationState): number | null {
  if (last?.kind === 'sum') {
    const root = last.outcome.kind === 'result' && last.problem ? treeOf(last.problem)?.root : null;
    if (root?.kind !== 'money') return null;
    // One payment of several: another number of them divides the same amount.
    const isPart = root.type === 'pair' && root.operation === 'div' && root.right.kind === 'count';
    return isPart ? root.left.value : root.value;
  }
  if (last?.kind !== 'result-sale') return null;
  const amounts = figuresIn(log.at(-1)?.turn.userInput ?? '').filter(
    ({ kind }) => kind === 'money',
  );
  const [amount, other] = amounts;
  return amount && !other ? amount.value : null;
}

/** A rule of the documents on the last sum: the next message may go on with the sum, not with its figure. */
export const asSum = (
  act: Act,
  { userInput }: CoachReplyInput,
  { last }: ConversationState,
): Act =>
  act.kind === 'sum' && act.outcome.kind === 'result'
    ? act
    : {
        kind: 'sum',
        sum: 'other',
        request: userInput,
        outcome: { kind: 'result', answer: '', steps: '', assumed: [] },
        problem: last?.kind === 'sum' ? last.problem : null,
      };

/** A sum with its own numbers and operation asks for no rule in which such numbers stand. */
export const reckonsItself = (act: Act, { userInput }: CoachReplyInput): boolean =>
  act.kind === 'sum' &&
  act.outcome.kind === 'result' &&
  (act.problem?.own ?? 0) >= 2 &&
  OPERATES.test(fold(userInput)) &&
  !ASKS_RULE.test(fold(userInput));
const OPERATES =
  /%|\d ?[x*×+/÷−-] ?\d|\b(?:vezes|menos|mais|dividid\w+|por cento|cada|a conta|essa conta)\b/;
const ASKS_RULE =
  /\b(?:poss[oa]|pode\w*|regra|tabela|politica|documento|contrato|prazo|direito|permit\w+|aceit\w+|comiss\w+)\b/;

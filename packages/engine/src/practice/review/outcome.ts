import type { PracticeCriterion, PracticeStatus } from '@salesai/contract/practice';
import { cutAtClause } from '../reading/excerpt.ts';
import type { Marked } from './consistency.ts';
import { finalPrice } from './margin.ts';
import { objected } from './objection-steps.ts';
import {
  BOUGHT,
  BOUGHT_FOR,
  LEFT_WITH,
  MISSING,
  NO_ANSWER,
  NO_CUSTOMER,
  NO_PROBLEM,
  NOTHING_ASKED,
  OFFENDED,
  PRESSED,
  REFUSED,
  REFUSED_WITH,
  STEPPED,
  STILL_OBJECTS,
  STOPPED_RIGHT,
  WORN_OUT,
} from './outcome-texts.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { hurryIn, scornIn } from './tone.ts';

/** The buyer said yes to something. */
export const AGREED: ReadonlySet<PracticeStatus> = new Set(['won', 'advanced', 'disqualified']);

const QUOTED_MAX = 80;
const quoted = (text: string): string =>
  `“${cutAtClause(text.trim().replace(/[.!… ]{1,6}$/, ''), QUOTED_MAX)}”`;

/** Why the buyer bought or did not, in one sentence; null where nothing was written. */
export function outcomeOf(
  log: SessionLog,
  status: PracticeStatus,
  marked: readonly Marked[],
): string | null {
  if (log.turns.length === 0) return null;
  if (status === 'disqualified') return STOPPED_RIGHT;
  if (status === 'won') return `${BOUGHT} ${reasonsOf(log, marked)}.`;
  if (status === 'advanced') return `${STEPPED} ${reasonsOf(log, marked)}.`;
  if (log.last.buyer.notCustomer !== null) return NO_CUSTOMER;
  if (log.buyerMessages.length === 0) return NO_ANSWER;
  return stillMissing(log, status, marked);
}

/** From this mark on a criterion helped. */
const HELPED_FROM = 2;
const REASONS: readonly PracticeCriterion[] = ['listening', 'value', 'objections', 'consequence'];
const REASONS_MAX = 2;

function reasonsOf(log: SessionLog, marked: readonly Marked[]): string {
  const helped = marked
    .filter(({ key, mark }) => REASONS.includes(key) && (mark ?? 0) >= HELPED_FROM)
    .toSorted((a, b) => (b.mark ?? 0) - (a.mark ?? 0) || b.weight - a.weight)
    .slice(0, REASONS_MAX)
    .map(({ key }) => BOUGHT_FOR[key] ?? '');
  const isLower = finalPrice(log).lowering.length > 0;
  const all = [...(isLower ? [BOUGHT_FOR.margin ?? ''] : []), ...helped].slice(0, REASONS_MAX);
  return all.length > 0 ? all.join(' e ') : (BOUGHT_FOR.next_step ?? '');
}

const lossOf = ({ before, after }: LoggedTurn): number => before.patience - after.patience;

/** The message that cost most patience. */
function wornOut({ turns }: SessionLog): string {
  const [worst] = turns.toSorted((a, b) => lossOf(b) - lossOf(a));
  return worst ? WORN_OUT.replace('{frase}', () => quoted(worst.text)) : NO_ANSWER;
}

const has = ({ sentences }: LoggedTurn, act: string): boolean =>
  sentences.some((one) => one.act === act);
const offends = (turn: LoggedTurn): boolean =>
  has(turn, 'rudeness') || (scornIn(turn) !== undefined && !presses(turn));
const presses = (turn: LoggedTurn): boolean => has(turn, 'pressure') || hurryIn(turn) !== undefined;

/** How somebody who said no put an end to it; null where nothing was said. */
function refusal(log: SessionLog): string | null {
  const last = log.turns.at(-1);
  const reply = last?.replies.at(-1);
  if (!last || !reply) return null;
  const objection = log.last.isOpen ? objected(log, log.last.raised.length - 1) : null;
  const kind = offends(last) ? OFFENDED : log.turns.some(presses) ? PRESSED : null;
  if (kind) return kind.replace('{frase}', () => quoted(reply.text));
  const text = objection ? REFUSED_WITH : REFUSED;
  return text.replace('{frase}', () => quoted((objection ?? reply).text));
}

function stillMissing(log: SessionLog, status: PracticeStatus, marked: readonly Marked[]): string {
  const isOver = status === 'ghosted' || status === 'lost';
  const refused = status === 'lost' ? refusal(log) : null;
  if (refused) return refused;
  const step = marked.find(({ key }) => key === 'next_step');
  if (!log.last.known.includes('pain') && !isOver) return NO_PROBLEM;
  const objection = log.last.isOpen ? objected(log, log.last.raised.length - 1) : null;
  if (objection) {
    const text = isOver ? LEFT_WITH : STILL_OBJECTS;
    return text.replace('{frase}', () => quoted(objection.text));
  }
  if (isOver) return wornOut(log);
  if (step?.lack === 'none') return NOTHING_ASKED;
  return MISSING[step?.lack ?? ''] ?? MISSING.reason ?? '';
}

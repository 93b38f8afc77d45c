import {
  PRACTICE_CRITERIA,
  type PracticeAct,
  type PracticeQuote,
  type PracticeReview,
  type PracticeStatus,
} from '@salesai/contract/practice';
import type { PracticeEntry, PracticeSetup } from '../port.ts';
import { REVIEW_VERSION, WEIGHTS } from '../rubric.ts';
import { instantOf } from '../session.ts';
import type { SessionState } from '../types.ts';
import { adviceFor, strengthText } from './advice.ts';
import { consistent, type Marked } from './consistency.ts';
import { CRITERIA } from './criteria.ts';
import { improvementsOf } from './improvements.ts';
import { FULL, NOT_APPLICABLE } from './judged.ts';
import { finalPrice } from './margin.ts';
import { contentOf } from './quotes.ts';
import { replay, type SessionLog } from './replay.ts';

/** Scores a log from its acts alone. */
export function reviewOf(
  setup: PracticeSetup,
  entries: readonly PracticeEntry[],
  status: PracticeStatus,
  contested: Readonly<Record<string, PracticeAct>> = {},
): PracticeReview {
  const log = replay(setup, entries, contested);
  const marked = consistent(
    PRACTICE_CRITERIA.map((key) => ({
      key,
      weight: WEIGHTS[key],
      ...(log.turns.length === 0 ? NOT_APPLICABLE : CRITERIA[key](log, status)),
    })),
  );
  return {
    version: REVIEW_VERSION,
    score: scoreOf(marked),
    status,
    criteria: marked.map(({ key, weight, mark, evidence, missed, lack, phrase }) => ({
      ...{ key, weight, mark, evidence },
      ...(missed ? { missed } : {}),
      advice: adviceFor(key, mark, { lack, phrase }),
    })),
    strength: strengthOf(setup, marked),
    improvements: improvementsOf(log, marked),
    margin: marginOf(log, status),
    hints: log.hints,
    trace: log.turns.map(({ messageId, sentences, after }) => ({
      messageId,
      acts: sentences.map(({ act, start, end }) => ({ act, start, end })),
      state: traceOf(setup, after),
    })),
  };
}

function scoreOf(marked: readonly Marked[]): number {
  const counted = marked.filter(({ mark }) => mark !== null);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { weight, mark }) => sum + (weight * (mark ?? 0)) / FULL, 0);
  return weights === 0 ? 0 : Math.round((100 * points) / weights);
}

function strengthOf(
  { seed }: PracticeSetup,
  marked: readonly Marked[],
): PracticeReview['strength'] {
  const [best] = marked.toSorted((a, b) => (b.mark ?? -1) - (a.mark ?? -1) || b.weight - a.weight);
  if (!best?.mark) return { key: best?.key ?? 'respect', text: strengthText(best?.key, 0, seed) };
  const [quote] = best.evidence
    .filter((one) => !hasCost(marked, one))
    .toSorted((a, b) => contentOf(b.quote) - contentOf(a.quote));
  return {
    key: best.key,
    text: strengthText(best.key, best.mark, seed),
    ...(quote ? { quote } : {}),
  };
}

/** Whether a criterion lost points for words that a quote shows. */
const hasCost = (marked: readonly Marked[], { messageId, quote }: PracticeQuote): boolean =>
  marked.some(
    ({ mark, missed }) =>
      mark !== null &&
      mark < FULL &&
      missed?.messageId === messageId &&
      (missed.quote.includes(quote) || quote.includes(missed.quote)),
  );

function marginOf(log: SessionLog, status: PracticeStatus): PracticeReview['margin'] {
  const listPrice = log.setup.offer.price;
  const soldPrice = status === 'won' ? (finalPrice(log).offered ?? listPrice) : null;
  const left = soldPrice === null ? null : Math.round((listPrice - soldPrice) * 100) / 100;
  return { listPrice, soldPrice, leftOnTable: left };
}

/** The state behind a mark, as the seller may see it after the end. */
function traceOf(setup: PracticeSetup, state: SessionState): Record<string, unknown> {
  const { trust, value, urgency, known, reflections, implications, linkedPitches } = state;
  return {
    ...{ trust, value, urgency, known, reflections, implications, linkedPitches },
    patience: state.patience / 10,
    price: { stated: state.price.stated, offered: state.price.offered },
    objection: state.isOpen ? (state.raised.at(-1)?.key ?? null) : null,
    isSilent: state.silentSince !== null,
    clock: instantOf(setup, state),
  };
}

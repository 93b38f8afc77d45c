import {
  PRACTICE_CRITERIA,
  type PracticeAct,
  type PracticeReview,
  type PracticeStatus,
} from '@salesai/contract/practice';
import type { PracticeEntry, PracticeSetup } from '../port.ts';
import { REVIEW_VERSION, WEIGHTS } from '../rubric.ts';
import { instantOf } from '../session.ts';
import type { SessionState } from '../types.ts';
import { adviceFor } from './advice.ts';
import { consistent, type Marked } from './consistency.ts';
import { CRITERIA } from './criteria.ts';
import { improvementsOf } from './improvements.ts';
import { FULL, NOT_APPLICABLE } from './judged.ts';
import { finalPrice } from './margin.ts';
import { gatesShut } from './missing-gate.ts';
import { AGREED, outcomeOf } from './outcome.ts';
import { replay, type SessionLog } from './replay.ts';
import { strengthOf } from './strength.ts';

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
    gatesShut(log),
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
    ...withOutcome(log, status, marked),
    margin: marginOf(log, status),
    hints: log.hints,
    trace: log.turns.map(({ messageId, sentences, after }) => ({
      messageId,
      acts: sentences.map(({ act, start, end }) => ({ act, start, end })),
      state: traceOf(setup, after),
    })),
  };
}

/** Strength and improvements, the one that it belongs to with why the buyer bought or did not. */
function withOutcome(log: SessionLog, status: PracticeStatus, marked: readonly Marked[]) {
  const strength = strengthOf(log, marked);
  const improvements = improvementsOf(log, marked, strength.key);
  const outcome = outcomeOf(log, status, marked);
  const [first, ...others] = improvements;
  if (outcome === null) return { strength, improvements };
  if (AGREED.has(status) || !first) {
    return { strength: { ...strength, text: `${strength.text} ${outcome}` }, improvements };
  }
  // What the first lesson quotes need not be quoted twice.
  const quoted = /“[^“”]{1,200}”/.exec(outcome)?.[0];
  const why = quoted && first.text.includes(quoted) ? outcome.replace(`: ${quoted}`, '') : outcome;
  return { strength, improvements: [{ ...first, text: `${why} ${first.text}` }, ...others] };
}

function scoreOf(marked: readonly Marked[]): number {
  const counted = marked.filter(({ mark }) => mark !== null);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { weight, mark }) => sum + (weight * (mark ?? 0)) / FULL, 0);
  return weights === 0 ? 0 : Math.round((100 * points) / weights);
}

function marginOf(log: SessionLog, status: PracticeStatus): PracticeReview['margin'] {
  const listPrice = log.setup.offer.price;
  const { offered, isPart } = finalPrice(log);
  const ofPart = isPart ? log.last.price.offered : null;
  const soldPrice = status === 'won' ? (ofPart ?? offered ?? listPrice) : null;
  // Of a smaller part nobody knows what its list price would be.
  const left =
    soldPrice === null || ofPart !== null ? null : Math.round((listPrice - soldPrice) * 100) / 100;
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

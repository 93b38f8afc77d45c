import {
  PRACTICE_CRITERIA,
  type PracticeAct,
  type PracticeCriterion,
  type PracticeQuote,
  type PracticeReview,
  type PracticeStatus,
} from '@salesai/contract/practice';
import type { PracticeEntry, PracticeSetup } from '../port.ts';
import { REVIEW_VERSION, WEIGHTS } from '../rubric.ts';
import { instantOf } from '../session.ts';
import type { SessionState } from '../types.ts';
import { adviceFor, improvementText, strengthText } from './advice.ts';
import { CRITERIA } from './criteria.ts';
import { type Judged, NOT_APPLICABLE } from './judged.ts';
import { contentOf } from './quotes.ts';
import { replay, type SessionLog } from './replay.ts';
import { rewriteFor } from './rewrite.ts';

const FULL = 4;
const IMPROVED_UP_TO = 3;
const IMPROVEMENTS_MAX = 2;
const OFFENCES: ReadonlySet<string> = new Set(['rude', 'pressure', 'badmouth', 'promise']);
/** More than any criterion can lose. */
const FIRST = 100;

interface Marked extends Judged {
  key: PracticeCriterion;
  weight: number;
}

/** Scores a log from its acts alone. */
export function reviewOf(
  setup: PracticeSetup,
  entries: readonly PracticeEntry[],
  status: PracticeStatus,
  contested: Readonly<Record<string, PracticeAct>> = {},
): PracticeReview {
  const log = replay(setup, entries, contested);
  const marked: Marked[] = PRACTICE_CRITERIA.map((key) => ({
    key,
    weight: WEIGHTS[key],
    ...(log.turns.length === 0 ? NOT_APPLICABLE : CRITERIA[key](log, status)),
  }));
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

/** The two criteria that cost most points. */
function improvementsOf(
  log: SessionLog,
  marked: readonly Marked[],
): PracticeReview['improvements'] {
  const lost = ({ weight, mark }: Marked) => (FULL - (mark ?? FULL)) * weight;
  // Before the problem is known there is nothing to listen to, to deepen or to link.
  const isBasic = (key: string) => key === 'problem' && !log.last.known.includes('pain');
  // Who was offended or pressed listens to nothing else.
  const isOffence = ({ key, lack }: Marked) => key === 'respect' && OFFENCES.has(lack ?? '');
  const rank = (one: Marked) =>
    lost(one) + (isBasic(one.key) ? FIRST : 0) + (isOffence(one) ? FIRST : 0);
  const worst = marked
    .filter(({ mark }) => mark !== null && mark <= IMPROVED_UP_TO)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, IMPROVEMENTS_MAX);
  return worst.map(({ key, missed, evidence, lack, phrase }) => {
    const rewritten = rewriteFor(log, key, lack);
    const quote = rewritten?.quote ?? quoteOfMissed(log, missed) ?? evidence[0];
    return {
      key,
      text: improvementText(key, log.setup.seed, { lack, phrase }),
      ...(quote ? { quote } : {}),
      ...(rewritten ? { rewrite: rewritten.text } : {}),
    };
  });
}

function quoteOfMissed({ turns, buyerMessages }: SessionLog, missed: Judged['missed']) {
  const message = [...buyerMessages, ...turns].find(
    ({ messageId }) => messageId === missed?.messageId,
  );
  if (!message || !missed) return null;
  const start = message.text.indexOf(missed.quote);
  return { ...missed, start, end: start + missed.quote.length };
}

function marginOf({ setup, last }: SessionLog, status: PracticeStatus): PracticeReview['margin'] {
  const listPrice = setup.offer.price;
  const soldPrice = status === 'won' ? (last.price.offered ?? listPrice) : null;
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

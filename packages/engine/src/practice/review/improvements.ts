import type { PracticeReview } from '@salesai/contract/practice';
import { improvementText } from './advice.ts';
import type { Marked } from './consistency.ts';
import { FULL } from './judged.ts';
import type { SessionLog } from './replay.ts';
import { rewriteFor } from './rewrite.ts';
import { isWorth } from './rewriting.ts';

const IMPROVED_UP_TO = 3;
const IMPROVEMENTS_MAX = 2;
const OFFENCES: ReadonlySet<string> = new Set([
  ...(['rude', 'pressure', 'badmouth', 'promise', 'scorn'] as const),
]);
/** More than any criterion can lose. */
const FIRST = 100;
/** What shows no sentence of the seller teaches less than what does. */
const UNSHOWN = 0.6;

/** The two criteria that cost most points, those first that can show how to say it. */
export function improvementsOf(
  log: SessionLog,
  marked: readonly Marked[],
): PracticeReview['improvements'] {
  const improvable = marked
    .filter(({ mark }) => mark !== null && mark <= IMPROVED_UP_TO)
    .map((one) => ({ one, shown: shownFor(log, one) }));
  return improvable
    .toSorted((a, b) => rankOf(log, b) - rankOf(log, a))
    .filter(
      ({ shown }, at, all) => !all.slice(0, at).some((one) => isSameRewrite(one.shown, shown)),
    )
    .slice(0, IMPROVEMENTS_MAX)
    .map(({ one: { key, lack, phrase }, shown }) => ({
      key,
      text: improvementText(key, log.setup.seed, { lack, phrase }),
      ...shown,
    }));
}

/** Two criteria that ask for the same sentence ask for it once. */
const isSameRewrite = (one: Shown, other: Shown): boolean =>
  one.rewrite !== undefined && one.rewrite === other.rewrite;

type Shown = Pick<PracticeReview['improvements'][number], 'quote' | 'rewrite'>;

/** A sentence of the seller: rewritten, else the one at fault; none where neither is certain. */
function shownFor(log: SessionLog, { key, lack, fault }: Marked): Shown {
  const rewritten = rewriteFor(log, key, lack, fault);
  if (rewritten) return { quote: rewritten.quote, rewrite: rewritten.text };
  return fault && isWorth({ text: fault.quote }) ? { quote: fault } : {};
}

function rankOf(log: SessionLog, { one, shown }: { one: Marked; shown: Shown }): number {
  const { key, mark, weight, lack } = one;
  const lost = (FULL - (mark ?? FULL)) * weight;
  // Before the problem is known there is nothing to listen to, to deepen or to link.
  const isBasic = key === 'problem' && !log.last.known.includes('pain');
  // Who was offended or pressed listens to nothing else.
  const isOffence = key === 'respect' && OFFENCES.has(lack ?? '');
  const first = (isBasic ? FIRST : 0) + (isOffence ? FIRST : 0);
  return first + lost * (shown.quote ? 1 : UNSHOWN);
}

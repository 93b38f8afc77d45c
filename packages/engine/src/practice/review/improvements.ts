import type { PracticeCriterion, PracticeReview } from '@salesai/contract/practice';
import type { Gate } from '../moves/gates.ts';
import { plain } from '../reading/plain.ts';
import { improvementText } from './advice.ts';
import type { Marked } from './consistency.ts';
import { FULL } from './judged.ts';
import { gatesShut } from './missing-gate.ts';
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
/** An offence comes before a price given away. */
const GRAVE = 40;
/** What shows no sentence of the seller, or none said better, teaches less than what does. */
const UNSHOWN = 0.5;
const UNWRITTEN = 0.8;

/** What a step itself may lack. */
const OF_STEP: ReadonlySet<string> = new Set([
  ...([
    'none',
    'vague',
    'untimed',
    'undated',
    'late',
    'unsaid',
    'reason',
    'customer',
    'price',
  ] as const),
]);
/** Where the problem is not known, what has to wait for it is no second lesson. */
const WAITS_FOR_PROBLEM: ReadonlySet<string> = new Set([
  ...(['listening nothing', 'consequence early', 'value early', 'price_timing problem'] as const),
]);

/** The two criteria that cost the sale most, those first that can show how to say it. */
export function improvementsOf(
  log: SessionLog,
  marked: readonly Marked[],
  strength: PracticeCriterion,
): PracticeReview['improvements'] {
  const shut = gatesShut(log).flatMap((gate) => OF_GATE[gate] ?? []);
  const improvable = marked.filter(
    ({ key, mark }) => mark !== null && mark <= IMPROVED_UP_TO && key !== strength,
  );
  // A step that was well asked for teaches nothing: what it lacked is another criterion's lesson.
  const lessons = improvable.filter(
    ({ key, lack }) => key !== 'next_step' || OF_STEP.has(lack ?? ''),
  );
  const ranked = (lessons.length > 0 ? lessons : improvable)
    .map((one) => ({ one, shown: shownFor(log, one) }))
    .map((each) => ({ ...each, rank: rankOf(log, each, shut) }))
    .toSorted((a, b) => b.rank - a.rank)
    // "Do it once more" beside a mark that is nearly full, without a sentence, teaches nothing.
    .filter(({ one, shown }, at) => at === 0 || shown.quote || (one.mark ?? 0) < FULL - 1);
  const [first] = ranked;
  if (!first) return [];
  const others = ranked.slice(1).filter(({ one, shown }) => {
    const isWaiting =
      first.one.key === 'problem' && WAITS_FOR_PROBLEM.has(`${one.key} ${one.lack}`);
    return !isWaiting && !isSameRewrite(first.shown, shown);
  });
  // Two lessons of one message are one place to look at: another one teaches more.
  const second =
    others.find(({ shown }) => !isSameMessage(first.shown, shown) && shown.quote) ??
    others.find(({ shown }) => !isSameMessage(first.shown, shown)) ??
    others[0];
  return [first, ...(second ? [second] : [])]
    .slice(0, IMPROVEMENTS_MAX)
    .map(({ one: { key, lack, phrase }, shown }) => ({
      key,
      text: improvementText(key, log.setup.seed, { lack, phrase }),
      ...shown,
    }));
}

const isSameMessage = (one: Shown, other: Shown): boolean =>
  one.quote !== undefined && one.quote.messageId === other.quote?.messageId;

/** Two criteria that ask for the same sentence ask for it once. */
const isSameRewrite = (one: Shown, other: Shown): boolean =>
  one.rewrite !== undefined && one.rewrite === other.rewrite;

type Shown = Pick<PracticeReview['improvements'][number], 'quote' | 'rewrite'>;

/** A sentence of the seller: rewritten, else the one at fault; none where neither is certain. */
function shownFor(log: SessionLog, { key, lack, fault }: Marked): Shown {
  const rewritten = rewriteFor(log, key, lack, fault);
  const isNew = rewritten !== null && plain(rewritten.text) !== plain(rewritten.quote.quote);
  if (isNew) return { quote: rewritten.quote, rewrite: rewritten.text };
  return fault && isWorth({ text: fault.quote }) ? { quote: fault } : {};
}

/** The criterion that opens a gate which was still shut for the buyer. */
const OF_GATE: Readonly<Partial<Record<Gate, PracticeCriterion>>> = {
  ...{ objection: 'objections', partner: 'decision_maker', pain: 'problem', trust: 'listening' },
  ...{ reflections: 'listening', implications: 'consequence', linked: 'value', value: 'value' },
};
/** What kept the buyer from buying weighs more than what only cost points. */
const SHUT = 1.4;

function rankOf(
  log: SessionLog,
  { one, shown }: { one: Marked; shown: Shown },
  shut: readonly PracticeCriterion[],
): number {
  const { key, mark, weight, lack } = one;
  const lost = (FULL - (mark ?? FULL)) * weight;
  // Before the problem is known there is nothing to listen to, to deepen or to link.
  const isBasic = key === 'problem' && !log.last.known.includes('pain');
  // Who was offended or pressed listens to nothing else.
  const isOffence = key === 'respect' && OFFENCES.has(lack ?? '');
  const isDismissal = key === 'objections' && lack === 'dismissed';
  // A price that falls again and again is what such a session has to learn from.
  const isGiving = key === 'margin' && lack === 'repeated';
  const isGrave = (lack === 'rude' || lack === 'pressure') && (mark ?? 0) <= 1 ? GRAVE : 0;
  const first = isBasic || isOffence || isDismissal || isGiving ? FIRST + isGrave : 0;
  const teaches = shown.rewrite ? 1 : shown.quote ? UNWRITTEN : UNSHOWN;
  return first + lost * teaches * (shut.includes(key) ? SHUT : 1);
}

import type { PracticeCriterion, PracticeQuote, PracticeReview } from '@salesai/contract/practice';
import type { Move } from '../moves/moves.ts';
import { strengthText } from './advice.ts';
import type { Marked } from './consistency.ts';
import { FULL } from './judged.ts';
import { contentOf } from './quotes.ts';
import type { SessionLog } from './replay.ts';

/** How a message is written, as opposed to what it does for the sale. */
const OF_FORM: ReadonlySet<PracticeCriterion> = new Set(['opening', 'clarity', 'respect']);
/** Up to this mark a criterion shows nothing that could be called strong. */
const WEAK_UP_TO = 2;
/** Moves of a buyer who rejects the message before. */
const PUT_OFF: ReadonlySet<Move> = new Set([
  ...(['cold', 'tradeEarly', 'dump', 'repeated', 'insist', 'badmouth'] as const),
]);

/** Below it a mark says that the thing is hardly there. */
const PRAISED_FROM = 2;
/** What a criterion says is missing, and its praise would deny: listening, answers used, few words. */
const DENIED: ReadonlySet<string> = new Set([
  ...(['dismissed', 'acknowledged', 'unheard', 'row'] as const),
  ...([
    'who',
    'why',
    'over',
    'long',
    'monologue',
    'complained',
    'quiz',
    'shouting',
    'short',
    'haste',
  ] as const),
]);

interface Strong {
  one: Marked;
  quote: PracticeQuote | undefined;
}

/** What went best, shown by words that cost nothing elsewhere and that the buyer did not reject. */
export function strengthOf(log: SessionLog, marked: readonly Marked[]): PracticeReview['strength'] {
  const { seed } = log.setup;
  const [best] = marked
    .filter(({ mark, lack }) => (mark ?? 0) >= PRAISED_FROM && !DENIED.has(lack ?? ''))
    .map((one): Strong => ({ one, quote: shownBy(log, marked, one) }))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.one.weight - a.one.weight);
  if (!best) return { key: marked[0]?.key ?? 'respect', text: strengthText(undefined, 0, seed) };
  const { one, quote } = best;
  const isOnlyForm =
    OF_FORM.has(one.key) &&
    marked.every(({ key, mark }) => OF_FORM.has(key) || (mark ?? 0) <= WEAK_UP_TO);
  return {
    key: one.key,
    text: strengthText(one.key, one.mark ?? 0, seed, isOnlyForm),
    ...(quote ? { quote } : {}),
  };
}

/** Of equal marks the one that did something for the sale, and short messages last. */
const FORM_COSTS: Readonly<Partial<Record<PracticeCriterion, number>>> = {
  opening: 1.2,
  clarity: 1.5,
  respect: 1.5,
};
/** Without a quote that stands, a mark is worth less than any other with one. */
const rankOf = ({ one, quote }: Strong): number =>
  (one.mark ?? 0) - (FORM_COSTS[one.key] ?? 0) - (quote ? 0 : FULL);

function shownBy(
  log: SessionLog,
  marked: readonly Marked[],
  { evidence }: Marked,
): PracticeQuote | undefined {
  return evidence
    .filter((one) => !hasCost(marked, one) && !wasRejected(log, one))
    .toSorted(
      (a, b) =>
        Number(isOwn(log, b)) - Number(isOwn(log, a)) || contentOf(b.quote) - contentOf(a.quote),
    )[0];
}

/** Of the seller, not of the buyer. */
const isOwn = ({ turns }: SessionLog, { messageId }: PracticeQuote): boolean =>
  turns.some((turn) => turn.messageId === messageId);

const wasRejected = ({ turns }: SessionLog, { messageId }: PracticeQuote): boolean =>
  turns.some(
    (turn) => turn.messageId === messageId && turn.sayings.some(({ move }) => PUT_OFF.has(move)),
  );

/** Whether a criterion lost points for words that a quote shows. */
const hasCost = (marked: readonly Marked[], { messageId, quote }: PracticeQuote): boolean =>
  marked.some(
    ({ mark, missed, fault }) =>
      mark !== null &&
      mark < FULL &&
      [missed, fault].some(
        (one) =>
          one?.messageId === messageId && (one.quote.includes(quote) || quote.includes(one.quote)),
      ),
  );

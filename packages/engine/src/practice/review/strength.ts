import type { PracticeCriterion, PracticeQuote, PracticeReview } from '@salesai/contract/practice';
import type { Move } from '../moves/moves.ts';
import { strengthText } from './advice.ts';
import { bestMoment, NO_MOMENT } from './best-moment.ts';
import type { Marked } from './consistency.ts';
import { FULL } from './judged.ts';
import { contentOf } from './quotes.ts';
import type { SessionLog } from './replay.ts';
import { asksToBuy } from './requests.ts';
import { isFair } from './tone.ts';

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
/** What is praised as a whole is only where nothing is missing. */
const PRAISED_AS_WHOLE: Readonly<Partial<Record<PracticeCriterion, number>>> = {
  ...{ opening: FULL, questions: FULL, price_timing: FULL, clarity: FULL, respect: FULL },
  ...{ problem: 3, margin: 3, next_step: 3 },
};
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
  quote: PracticeQuote;
}

/** What went best, shown by words that cost nothing elsewhere and that the buyer did not reject. */
export function strengthOf(log: SessionLog, marked: readonly Marked[]): PracticeReview['strength'] {
  const { seed } = log.setup;
  const [best] = marked
    .filter(
      ({ key, mark, lack }) =>
        (mark ?? 0) >= (PRAISED_AS_WHOLE[key] ?? PRAISED_FROM) && !DENIED.has(lack ?? ''),
    )
    .flatMap((one): Strong[] => {
      const quote = shownBy(log, marked, one);
      return quote ? [{ one, quote }] : [];
    })
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.one.weight - a.one.weight);
  if (log.turns.length === 0) {
    return { key: marked[0]?.key ?? 'respect', text: strengthText(undefined, 0, seed) };
  }
  const isFree = (quote: PracticeQuote) => !hasCost(marked, quote) && !wasRejected(log, quote);
  const isOfForm = best !== undefined && OF_FORM.has(best.one.key);
  // One thing that really happened says more than good form, which an offence or pressure spoils.
  const moment = best && !(isOfForm && isOnlyForm(marked)) ? null : bestMoment(log, isFree);
  if (moment) return moment;
  if (!best || (isOfForm && !isForm(log, marked))) return NO_MOMENT;
  const { one, quote } = best;
  return {
    key: one.key,
    text: strengthText(one.key, one.mark ?? 0, seed, isOfForm && isOnlyForm(marked)),
    quote,
  };
}

/** Nothing but the form of the messages got a good mark. */
const isOnlyForm = (marked: readonly Marked[]): boolean =>
  marked.every(({ key, mark }) => OF_FORM.has(key) || (mark ?? 0) <= WEAK_UP_TO);

/** Nothing offended, pressed or was waved off, so that good form is what helped most. */
const isForm = ({ turns }: SessionLog, marked: readonly Marked[]): boolean =>
  marked.every(({ key, mark }) => key !== 'respect' || mark === null || mark >= FULL) &&
  turns.every(isFair);

/** Of equal marks the one that did something for the sale, and short messages last. */
const FORM_COSTS: Readonly<Partial<Record<PracticeCriterion, number>>> = {
  opening: 1.2,
  clarity: 1.5,
  respect: 1.5,
};
const rankOf = ({ one }: Strong): number => (one.mark ?? 0) - (FORM_COSTS[one.key] ?? 0);

function shownBy(
  log: SessionLog,
  marked: readonly Marked[],
  { evidence, praised = evidence }: Marked,
): PracticeQuote | undefined {
  return praised
    .filter((one) => isOwn(log, one) && !asksToBuy(one.quote))
    .filter((one) => !hasCost(marked, one) && !wasRejected(log, one))
    .toSorted((a, b) => contentOf(b.quote) - contentOf(a.quote))[0];
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

import type {
  PracticeMessage,
  PracticeQuote,
  PracticeReview,
  PracticeSession,
} from '@salesai/contract/practice';

type Criterion = PracticeReview['criteria'][number];

/** A place of the conversation: what the buyer wrote, and what the seller answered there. */
export interface Moment {
  buyer: PracticeMessage | undefined;
  own: PracticeMessage | undefined;
}

/** The moment that an improvement is about: its quote, else what the criterion missed. */
export function momentOf(
  { criterion, quote }: { criterion: Criterion | undefined; quote?: PracticeQuote | undefined },
  { messages }: PracticeSession,
): Moment {
  const missed = messages.find(({ id }) => id === criterion?.missed?.messageId);
  const quoted = messages.find(({ id }) => id === quote?.messageId);
  const own = [quoted, missed].find((message) => message?.from === 'seller');
  // A line of the seller from elsewhere is shown with what came before it.
  const isAnswer = missed && (!own || isAnsweredBy(missed, own, messages));
  const buyer = [isAnswer ? missed : undefined, quoted].find((one) => one?.from === 'buyer');
  return {
    buyer: buyer ?? (own && messages.findLast((one) => one.from === 'buyer' && one.n < own.n)),
    own: own ?? (buyer && messages.find((one) => one.from === 'seller' && one.n > buyer.n)),
  };
}

const isAnsweredBy = (
  missed: PracticeMessage,
  own: PracticeMessage,
  messages: readonly PracticeMessage[],
): boolean => messages.find((one) => one.from === 'seller' && one.n > missed.n)?.id === own.id;

/** The message of the seller that a correction can be about: at what was missed, or what was quoted. */
export const contestable = (criterion: Criterion, session: PracticeSession) =>
  momentOf({ criterion, quote: criterion.evidence.at(-1) }, session).own;

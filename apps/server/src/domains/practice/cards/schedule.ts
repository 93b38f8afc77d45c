import type { CardRating } from '@salesai/contract/card-changes';
import { createEmptyCard, fsrs, type Grade, type Card as Memory, Rating } from 'ts-fsrs';
import type { StoredMemory } from '../../../db/schema/practice-cards.ts';

/** First intervals of 1, 2, 3 and 8 days; nothing is random, so equal answers have equal dates. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 60,
  enable_fuzz: false,
  enable_short_term: false,
});

const GRADES: Record<CardRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const EASY_SECONDS = 45;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The state of a card that was never answered. */
export const newMemory = (now: Date): StoredMemory => toStored(createEmptyCard(now));

/** When a new card is asked first: the day after the moment that it is about. */
export const firstDue = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** The rating follows from the result, not from what the seller thinks of it. */
export function ratingOf(answer: {
  passed: boolean;
  hint: boolean;
  seconds: number | null;
  isFirst: boolean;
}): CardRating {
  if (!answer.passed) return 'again';
  if (answer.hint) return 'hard';
  const isQuick = answer.seconds !== null && answer.seconds < EASY_SECONDS;
  return answer.isFirst && isQuick ? 'easy' : 'good';
}

/** The state after an answer. */
export const afterAnswer = (memory: StoredMemory, rating: CardRating, now: Date): StoredMemory =>
  toStored(scheduler.next(fromStored(memory), now, GRADES[rating]).card);

const toStored = ({ due, last_review, ...rest }: Memory): StoredMemory => ({
  ...rest,
  due: due.toISOString(),
  ...(last_review ? { last_review: last_review.toISOString() } : {}),
});

const fromStored = ({ due, last_review, ...rest }: StoredMemory): Memory => ({
  ...rest,
  due: new Date(due),
  ...(last_review ? { last_review: new Date(last_review) } : {}),
});

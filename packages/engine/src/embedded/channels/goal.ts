import type { Reading } from './reading.ts';

/** Goals that need more sales than one person can make are ignored. */
const MOST_SALES = 2_000;

/** How many sales a month the seller's goal means at this buyer's ticket; null when unknown. */
export function monthlySales({
  seller,
  ticket,
}: Reading): { count: number; goal: number; ticket: string } | null {
  if (!ticket || !seller.goal) return null;
  const { amount, per } = seller.goal;
  const goal = per === 'year' ? amount / 12 : amount;
  const count = Math.ceil(goal / ticket.amount);
  return count >= 1 && count <= MOST_SALES ? { count, goal, ticket: ticket.text } : null;
}

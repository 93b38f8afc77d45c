import type { Learned } from '@salesai/contract/channels';
import type { ObjectionKey } from '@salesai/contract/objections';
import type { ResultKind } from '@salesai/contract/results';

/** Logged results of one kind on one channel, with one objection for losses. */
export interface ChannelTally {
  channelId: string;
  kind: ResultKind;
  objection: ObjectionKey | null;
  count: number;
}

export type KindCounts = Record<ResultKind, number>;

/** Sales are looked at from this many cases on. */
const CASES_MIN = 10;
/** One sale can be chance. */
const SALES_MIN = 2;
/** Without a sale this many cases speak against a channel: cold contacts rarely answer. */
const WITHOUT_SALE: Record<Learned['of'], number> = { conversations: 20, contacts: 60, closed: 10 };
/** Fewer proposals than this share of the cases: nothing is about to be sold either. */
const PROPOSALS_SHARE = 0.1;
/** Of the normal distribution, for an interval of 80 %. */
const Z = 1.2816;

interface Evidence extends Omit<Learned, 'direction'> {
  verdict: 'sells' | 'open' | 'stalls';
}

/** Counts the results of one channel by kind. */
export function countsOf(tallies: readonly ChannelTally[], channelId: string): KindCounts {
  const counts: KindCounts = { contact: 0, conversation: 0, proposal: 0, sale: 0, loss: 0 };
  for (const tally of tallies) if (tally.channelId === channelId) counts[tally.kind] += tally.count;
  return counts;
}

/** What the counts of a channel say about it; undefined below ten cases. */
function evidenceOf(counts: KindCounts): Evidence | undefined {
  const { contact, conversation, proposal, sale, loss } = counts;
  const ways = { conversations: conversation, contacts: contact, closed: sale + loss };
  const of = (['conversations', 'contacts', 'closed'] as const).find(
    // Who logs more sales than conversations does not log every conversation.
    (way) => ways[way] >= CASES_MIN && ways[way] >= sale,
  );
  if (!of) return undefined;
  const cases = ways[of];
  const stalls =
    sale === 0 && cases >= WITHOUT_SALE[of] && proposal < Math.max(1, cases * PROPOSALS_SHARE);
  const verdict = sale >= SALES_MIN ? 'sells' : stalls ? 'stalls' : 'open';
  return { verdict, sales: sale, cases, of };
}

const RANKS = { sells: 2, open: 1, stalls: 0 };

/**
 * Whether the results put a channel before another one: it sells and the other does not, the other
 * stalls, or both sell at rates whose intervals do not overlap.
 */
function isBetter(one: Evidence | undefined, other: Evidence | undefined): boolean {
  const difference = RANKS[one?.verdict ?? 'open'] - RANKS[other?.verdict ?? 'open'];
  if (difference !== 0) return difference > 0;
  if (one?.verdict !== 'sells' || other?.verdict !== 'sells' || one.of !== other.of) return false;
  return intervalOf(one).low > intervalOf(other).high;
}

/** Wilson's interval of the rate of sales. */
function intervalOf({ sales, cases }: Evidence): { low: number; high: number } {
  const rate = sales / cases;
  const centre = rate + Z ** 2 / (2 * cases);
  const margin = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * cases)) / cases);
  const scale = 1 + Z ** 2 / cases;
  return { low: (centre - margin) / scale, high: (centre + margin) / scale };
}

export interface LearnedChannel<C> {
  channel: C;
  learned: Learned | null;
}

/**
 * The channels in the order that logged results suggest; the others keep theirs. A channel passes
 * those before it as long as its results are better.
 * @param channels in the order in which they were generated.
 */
export function learnedOrder<C extends { id: string }>(
  channels: readonly C[],
  tallies: readonly ChannelTally[],
): LearnedChannel<C>[] {
  const evidence = new Map(channels.map(({ id }) => [id, evidenceOf(countsOf(tallies, id))]));
  const order: C[] = [];
  for (const channel of channels) {
    let at = order.length;
    while (at > 0 && isBetter(evidence.get(channel.id), evidence.get(order[at - 1]?.id ?? ''))) {
      at--;
    }
    order.splice(at, 0, channel);
  }
  return order.map((channel, at) => ({
    channel,
    learned: learnedOf(evidence.get(channel.id), at - channels.indexOf(channel)),
  }));
}

/** @param moved places down; negative for up. */
function learnedOf(evidence: Evidence | undefined, moved: number): Learned | null {
  if (!evidence) return null;
  const { verdict, sales, cases, of } = evidence;
  if (verdict === 'sells' && moved < 0) return { direction: 'up', sales, cases, of };
  if (verdict === 'stalls' && moved > 0) return { direction: 'down', sales, cases, of };
  return null;
}

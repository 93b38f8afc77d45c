import { describe, expect, it } from 'vitest';
import { type ChannelTally, learnedOrder } from './learning.ts';

const CHANNELS = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
type Counts = Partial<Record<ChannelTally['kind'], number>>;

const order = (counts: Record<string, Counts>) => {
  const tallies = Object.entries(counts).flatMap(([channelId, kinds]) =>
    (Object.keys(kinds) as ChannelTally['kind'][]).map((kind) => ({
      channelId,
      kind,
      objection: null,
      count: kinds[kind] ?? 0,
    })),
  );
  return learnedOrder(CHANNELS, tallies);
};
const ids = (counts: Record<string, Counts>) => order(counts).map(({ channel }) => channel.id);
const learnedOf = (counts: Record<string, Counts>, id: string) =>
  order(counts).find(({ channel }) => channel.id === id)?.learned;

describe('learnedOrder', () => {
  it('keeps the generated order without results', () => {
    expect(ids({})).toEqual(['a', 'b', 'c', 'd']);
    expect(order({}).map(({ learned }) => learned)).toEqual([null, null, null, null]);
  });

  it('moves a channel that sells above those without evidence and says by which cases', () => {
    const counts = { c: { conversation: 12, sale: 3 } };
    expect(ids(counts)).toEqual(['c', 'a', 'b', 'd']);
    expect(learnedOf(counts, 'c')).toEqual({
      direction: 'up',
      sales: 3,
      cases: 12,
      of: 'conversations',
    });
  });

  it.each([
    ['nine conversations', { conversation: 9, sale: 5 }],
    ['a single sale', { conversation: 30, sale: 1 }],
    ['four sales without anything else', { sale: 4 }],
  ])('changes nothing for %s', (_, counts) => {
    expect(ids({ c: counts })).toEqual(['a', 'b', 'c', 'd']);
    expect(learnedOf({ c: counts }, 'c')).toBeNull();
  });

  it('moves a channel down that has no sale and hardly a proposal in many cases', () => {
    const counts = { a: { conversation: 24, proposal: 2 } };
    expect(ids(counts)).toEqual(['b', 'c', 'd', 'a']);
    expect(learnedOf(counts, 'a')).toMatchObject({ direction: 'down', sales: 0, cases: 24 });
  });

  it.each([
    ['few conversations', { conversation: 19 }],
    ['open proposals', { conversation: 24, proposal: 3 }],
    ['contacts that have not answered yet', { contact: 59 }],
  ])('moves no channel down for %s', (_, counts) => {
    expect(ids({ a: counts })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts contacts or ended sales where conversations are not logged', () => {
    expect(learnedOf({ b: { contact: 40, sale: 2 } }, 'b')).toMatchObject({ of: 'contacts' });
    const closed = { b: { contact: 3, conversation: 10, sale: 12, loss: 4 } };
    expect(learnedOf(closed, 'b')).toMatchObject({ sales: 12, cases: 16, of: 'closed' });
  });

  it('puts one channel that sells before another only when the rates are clearly apart', () => {
    const near = { a: { conversation: 10, sale: 2 }, b: { conversation: 12, sale: 3 } };
    expect(ids(near)).toEqual(['a', 'b', 'c', 'd']);
    const apart = { a: { conversation: 40, sale: 3 }, b: { conversation: 40, sale: 20 } };
    expect(ids(apart)).toEqual(['b', 'a', 'c', 'd']);
    expect(learnedOf(apart, 'a')).toBeNull();
  });

  it('does not depend on the order of the tallies', () => {
    const counts = {
      d: { conversation: 15, sale: 4 },
      a: { conversation: 30 },
      b: { conversation: 50, sale: 30 },
    };
    const reversed = Object.fromEntries(Object.entries(counts).reverse());
    expect(ids(counts)).toEqual(['b', 'd', 'c', 'a']);
    expect(ids(reversed)).toEqual(ids(counts));
  });
});

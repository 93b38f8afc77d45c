import { describe, expect, it } from 'vitest';
import { fold } from '../../shared/text.ts';
import { textsOf } from '../../testing/texts.ts';
import { TRADES, type Trade } from './index.ts';

/** The fields that an author wrote for one trade only. */
const WRITTEN = [
  'pains',
  'triggers',
  'season',
  'rules',
  'questions',
  'consequences',
  'proofs',
  'openings',
  'decides',
  'objections',
  'doubts',
] as const;

const linesOf = (trade: Trade) => textsOf(WRITTEN.map((field) => trade[field]));

describe('the knowledge about trades', () => {
  it('has one entry for each key', () => {
    expect(new Set(TRADES.map(({ key }) => key)).size).toBe(TRADES.length);
    expect(TRADES.length).toBeGreaterThanOrEqual(60);
  });

  it('says no line in two trades', () => {
    const owners = Map.groupBy(
      TRADES.flatMap((trade) =>
        linesOf(trade).map((line) => ({ line: fold(line), key: trade.key })),
      ),
      ({ line }) => line,
    );
    const shared = [...owners].filter(([, uses]) => new Set(uses.map(({ key }) => key)).size > 1);
    expect(shared.map(([line]) => line)).toEqual([]);
  });

  it.each(TRADES)('$key promises nothing and names no price', (trade) => {
    for (const line of linesOf(trade)) {
      expect(line).not.toMatch(/garantimos|garanto|dinheiro de volta|R\$/i);
    }
  });

  it.each(TRADES)('$key names what its author was not sure of', ({ doubts }) => {
    expect(doubts.length).toBeGreaterThan(0);
  });
});

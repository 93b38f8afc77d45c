import { describe, expect, it } from 'vitest';
import { CHANNELS } from './index.ts';

describe.each(CHANNELS)('channel $key', (channel) => {
  it('has an unconditional line in every field', () => {
    const { alsoCalled: _, week, ...fields } = channel;
    const conditionalOnly = Object.entries({ ...fields, ...week }).filter(
      ([, lines]) => Array.isArray(lines) && lines.every((line) => typeof line !== 'string'),
    );
    expect(conditionalOnly.map(([field]) => field)).toEqual([]);
  });
});

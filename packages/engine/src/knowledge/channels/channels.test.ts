import { describe, expect, it } from 'vitest';
import { CHANNELS } from './index.ts';

describe.each(CHANNELS)('The knowledge of $key', (channel) => {
  it('has something to say in every situation', () => {
    const { alsoCalled: _, week, ...fields } = channel;
    const conditionalOnly = Object.entries({ ...fields, ...week }).filter(
      ([, lines]) => Array.isArray(lines) && lines.every((line) => typeof line !== 'string'),
    );
    expect(conditionalOnly.map(([field]) => field)).toEqual([]);
  });
});

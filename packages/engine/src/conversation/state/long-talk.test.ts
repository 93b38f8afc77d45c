import { describe, expect, it } from 'vitest';
import { prepareState, stateAfter } from './state.ts';

const MEMORY = 60;
const MESSAGES = 110;
const turns = Array.from({ length: MESSAGES }, (_, n) => ({
  userInput: `mandei ${n} mensagens para a Marlene`,
  assistantResponse: `Anotei a mensagem ${n}.`,
}));
/** The state after each message, as a caller sees it that remembers the newest turns only. */
const states = turns.map((_, n) => stateAfter(turns.slice(Math.max(0, n + 1 - MEMORY), n + 1)));

describe('a talk that is longer than the memory of its caller', () => {
  it('starts at the same turn for several messages', () => {
    const starts = states.slice(MEMORY).map(({ log }) => log[0]?.turn.userInput);
    expect(new Set(starts).size).toBeLessThan(starts.length / 3);
  });

  it('keeps at least half of the memory, and always the newest turn', () => {
    states.slice(MEMORY).forEach(({ log }, at) => {
      expect(log.length).toBeGreaterThanOrEqual(MEMORY / 2);
      expect(log.at(-1)?.turn).toEqual(turns[MEMORY + at]);
    });
  });

  it('is whole up to that length', () => {
    expect(states[MEMORY - 2]?.log).toHaveLength(MEMORY - 1);
  });

  it('has the state ready that was prepared after the reply before', async () => {
    const newest = turns.slice(7, 7 + MEMORY);
    const prepared = await prepareState(newest);
    expect(stateAfter(newest)).toBe(prepared);
  });
});

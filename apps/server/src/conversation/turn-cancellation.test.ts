import { describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/use-database.ts';
import { createTurnCancellation } from './turn-cancellation.ts';

const whenAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => resolve('cancelled'), { once: true });
  });

describe('Turn cancellation', () => {
  const fresh = useDatabase();

  it('aborts turns of the key on another node', async () => {
    const [here, there] = [
      createTurnCancellation(fresh.database),
      createTurnCancellation(fresh.database),
    ];
    const close = await there.listen();
    const turn = there.during('coach:ana', whenAborted);
    await here.cancel('coach:ana');
    expect(await turn).toBe('cancelled');
    await close();
  });

  it("leaves the same user's other conversations and other users' turns running", async () => {
    const cancellation = createTurnCancellation(fresh.database);
    const close = await cancellation.listen();
    const signals: AbortSignal[] = [];
    const open = (key: string) =>
      cancellation.during(key, (signal) => {
        signals.push(signal);
        return whenAborted(signal);
      });
    const others = [open('practice:ana'), open('coach:rui')];
    const turn = open('coach:ana');
    await cancellation.cancel('coach:ana');
    await turn;
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, true]);
    await cancellation.cancel('practice:ana');
    await cancellation.cancel('coach:rui');
    await Promise.all(others);
    await close();
  });
});

import { describe, expect, it } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('createBackgroundTasks', () => {
  it('returns the result of the work, or throws its error', async () => {
    const tasks = createBackgroundTasks();
    expect(await tasks.run(async () => 1)).toBe(1);
    await expect(tasks.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await tasks.stop();
  });

  it('aborts running work on stop and waits for its end', async () => {
    const tasks = createBackgroundTasks();
    const stored: string[] = [];
    const work = tasks.run(async (signal) => {
      await whenAborted(signal);
      await Promise.resolve();
      stored.push('half a reply');
    });
    await tasks.stop();
    expect(stored).toEqual(['half a reply']);
    await work;
  });
});

import { describe, expect, it } from 'vitest';
import { createBackground } from './background.ts';

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('Background tasks', () => {
  it('return their result or throw their error', async () => {
    const background = createBackground();
    expect(await background.run(async () => 1)).toBe(1);
    await expect(background.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await background.stop();
  });

  it('are aborted and awaited on stop', async () => {
    const background = createBackground();
    const stored: string[] = [];
    const work = background.run(async (signal) => {
      await whenAborted(signal);
      await Promise.resolve();
      stored.push('half a reply');
    });
    await background.stop();
    expect(stored).toEqual(['half a reply']);
    await work;
  });
});

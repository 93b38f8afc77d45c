import { describe, expect, it } from 'vitest';
import { createBackground } from './background.ts';

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('Work in the background', () => {
  it('gives what it comes to, or throws it', async () => {
    const background = createBackground();
    expect(await background.run(async () => 1)).toBe(1);
    await expect(background.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await background.stop();
  });

  it('is told to stop, and is waited for', async () => {
    const background = createBackground();
    const kept: string[] = [];
    const work = background.run(async (signal) => {
      await whenAborted(signal);
      await Promise.resolve();
      kept.push('half a reply');
    });
    await background.stop();
    expect(kept).toEqual(['half a reply']);
    await work;
  });
});

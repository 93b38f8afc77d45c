import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_START, type Reading, type ReadingEvent, reduceReading } from './reading.ts';
import { DEFAULT_SPEED, nextSpeed, readingMs, SPEEDS, type Speed, timeLeft } from './speed.ts';

const run = (events: ReadingEvent[], from: Reading = AT_START) =>
  events.reduce(reduceReading, from);
const play: ReadingEvent = { type: 'toggled', countdownMs: 0 };
const tick = (elapsed: number, totalMs: number): ReadingEvent => ({
  type: 'ticked',
  elapsed,
  totalMs,
});
const playing = run([play]);

describe('reduceReading', () => {
  it('advances by elapsed time, independent of the frame rate', () => {
    const gaps = fc.array(fc.double({ min: 1, max: 900, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(gaps, (frames) => {
        const total = 200_000;
        const end = run(
          frames.map((gap) => tick(gap, total)),
          playing,
        );
        const passed = frames.reduce((sum, gap) => sum + gap, 0);
        expect(end.share).toBeCloseTo(Math.min(1, passed / total), 6);
      }),
    );
  });

  it('limits the elapsed time of one frame to a second', () => {
    expect(run([tick(60_000, 100_000)], playing).share).toBeLessThanOrEqual(0.01);
  });

  it('ends at the end of the text and restarts from the beginning', () => {
    const ended = run([tick(500, 400)], playing);
    expect(ended).toMatchObject({ phase: 'ended', share: 1 });
    expect(run([play], ended)).toMatchObject({ phase: 'playing', share: 0 });
  });

  it('pauses, resumes and resets', () => {
    const paused = run([tick(500, 5_000), play], playing);
    expect(paused).toMatchObject({ phase: 'paused', share: 0.1 });
    expect(run([tick(500, 5_000)], paused)).toEqual(paused);
    expect(run([play, tick(500, 5_000)], paused).share).toBeCloseTo(0.2);
    expect(run([{ type: 'reset' }], paused)).toMatchObject({ phase: 'ready', share: 0 });
  });

  it('counts down before it plays and can be cancelled', () => {
    const counting = run([{ type: 'toggled', countdownMs: 3_000 }, tick(400, 10_000)]);
    expect(counting).toMatchObject({ phase: 'counting', share: 0, countdown: 2_600 });
    expect(run([play], counting)).toEqual(AT_START);
    const begun = run(
      Array.from({ length: 8 }, () => tick(400, 10_000)),
      counting,
    );
    expect(begun.phase).toBe('playing');
  });

  it('moves to where the reader scrolled, within the text', () => {
    const dragged = run([{ type: 'moved', share: 0.7 }], playing);
    expect(dragged).toMatchObject({ phase: 'playing', share: 0.7 });
    const ended = run([tick(500, 400)], playing);
    expect(run([{ type: 'moved', share: 0.5 }], ended)).toMatchObject({
      phase: 'paused',
      share: 0.5,
    });
    expect(run([{ type: 'moved', share: 7 }], playing).share).toBe(1);
  });

  it('approaches the target of the voice, never past it and never backwards', () => {
    const followed: ReadingEvent = { type: 'followed', elapsed: 100, target: 0.5 };
    const near = run(
      Array.from({ length: 50 }, () => followed),
      playing,
    );
    expect(near.share).toBeGreaterThan(0.49);
    expect(near.share).toBeLessThanOrEqual(0.5);
    expect(run([{ ...followed, target: 0.2 }], near)).toEqual(near);
    const end = run(
      Array.from({ length: 50 }, () => ({ ...followed, target: 1 })),
      near,
    );
    expect(end.phase).toBe('ended');
  });

  it('keeps the share between 0 and 1 after any events', () => {
    const event: fc.Arbitrary<ReadingEvent> = fc.oneof(
      fc.constantFrom<ReadingEvent>(play, { type: 'reset' }, { type: 'paused' }),
      fc.record({ type: fc.constant('toggled' as const), countdownMs: fc.nat(3_000) }),
      fc.record({
        type: fc.constant('ticked' as const),
        elapsed: fc.nat(900),
        totalMs: fc.integer({ min: 1_000, max: 90_000 }),
      }),
      fc.record({
        type: fc.constant('moved' as const),
        share: fc.double({ min: -2, max: 2, noNaN: true }),
      }),
      fc.record({
        type: fc.constant('followed' as const),
        elapsed: fc.nat(900),
        target: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { share, countdown } = run(events);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(countdown).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('speed', () => {
  it('has five steps, each faster than the one before, and starts at the second', () => {
    expect(SPEEDS).toHaveLength(5);
    expect(DEFAULT_SPEED).toBe(2);
    const all: Speed[] = [1, 2, 3, 4, 5];
    const times = all.map((speed) => readingMs(280, speed));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[2]).toBe(120_000);
  });

  it('changes by one step and stops at both ends', () => {
    expect(nextSpeed(2, 'faster')).toBe(3);
    expect(nextSpeed(5, 'faster')).toBe(5);
    expect(nextSpeed(2, 'slower')).toBe(1);
    expect(nextSpeed(1, 'slower')).toBe(1);
  });

  it('formats the remaining time as minutes and seconds', () => {
    expect(timeLeft(0, 125_000)).toBe('2:05');
    expect(timeLeft(0.5, 120_000)).toBe('1:00');
    expect(timeLeft(1, 120_000)).toBe('0:00');
  });
});

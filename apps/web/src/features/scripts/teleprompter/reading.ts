/** State of the teleprompter; it advances by elapsed time, so the frame rate does not change its speed. */
export interface Reading {
  phase: 'ready' | 'counting' | 'playing' | 'paused' | 'ended';
  /** Share of the text above the reading line, 0 to 1; independent of the font size. */
  share: number;
  /** Remaining milliseconds of the countdown. */
  countdown: number;
  /** Number of jumps by the reader; after each, voice following starts from the new position. */
  jumps: number;
}

export type ReadingEvent =
  | { type: 'toggled'; countdownMs: number }
  | { type: 'ticked'; elapsed: number; totalMs: number }
  /** Time passed while the text follows the voice to the share `target`. */
  | { type: 'followed'; elapsed: number; target: number }
  /** The reader moved the text, which overrides any automatic movement. */
  | { type: 'moved'; share: number }
  | { type: 'paused' }
  | { type: 'reset' };

/** Maximum time between two frames: a hidden tab does not advance. */
const MAX_FRAME_MS = 1_000;
/** Time constant of the exponential approach to the voice. */
const APPROACH_MS = 350;
/** Counts as the end, which an exponential approach never reaches. */
const END_SHARE = 0.999;

export const AT_START: Reading = { phase: 'ready', share: 0, countdown: 0, jumps: 0 };

export function reduceReading(reading: Reading, event: ReadingEvent): Reading {
  switch (event.type) {
    case 'toggled':
      return toggled(reading, event.countdownMs);
    case 'ticked':
      return ticked(reading, Math.min(event.elapsed, MAX_FRAME_MS), event.totalMs);
    case 'followed':
      return followed(reading, event.elapsed, event.target);
    case 'moved':
      return moved(reading, clamp(event.share));
    case 'paused':
      return isMoving(reading) ? { ...reading, phase: 'paused', countdown: 0 } : reading;
    case 'reset':
      return { ...AT_START, jumps: reading.jumps + 1 };
  }
}

export const isMoving = ({ phase }: Reading) => phase === 'counting' || phase === 'playing';

function toggled(reading: Reading, countdownMs: number): Reading {
  if (reading.phase === 'playing') return { ...reading, phase: 'paused' };
  if (reading.phase === 'counting') return { ...reading, phase: 'ready', countdown: 0 };
  if (reading.phase === 'paused') return { ...reading, phase: 'playing' };
  const from = reading.phase === 'ended' ? moved(reading, 0) : reading;
  return countdownMs > 0
    ? { ...from, phase: 'counting', countdown: countdownMs }
    : { ...from, phase: 'playing' };
}

function ticked(reading: Reading, elapsed: number, totalMs: number): Reading {
  if (reading.phase === 'counting') return countedDown(reading, elapsed);
  if (reading.phase !== 'playing') return reading;
  return withShare(reading, reading.share + elapsed / totalMs);
}

function countedDown(reading: Reading, elapsed: number): Reading {
  const countdown = reading.countdown - elapsed;
  return countdown > 0 ? { ...reading, countdown } : { ...reading, phase: 'playing', countdown: 0 };
}

function followed(reading: Reading, elapsed: number, target: number): Reading {
  if (reading.phase === 'counting') return countedDown(reading, elapsed);
  if (reading.phase !== 'playing' || target <= reading.share) return reading;
  const progress = 1 - Math.exp(-elapsed / APPROACH_MS);
  const share = reading.share + (target - reading.share) * progress;
  return withShare(reading, share >= END_SHARE ? 1 : share);
}

function moved(reading: Reading, share: number): Reading {
  const phase = reading.phase === 'ended' && share < 1 ? 'paused' : reading.phase;
  return { ...reading, phase, share, jumps: reading.jumps + 1 };
}

const withShare = (reading: Reading, share: number): Reading =>
  share >= 1 ? { ...reading, phase: 'ended', share: 1 } : { ...reading, share };

const clamp = (share: number) => Math.min(1, Math.max(0, share));

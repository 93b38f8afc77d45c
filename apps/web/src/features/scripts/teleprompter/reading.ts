/** Where a reading stands: it moves by time alone, so no frame rate changes its speed. */
export interface Reading {
  phase: 'ready' | 'counting' | 'playing' | 'paused' | 'ended';
  /** Share of the text that has passed the reading line, 0 to 1: kept when the size changes. */
  share: number;
  /** Milliseconds of the countdown still to run. */
  countdown: number;
  /** How often the reader put the text elsewhere: a voice then looks for its place anew. */
  jumps: number;
}

export type ReadingEvent =
  | { type: 'toggled'; countdownMs: number }
  | { type: 'ticked'; elapsed: number; totalMs: number }
  /** Time passed while the text follows a voice to `target`. */
  | { type: 'followed'; elapsed: number; target: number }
  /** The reader moved the text: their word is final. */
  | { type: 'moved'; share: number }
  | { type: 'paused' }
  | { type: 'reset' };

/** A hidden tab reads nothing: a longer gap between two frames counts as this long. */
const LONGEST_GAP_MS = 1_000;
/** How quickly the text glides to where the voice is. */
const GLIDE_MS = 350;
/** So close to the end counts as the end: a glide never quite arrives. */
const NEARLY = 0.999;

export const AT_START: Reading = { phase: 'ready', share: 0, countdown: 0, jumps: 0 };

export function reduceReading(reading: Reading, event: ReadingEvent): Reading {
  switch (event.type) {
    case 'toggled':
      return toggled(reading, event.countdownMs);
    case 'ticked':
      return ticked(reading, Math.min(event.elapsed, LONGEST_GAP_MS), event.totalMs);
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
  return arrivedAt(reading, reading.share + elapsed / totalMs);
}

function countedDown(reading: Reading, elapsed: number): Reading {
  const countdown = reading.countdown - elapsed;
  return countdown > 0 ? { ...reading, countdown } : { ...reading, phase: 'playing', countdown: 0 };
}

function followed(reading: Reading, elapsed: number, target: number): Reading {
  if (reading.phase === 'counting') return countedDown(reading, elapsed);
  if (reading.phase !== 'playing' || target <= reading.share) return reading;
  const covered = 1 - Math.exp(-elapsed / GLIDE_MS);
  const share = reading.share + (target - reading.share) * covered;
  return arrivedAt(reading, share >= NEARLY ? 1 : share);
}

function moved(reading: Reading, share: number): Reading {
  const phase = reading.phase === 'ended' && share < 1 ? 'paused' : reading.phase;
  return { ...reading, phase, share, jumps: reading.jumps + 1 };
}

const arrivedAt = (reading: Reading, share: number): Reading =>
  share >= 1 ? { ...reading, phase: 'ended', share: 1 } : { ...reading, share };

const clamp = (share: number) => Math.min(1, Math.max(0, share));

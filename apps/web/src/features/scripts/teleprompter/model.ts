/** Words a minute at each speed (spec, section 9: five of them, 2 to begin with). */
const WORDS_PER_MINUTE = { 1: 80, 2: 110, 3: 140, 4: 170, 5: 200 } as const;
export type Speed = keyof typeof WORDS_PER_MINUTE;
export const SPEEDS: readonly Speed[] = [1, 2, 3, 4, 5];
export const DEFAULT_SPEED: Speed = 2;
const COUNTDOWN = 3;

type Phase = 'still' | 'countdown' | 'playing' | 'ended';

export interface Prompter {
  phase: Phase;
  /** Seconds to go before it starts; 0 outside a countdown. */
  countdown: number;
  speed: Speed;
}

export type PrompterEvent =
  | { type: 'toggled' }
  | { type: 'second passed' }
  /** By hand: a touch, a wheel, the reset button. */
  | { type: 'stopped' }
  | { type: 'reached the end' }
  | { type: 'speed chosen'; speed: number };

export const openPrompter = (speed: Speed = DEFAULT_SPEED): Prompter => ({
  phase: 'still',
  countdown: 0,
  speed,
});

export function reducePrompter(state: Prompter, event: PrompterEvent): Prompter {
  switch (event.type) {
    case 'toggled':
      return state.phase === 'still' || state.phase === 'ended'
        ? { ...state, phase: 'countdown', countdown: COUNTDOWN }
        : { ...state, phase: 'still', countdown: 0 };
    case 'second passed':
      return secondPassed(state);
    case 'stopped':
      return { ...state, phase: 'still', countdown: 0 };
    case 'reached the end':
      return state.phase === 'playing' ? { ...state, phase: 'ended' } : state;
    case 'speed chosen':
      return { ...state, speed: nearestSpeed(event.speed) };
  }
}

function secondPassed(state: Prompter): Prompter {
  if (state.phase !== 'countdown') return state;
  const countdown = state.countdown - 1;
  return countdown > 0 ? { ...state, countdown } : { ...state, phase: 'playing', countdown: 0 };
}

const nearestSpeed = (wanted: number): Speed => SPEEDS.find((speed) => speed >= wanted) ?? 5;

interface Text {
  words: number;
  /** Pixels from the first to the last position. */
  height: number;
}

/** So fast that the whole text passes in the time its words take at this speed. */
function pixelsPerSecond(speed: Speed, { words, height }: Text): number {
  return words > 0 ? (height * WORDS_PER_MINUTE[speed]) / (words * 60) : 0;
}

/** Where the text stands after some time: by the clock, never by the number of frames. */
export function advance(
  position: number,
  elapsedMs: number,
  speed: Speed,
  text: Text,
): { position: number; ended: boolean } {
  const next = position + (pixelsPerSecond(speed, text) * elapsedMs) / 1000;
  return next >= text.height
    ? { position: text.height, ended: true }
    : { position: next, ended: false };
}

/** Seconds that are left from a position on. */
export function secondsLeft(position: number, speed: Speed, text: Text): number {
  const pace = pixelsPerSecond(speed, text);
  return pace > 0 ? Math.max(0, (text.height - position) / pace) : 0;
}

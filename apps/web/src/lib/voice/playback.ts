/** How a playback ended; `blocked`: the browser requires a user gesture first. */
export type PlaybackOutcome = 'ended' | 'blocked' | 'unavailable';

export interface PlaybackEvents {
  onStart: () => void;
  /** Loudness, 0 to 1. */
  onLevel: (level: number) => void;
}

/** A text that can be played aloud once. */
export interface Playback {
  play: () => Promise<PlaybackOutcome>;
  stop: () => void;
}

/** How a speech came out; `blocked`: the browser wants a touch first. */
export type Outcome = 'ended' | 'blocked' | 'impossible';

export interface SpeechEvents {
  onStart: () => void;
  /** Loudness, 0 to 1, for the mouth. */
  onLevel: (level: number) => void;
}

/** A reply that can be heard, once. */
export interface Speech {
  play: () => Promise<Outcome>;
  stop: () => void;
}

import type { Language } from '@salesai/contract/common';

/** A sound with its media type. */
export interface Sound {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Understands speech; the sound leaves this machine. */
export interface Ear {
  /**
   * Writes down what is said; empty when nothing is.
   * @throws SpeechError `unusable` for a sound that cannot be read, `unavailable` for all else.
   */
  hear(sound: Sound, language: Language): Promise<string>;
}

/** Says a text aloud. */
export interface Voice {
  /** Names the voice: the same name and text are the same sound. */
  readonly name: string;
  /** Whether the text leaves this machine. */
  readonly isOutside: boolean;
  /**
   * @param text as it is to be said, without marks.
   * @throws SpeechError `unavailable`.
   */
  say(text: string, language: Language): Promise<Sound>;
}

/** What this server hears and says by itself; for the rest there is the browser. */
export interface Speech {
  ear: Ear | null;
  voice: Voice | null;
}

/** The one error of ears and voices. `unusable`: another sound might do; `unavailable`: another time. */
export class SpeechError extends Error {
  readonly kind: 'unusable' | 'unavailable';

  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(kind: SpeechError['kind'], cause?: unknown, retryAfter?: number) {
    super(kind, { cause });
    this.name = 'SpeechError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

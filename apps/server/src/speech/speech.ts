import type { Language } from '@salesai/contract/common';

/** Encoded audio with its media type. */
export interface AudioClip {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Speech to text by a remote provider. */
export interface Transcriber {
  /**
   * @returns the text; empty when no speech is recognised.
   * @throws SpeechError `unusable` for audio that cannot be decoded, `unavailable` otherwise.
   */
  transcribe(audio: AudioClip, language: Language): Promise<string>;
}

/** Text to speech. */
export interface SpeechSynthesizer {
  /** Identifies program, model and voice: the same name and text give the same audio. */
  readonly name: string;
  /** Whether the text is sent to another machine. */
  readonly isRemote: boolean;
  /**
   * @param text plain, without markdown.
   * @throws SpeechError `unavailable`.
   */
  synthesize(text: string, language: Language): Promise<AudioClip>;
}

/** What this server can do itself; null leaves it to the browser. */
export interface Speech {
  transcriber: Transcriber | null;
  synthesizer: SpeechSynthesizer | null;
}

/** Failure of speech recognition or synthesis. `unusable`: other audio may succeed; `unavailable`: a later call may. */
export class SpeechError extends Error {
  readonly kind: 'unusable' | 'unavailable';

  /** Seconds after which a retry may succeed, if known. */
  readonly retryAfter: number | undefined;

  constructor(kind: SpeechError['kind'], cause?: unknown, retryAfter?: number) {
    super(kind, { cause });
    this.name = 'SpeechError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** What a capture yields: text recognised by the browser, or a recording for the server to transcribe. */
export type SpokenMessage = { text: string; dictated: true } | { audio: Blob };

/** Why the microphone cannot be used. */
export type CaptureError = 'denied' | 'unsupported' | 'failed';

export interface CaptureEvents {
  /** Loudness of the input, 0 to 1. */
  onLevel: (level: number) => void;
  /** Text recognised so far; only a dictation reports it. */
  onTranscript: (text: string) => void;
  onError: (error: CaptureError) => void;
}

/** An open microphone. */
export interface Capture {
  /** Closes the microphone. @returns null when nothing was recorded or recognised. */
  finish: () => Promise<SpokenMessage | null>;
  cancel: () => void;
}

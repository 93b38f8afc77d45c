import { screenLanguage } from '#lib/screen-language.ts';
import { listen } from '#lib/speech-recognition.ts';
import type { Capture, CaptureError, CaptureEvents } from './capture.ts';

/** Some browsers expose speech recognition that never starts: no event within this time is a failure. */
const START_TIMEOUT_MS = 5_000;

const CAPTURE_ERRORS: Partial<Record<string, CaptureError>> = {
  denied: 'denied',
  unsupported: 'unsupported',
};

/** Recognises speech in the browser, in the language of the screen. @returns null after reporting an error. */
export function startDictation({ onTranscript, onError }: CaptureEvents): Capture | null {
  let finalText = '';
  let interimText = '';
  const transcript = () => `${finalText} ${interimText}`.trim();
  let failed = false;
  const fail = (error: CaptureError) => {
    failed = true;
    clearTimeout(startTimeout);
    onError(error);
  };
  const startTimeout = setTimeout(() => {
    stop();
    fail('failed');
  }, START_TIMEOUT_MS);
  const stop = listen({
    language: screenLanguage(),
    onListening: () => clearTimeout(startTimeout),
    onTranscript(text, isFinal) {
      clearTimeout(startTimeout);
      if (isFinal) finalText = `${finalText} ${text}`.trim();
      interimText = isFinal ? '' : text;
      onTranscript(transcript());
    },
    onProblem: (problem) => fail(CAPTURE_ERRORS[problem] ?? 'failed'),
  });
  if (failed) return null;
  const close = () => {
    clearTimeout(startTimeout);
    stop();
  };
  return {
    async finish() {
      close();
      return transcript() ? { text: transcript(), dictated: true } : null;
    },
    cancel: close,
  };
}

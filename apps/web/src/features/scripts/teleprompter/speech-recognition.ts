/** The part of the browsers' speech recognition that is used here; TypeScript does not know it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

type RecognitionClass = new () => Recognition;

/** The browser's own speech recognition, or null where there is none. */
export function speechRecognition(): RecognitionClass | null {
  const known = asHolder(window);
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

// Chrome and Safari have it under a prefix; Firefox has neither.
function asHolder(holder: object) {
  return holder as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
}

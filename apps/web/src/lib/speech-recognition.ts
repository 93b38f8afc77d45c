/** The used part of the Web Speech API, which TypeScript's DOM types do not declare. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognitionClass = new () => Recognition;

export type RecognitionProblem = 'unsupported' | 'denied' | 'noMicrophone' | 'unreachable';

const PROBLEMS: Partial<Record<string, RecognitionProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  network: 'unreachable',
  'language-not-supported': 'unsupported',
};

interface ListenOptions {
  /** The spoken language as a BCP 47 tag, such as 'pt-BR'. */
  language: string;
  /** The microphone is open. */
  onListening?: () => void;
  /** An interim or the final transcript of an utterance. */
  onTranscript: (transcript: string, isFinal: boolean) => void;
  /** Recognition stopped; silence is not reported. */
  onProblem: (problem: RecognitionProblem) => void;
}

/** Transcribes the microphone with the browser's speech recognition. @returns a function that stops it. */
export function listen({
  language,
  onListening,
  onTranscript,
  onProblem,
}: ListenOptions): () => void {
  const Class = recognitionClass();
  if (!Class) {
    onProblem('unsupported');
    return () => undefined;
  }
  const recognition = new Class();
  let active = true;
  const stop = () => {
    active = false;
    recognition.abort();
  };
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onstart = () => onListening?.();
  recognition.onresult = ({ results, resultIndex }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      onTranscript(result[0]?.transcript ?? '', result.isFinal);
    }
  };
  recognition.onerror = ({ error }) => {
    const problem = PROBLEMS[error];
    if (!problem || !active) return;
    stop();
    onProblem(problem);
  };
  // Browsers stop after a silence; recognition continues until it is stopped.
  recognition.onend = () => active && recognition.start();
  recognition.start();
  return stop;
}

/** Prefixed in Chrome and Safari, missing in Firefox. */
function recognitionClass(): RecognitionClass | undefined {
  const globals = asRecognitionGlobals(window);
  return globals.SpeechRecognition ?? globals.webkitSpeechRecognition;
}

const asRecognitionGlobals = (window: object) =>
  window as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };

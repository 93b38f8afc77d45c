/** The part of the browsers' speech recognition that is used here; TypeScript does not know it. */
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

export type VoiceProblem = 'unsupported' | 'denied' | 'noMicrophone' | 'unreachable';

const PROBLEMS: Partial<Record<string, VoiceProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  network: 'unreachable',
  'language-not-supported': 'unsupported',
};

interface Listener {
  /** What is spoken, as browsers name it: 'pt-BR'. */
  language: string;
  /** The microphone is open. */
  onListening?: () => void;
  /** More of an utterance, or its final wording. */
  onHeard: (transcript: string, isFinal: boolean) => void;
  /** It cannot go on; silence is no problem. */
  onProblem: (problem: VoiceProblem) => void;
}

/** Listens with the browser's own speech recognition. @returns how to stop. */
export function listen({ language, onListening, onHeard, onProblem }: Listener): () => void {
  const Class = recognitionClass();
  if (!Class) {
    onProblem('unsupported');
    return () => undefined;
  }
  const recognition = new Class();
  let wanted = true;
  const stop = () => {
    wanted = false;
    recognition.abort();
  };
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onstart = () => onListening?.();
  recognition.onresult = ({ results, resultIndex }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      onHeard(result[0]?.transcript ?? '', result.isFinal);
    }
  };
  recognition.onerror = ({ error }) => {
    const problem = PROBLEMS[error];
    if (!problem || !wanted) return;
    stop();
    onProblem(problem);
  };
  // Browsers stop listening after a silence; who speaks has only paused.
  recognition.onend = () => wanted && recognition.start();
  recognition.start();
  return stop;
}

/** Chrome and Safari have it under a prefix; Firefox has neither. */
function recognitionClass(): RecognitionClass | undefined {
  const known = asHolder(window);
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

const asHolder = (holder: object) =>
  holder as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };

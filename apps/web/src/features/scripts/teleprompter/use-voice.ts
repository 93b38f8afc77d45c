import { useEffect, useRef, useState } from 'react';
import { speechRecognition } from './speech-recognition.ts';
import { follow, spokenWords } from './voice.ts';

const LANGUAGE = 'pt-BR';

type VoiceProblem = 'missing' | 'denied' | null;

/**
 * Listens while wanted and says how far the reader is.
 * @param onShare called with the share of the words that were read, 0 to 1.
 */
export function useVoice(text: string, wanted: boolean, onShare: (share: number) => void) {
  const [problem, setProblem] = useState<VoiceProblem>(null);
  const share = useRef(onShare);
  useEffect(() => {
    share.current = onShare;
  }, [onShare]);

  useEffect(() => {
    if (!wanted) return;
    const Recognition = speechRecognition();
    if (!Recognition) {
      setProblem('missing');
      return;
    }
    const script = spokenWords(text);
    let at = -1;
    let listening = true;
    const recognition = new Recognition();
    Object.assign(recognition, { lang: LANGUAGE, continuous: true, interimResults: true });
    recognition.onresult = ({ results, resultIndex }) => {
      at = follow(script, at, results[resultIndex]?.[0]?.transcript ?? '');
      share.current((at + 1) / Math.max(1, script.length));
    };
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'service-not-allowed') {
        listening = false;
        setProblem('denied');
      }
    };
    // Browsers stop listening after a silence; the reader has not.
    recognition.onend = () => listening && recognition.start();
    setProblem(null);
    recognition.start();
    return () => {
      listening = false;
      recognition.abort();
    };
  }, [text, wanted]);

  return wanted ? problem : null;
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { listen, type RecognitionProblem } from '#lib/speech-recognition.ts';
import { isMoving } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';
import type { ScriptWord } from './script-text.ts';
import { AT_FIRST_WORD, advanceBy } from './speech-position.ts';
import { indexOfTokenFrom, shareOfToken } from './text-positions.ts';

/** Scripts are for Brazilian customers, whatever the language of the screen. */
const LANGUAGE_OF_SCRIPTS = 'pt-BR';

interface VoiceFollowingOptions {
  reading: ReadingStore;
  words: readonly ScriptWord[];
  text: RefObject<HTMLElement | null>;
}

/** Follows the reader's voice through the script while the reading runs. */
export function useVoiceFollowing({ reading, words, text }: VoiceFollowingOptions) {
  const { store, send } = reading;
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<RecognitionProblem | null>(null);
  const position = useRef(AT_FIRST_WORD);
  const moving = useStore(store, isMoving);
  const isListening = isOn && moving;
  const positionAt = useCallback(
    (share: number) => {
      const tokens = words.map(({ token }) => token);
      return {
        ...AT_FIRST_WORD,
        cursor: text.current ? indexOfTokenFrom(text.current, tokens, share) : 0,
      };
    },
    [words, text],
  );

  useEffect(
    () =>
      store.subscribe((current, previous) => {
        if (current.jumps !== previous.jumps) position.current = positionAt(current.share);
      }),
    [store, positionAt],
  );

  useEffect(() => {
    if (!isListening) return;
    return listen({
      language: LANGUAGE_OF_SCRIPTS,
      onTranscript: (transcript, isFinal) => {
        position.current = advanceBy(words, position.current, transcript, isFinal);
      },
      onProblem: (reason) => {
        setOn(false);
        setProblem(reason);
        send({ type: 'paused' });
      },
    });
  }, [isListening, words, send]);

  return {
    isOn,
    problem,
    toggle() {
      position.current = positionAt(store.getState().share);
      setProblem(null);
      setOn(!isOn);
    },
    /** The share of the text to scroll to. */
    target(): number {
      const next = words[position.current.cursor];
      if (!next) return 1;
      return text.current ? shareOfToken(text.current, next.token) : 0;
    },
  };
}

export type VoiceFollowing = ReturnType<typeof useVoiceFollowing>;

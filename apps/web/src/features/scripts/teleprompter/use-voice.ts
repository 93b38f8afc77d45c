import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { listen, type RecognitionProblem } from '#lib/speech-recognition.ts';
import { firstFrom, shareOfToken } from './places.ts';
import { isMoving } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';
import type { ScriptWord } from './script-text.ts';
import { AT_FIRST_WORD, hear } from './voice.ts';

/** Sellers here read to Brazilian customers, whatever language their screen has. */
const LANGUAGE_OF_SCRIPTS = 'pt-BR';

interface VoiceOptions {
  reading: ReadingStore;
  words: readonly ScriptWord[];
  text: RefObject<HTMLElement | null>;
}

/** Lets the text go where the reader's voice is, while the reading runs. */
export function useVoice({ reading, words, text }: VoiceOptions) {
  const { store, send } = reading;
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<RecognitionProblem | null>(null);
  const following = useRef(AT_FIRST_WORD);
  const moves = useStore(store, isMoving);
  const listens = isOn && moves;
  const atShare = useCallback(
    (share: number) => {
      const tokens = words.map(({ token }) => token);
      return {
        ...AT_FIRST_WORD,
        cursor: text.current ? firstFrom(text.current, tokens, share) : 0,
      };
    },
    [words, text],
  );

  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.jumps !== before.jumps) following.current = atShare(now.share);
      }),
    [store, atShare],
  );

  useEffect(() => {
    if (!listens) return;
    return listen({
      language: LANGUAGE_OF_SCRIPTS,
      onTranscript: (transcript, isFinal) => {
        following.current = hear(words, following.current, transcript, isFinal);
      },
      onProblem: (what) => {
        setOn(false);
        setProblem(what);
        send({ type: 'paused' });
      },
    });
  }, [listens, words, send]);

  return {
    isOn,
    problem,
    toggle() {
      following.current = atShare(store.getState().share);
      setProblem(null);
      setOn(!isOn);
    },
    /** Where the text should be by now. */
    target(): number {
      const next = words[following.current.cursor];
      if (!next) return 1;
      return text.current ? shareOfToken(text.current, next.token) : 0;
    },
  };
}

export type Voice = ReturnType<typeof useVoice>;

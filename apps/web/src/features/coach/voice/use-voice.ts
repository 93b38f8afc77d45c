import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { audioSpeech } from './audio-speech.ts';
import { browserSpeech } from './browser-speech.ts';
import type { Outcome, Speech } from './speech.ts';

interface Speakable {
  assistantResponse: string;
  audioUrl?: string | undefined;
}

/** The coach's voice: the server's where there is one, else the browser's. One reply at a time. */
export function useVoice() {
  const { i18n } = useTranslation();
  const [phase, setPhase] = useState<'silent' | 'speaking' | 'blocked'>('silent');
  const level = useRef(0);
  const speech = useRef<Speech | null>(null);
  useEffect(() => () => speech.current?.stop(), []);

  const play = async ({ assistantResponse, audioUrl }: Speakable): Promise<Outcome> => {
    speech.current?.stop();
    const events = {
      onStart: () => setPhase('speaking'),
      onLevel: (loudness: number) => {
        level.current = loudness;
      },
    };
    const mine = audioUrl
      ? audioSpeech(audioUrl, events)
      : browserSpeech(assistantResponse, i18n.language, events);
    speech.current = mine;
    const outcome = await mine.play();
    // An address that has grown old, or a server that lost its voice: the browser has one.
    if (outcome === 'impossible' && audioUrl && speech.current === mine) {
      return play({ assistantResponse });
    }
    if (speech.current === mine) setPhase(outcome === 'blocked' ? 'blocked' : 'silent');
    return outcome;
  };

  return { phase, level, play, stop: () => speech.current?.stop() };
}

export type Voice = ReturnType<typeof useVoice>;

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { audioPlayback } from './audio-playback.ts';
import type { Playback, PlaybackOutcome } from './playback.ts';
import { synthesisPlayback } from './synthesis-playback.ts';

interface Speech {
  /** Markdown, spoken by the browser when there is no audio. */
  text: string;
  audioUrl?: string | undefined;
}

/** Plays one text at a time: the server's audio if there is any, otherwise the browser's synthesizer. */
export function useSpeechPlayer() {
  const { i18n } = useTranslation();
  const [phase, setPhase] = useState<'idle' | 'speaking' | 'blocked'>('idle');
  const level = useRef(0);
  const current = useRef<Playback | null>(null);
  useEffect(() => () => current.current?.stop(), []);

  const play = async ({ text, audioUrl }: Speech): Promise<PlaybackOutcome> => {
    current.current?.stop();
    const events = {
      onStart: () => setPhase('speaking'),
      onLevel: (loudness: number) => {
        level.current = loudness;
      },
    };
    const playback = audioUrl
      ? audioPlayback(audioUrl, events)
      : synthesisPlayback(text, i18n.language, events);
    current.current = playback;
    const outcome = await playback.play();
    // An expired URL or a server without speech: fall back to the browser's synthesizer.
    if (outcome === 'unavailable' && audioUrl && current.current === playback) {
      return play({ text });
    }
    if (current.current === playback) setPhase(outcome === 'blocked' ? 'blocked' : 'idle');
    return outcome;
  };

  return { phase, level, play, stop: () => current.current?.stop() };
}

export type SpeechPlayer = ReturnType<typeof useSpeechPlayer>;

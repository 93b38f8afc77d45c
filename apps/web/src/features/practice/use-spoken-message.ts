import type { PracticeMessage } from '@salesai/contract/practice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useSpeechPlayer } from '#lib/voice/use-speech-player.ts';

/** Plays the audio of the buyer's messages, one at a time. @returns the control of a message with audio. */
export function useSpokenMessage() {
  const { t } = useTranslation('practice');
  const player = useSpeechPlayer();
  const [playing, setPlaying] = useState<string | null>(null);

  const play = async ({ id, text, audioUrl }: PracticeMessage) => {
    setPlaying(id);
    const outcome = await player.play({ text, audioUrl });
    setPlaying((current) => (current === id ? null : current));
    if (outcome === 'unavailable') notify.info(t('chat.cannotListen'));
  };
  return (message: PracticeMessage) => {
    if (message.from !== 'buyer' || !message.audioUrl) return undefined;
    const isPlaying = playing === message.id;
    return { isPlaying, onToggle: () => (isPlaying ? player.stop() : void play(message)) };
  };
}

import { watchLevel } from './level.ts';
import type { Outcome, Speech, SpeechEvents } from './speech.ts';

/** A reply as the server spoke it. @param address of the audio. */
export function audioSpeech(address: string, { onStart, onLevel }: SpeechEvents): Speech {
  const audio = new Audio(address);
  return {
    async play() {
      try {
        await audio.play();
      } catch (error) {
        return isBlocked(error) ? 'blocked' : 'impossible';
      }
      onStart();
      const stop = watchLevel((context) => context.createMediaElementSource(audio), true, onLevel);
      const outcome = await endOf(audio);
      stop();
      return outcome;
    },
    stop: () => audio.pause(),
  };
}

const isBlocked = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

const endOf = (audio: HTMLAudioElement) =>
  new Promise<Outcome>((resolve) => {
    audio.onended = () => resolve('ended');
    audio.onpause = () => resolve('ended');
    audio.onerror = () => resolve('impossible');
  });

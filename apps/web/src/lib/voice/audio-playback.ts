import { watchAudioLevel } from './audio-level.ts';
import type { Playback, PlaybackEvents, PlaybackOutcome } from './playback.ts';

/** Plays audio that the server synthesized. */
export function audioPlayback(url: string, { onStart, onLevel }: PlaybackEvents): Playback {
  const audio = new Audio(url);
  return {
    async play() {
      try {
        await audio.play();
      } catch (error) {
        return isBlocked(error) ? 'blocked' : 'unavailable';
      }
      onStart();
      const stopLevel = watchAudioLevel({
        createSource: (context) => context.createMediaElementSource(audio),
        audible: true,
        onLevel,
      });
      const outcome = await waitForEnd(audio);
      stopLevel();
      return outcome;
    },
    stop: () => audio.pause(),
  };
}

const isBlocked = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

const waitForEnd = (audio: HTMLAudioElement) =>
  new Promise<PlaybackOutcome>((resolve) => {
    audio.onended = () => resolve('ended');
    audio.onpause = () => resolve('ended');
    audio.onerror = () => resolve('unavailable');
  });

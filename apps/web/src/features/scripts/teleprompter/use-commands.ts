import type { RefObject } from 'react';
import { type Command, neighbour } from './keys.ts';
import type { ReadingStore } from './reading-store.ts';
import { COUNTDOWN_MS, setSettings, useSettings } from './settings.ts';
import { nextSpeed } from './speed.ts';
import { paragraphStops } from './text-positions.ts';

/** Returns a function that executes the commands of keys and buttons. */
export function useCommands({ store, send }: ReadingStore, text: RefObject<HTMLElement | null>) {
  const jump = (direction: 'back' | 'forward') => {
    const stops = text.current ? paragraphStops(text.current) : [];
    send({ type: 'moved', share: neighbour(stops, store.getState().share, direction) });
  };
  return (command: Command) => {
    const { countdown, speed } = useSettings.getState();
    switch (command) {
      case 'toggle':
        return send({ type: 'toggled', countdownMs: countdown ? COUNTDOWN_MS : 0 });
      case 'faster':
      case 'slower':
        return setSettings({ speed: nextSpeed(speed, command) });
      case 'back':
      case 'forward':
        return jump(command);
      case 'start':
        return send({ type: 'moved', share: 0 });
      case 'reset':
        return send({ type: 'reset' });
    }
  };
}

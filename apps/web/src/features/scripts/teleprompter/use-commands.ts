import type { RefObject } from 'react';
import { type Command, neighbour } from './keys.ts';
import { paragraphStops } from './places.ts';
import type { ReadingStore } from './reading-store.ts';
import { COUNTDOWN_MS, setSettings, useSettings } from './settings.ts';
import { nextSpeed } from './speed.ts';

/** What keys and buttons ask for, done. */
export function useCommands({ store, send }: ReadingStore, text: RefObject<HTMLElement | null>) {
  const jump = (way: 'back' | 'forward') => {
    const stops = text.current ? paragraphStops(text.current) : [];
    send({ type: 'moved', share: neighbour(stops, store.getState().share, way) });
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

import type { KeyboardEvent } from 'react';

interface KeyActions {
  toggle: () => void;
  reset: () => void;
  /** Steps of the speed, 1 or -1. */
  hurry: (steps: number) => void;
  /** Screens back (-1) or on (1). */
  turn: (direction: number) => void;
}

/** Keyboard and presentation clicker; a clicker sends the page keys. */
export function onPrompterKey(event: KeyboardEvent, actions: KeyActions) {
  const action = actionOf(event.key, actions);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(key: string, { toggle, reset, hurry, turn }: KeyActions) {
  switch (key) {
    case ' ':
      return toggle;
    case 'ArrowUp':
      return () => hurry(1);
    case 'ArrowDown':
      return () => hurry(-1);
    case 'ArrowLeft':
    case 'PageUp':
      return () => turn(-1);
    case 'ArrowRight':
    case 'PageDown':
      return () => turn(1);
    case 'Home':
    case 'r':
    case 'R':
      return reset;
    default:
      return null;
  }
}

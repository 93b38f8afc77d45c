/** A command of the teleprompter. Presentation remotes send the page keys. */
export type Command = 'toggle' | 'faster' | 'slower' | 'back' | 'forward' | 'start' | 'reset';

const COMMANDS: Partial<Record<string, Command>> = {
  ' ': 'toggle',
  ArrowUp: 'faster',
  ArrowDown: 'slower',
  ArrowLeft: 'back',
  PageUp: 'back',
  ArrowRight: 'forward',
  PageDown: 'forward',
  Home: 'start',
  r: 'reset',
  R: 'reset',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** The command of a key, unless the key belongs to the focused control or the browser. */
export function commandOf(keyPress: KeyPress): Command | undefined {
  const { key, target } = keyPress;
  if (keyPress.ctrlKey || keyPress.metaKey || keyPress.altKey) return undefined;
  if (target instanceof HTMLInputElement && key !== 'PageUp' && key !== 'PageDown')
    return undefined;
  if (key === ' ' && target instanceof HTMLElement && target.closest('button, a')) return undefined;
  return COMMANDS[key];
}

/** Slightly past a stop, `back` still goes to the one before, as in a media player. */
const TOLERANCE = 0.01;

/** The previous or next stop. @param stops beginnings of the paragraphs, ascending, as shares of the text. */
export function neighbour(
  stops: readonly number[],
  share: number,
  direction: 'back' | 'forward',
): number {
  if (direction === 'back') return stops.findLast((stop) => stop < share - TOLERANCE) ?? 0;
  return stops.find((stop) => stop > share + TOLERANCE / 10) ?? 1;
}

/** What a key asks of the teleprompter; page keys are what hand-held clickers send. */
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

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** The command of a key, unless it belongs to the control that has the focus or to the browser. */
export function commandOf(pressed: Pressed): Command | undefined {
  const { key, target } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (target instanceof HTMLInputElement && key !== 'PageUp' && key !== 'PageDown')
    return undefined;
  if (key === ' ' && target instanceof HTMLElement && target.closest('button, a')) return undefined;
  return COMMANDS[key];
}

/** Ignores being a little past a stop, as a player's "back" does. */
const SLACK = 0.01;

/** The paragraph before or after, as a share of the text. @param stops where paragraphs begin, rising. */
export function neighbour(
  stops: readonly number[],
  share: number,
  way: 'back' | 'forward',
): number {
  if (way === 'back') return stops.findLast((stop) => stop < share - SLACK) ?? 0;
  return stops.find((stop) => stop > share + SLACK / 10) ?? 1;
}

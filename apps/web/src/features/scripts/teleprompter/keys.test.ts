import { describe, expect, it } from 'vitest';
import { commandOf, neighbour } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, target: document.body };
const command = (key: string, rest: object = {}) => commandOf({ ...plain, key, ...rest });

describe('commandOf', () => {
  it('maps arrow keys, letters and the page keys of presentation remotes', () => {
    expect(['ArrowUp', 'ArrowDown'].map((key) => command(key))).toEqual(['faster', 'slower']);
    expect(['ArrowLeft', 'PageUp'].map((key) => command(key))).toEqual(['back', 'back']);
    expect(['ArrowRight', 'PageDown'].map((key) => command(key))).toEqual(['forward', 'forward']);
    expect(['Home', 'r', 'R', ' '].map((key) => command(key))).toEqual([
      'start',
      'reset',
      'reset',
      'toggle',
    ]);
  });

  it('ignores keys of the browser and of the focused control', () => {
    expect(command('r', { ctrlKey: true })).toBeUndefined();
    expect(command(' ', { target: document.createElement('button') })).toBeUndefined();
    expect(command('ArrowLeft', { target: document.createElement('input') })).toBeUndefined();
    expect(command('PageDown', { target: document.createElement('input') })).toBe('forward');
    expect(command('x')).toBeUndefined();
  });
});

describe('neighbour', () => {
  it('returns the next or previous stop, and both ends', () => {
    const stops = [0, 0.3, 0.6];
    expect(neighbour(stops, 0, 'forward')).toBe(0.3);
    expect(neighbour(stops, 0.3, 'forward')).toBe(0.6);
    expect(neighbour(stops, 0.7, 'forward')).toBe(1);
    expect(neighbour(stops, 0.7, 'back')).toBe(0.6);
    expect(neighbour(stops, 0.605, 'back')).toBe(0.3);
    expect(neighbour(stops, 0, 'back')).toBe(0);
  });
});

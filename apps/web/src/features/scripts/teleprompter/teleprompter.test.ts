import { describe, expect, test } from 'vitest';
import {
  advance,
  openPrompter,
  type Prompter,
  type PrompterEvent,
  reducePrompter,
  SPEEDS,
  secondsLeft,
} from './model.ts';
import { follow, spokenWords } from './voice.ts';

const TEXT = { words: 280, height: 6_000 };
const after = (state: Prompter, ...events: PrompterEvent[]) => events.reduce(reducePrompter, state);
const SECOND = { type: 'second passed' } as const;

describe('the teleprompter', () => {
  test('begins slowly, at the second of five speeds', () => {
    expect(openPrompter().speed).toBe(2);
  });

  test('counts 3, 2, 1 and plays', () => {
    const counting = after(openPrompter(), { type: 'toggled' });
    expect(counting).toMatchObject({ phase: 'countdown', countdown: 3 });
    expect(after(counting, SECOND, SECOND)).toMatchObject({ phase: 'countdown', countdown: 1 });
    expect(after(counting, SECOND, SECOND, SECOND).phase).toBe('playing');
  });

  test('stops in the middle of its countdown when asked', () => {
    const state = after(openPrompter(), { type: 'toggled' }, SECOND, { type: 'toggled' }, SECOND);
    expect(state).toMatchObject({ phase: 'still', countdown: 0 });
  });

  test('has five speeds and no other', () => {
    const chosen = (speed: number) => after(openPrompter(), { type: 'speed chosen', speed }).speed;
    expect([-1, 0, 1, 3, 5, 6, 99].map(chosen)).toEqual([1, 1, 1, 3, 5, 5, 5]);
  });

  test.each([30, 60, 120])('moves at the same speed at %i frames a second', (rate) => {
    const frame = 1000 / rate;
    let position = 0;
    for (let time = 0; time < 10_000 - frame / 2; time += frame) {
      position = advance(position, frame, 3, TEXT).position;
    }
    const exact = advance(0, 10_000, 3, TEXT).position;
    expect(Math.abs(position - exact) / exact).toBeLessThan(0.01);
  });

  test('reads 280 words in two minutes at normal speed, and stops at the end', () => {
    expect(secondsLeft(0, 3, TEXT)).toBeCloseTo(120);
    expect(advance(0, 119_000, 3, TEXT).ended).toBe(false);
    expect(advance(0, 121_000, 3, TEXT)).toEqual({ position: TEXT.height, ended: true });
  });

  test('goes faster at every step', () => {
    const paces = SPEEDS.map((speed) => advance(0, 1000, speed, TEXT).position);
    expect(paces).toEqual([...paces].sort((a, b) => a - b));
    expect(new Set(paces).size).toBe(5);
  });

  test('does not move an empty text', () => {
    expect(advance(0, 1000, 3, { words: 0, height: 0 }).position).toBe(0);
  });
});

describe('following the voice', () => {
  const script = spokenWords(
    'Olá, tudo bem? Eu sou a Ana e ajudo salões. Você perde clientes por falta de agenda? Posso mostrar.',
  );
  const wordAt = (place: number) => script[place]?.word;

  test('goes along with the words that are read, without minding accents', () => {
    expect(wordAt(follow(script, -1, 'ola tudo'))).toBe('tudo');
    expect(wordAt(follow(script, 1, 'tudo bem eu'))).toBe('eu');
  });

  test('holds while the reader says something else', () => {
    expect(follow(script, 3, 'aliás hoje está um calor')).toBe(3);
  });

  test('finds the reader again a sentence later, never further', () => {
    const hello = follow(script, -1, 'olá tudo bem');
    expect(wordAt(follow(script, hello, 'e ajudo salões'))).toBe('saloes');
    expect(follow(script, hello, 'falta de agenda')).toBe(hello);
  });

  test('hears nothing in silence', () => {
    expect(follow(script, 4, '  ')).toBe(4);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainWords, readScript } from './script-text.ts';
import { AT_FIRST_WORD, type Following, hear } from './voice.ts';

const SCRIPT = `(sorria antes de falar)
Olá, [nome], tudo bem? Eu sou a Ana e ajudo salões de beleza.

Você perde clientes por falta de agenda? Com R$ 90 por mês, a agenda se enche sozinha.
Posso mostrar em dez minutos. Qual dia fica bom para você?`;
const { words, lines } = readScript(SCRIPT);
const next = ({ cursor }: Following) => words[cursor]?.plain;
const say = (text: string, from: Following = AT_FIRST_WORD) => hear(words, from, text, true);
const sentenceAt = (cursor: number) => words[Math.min(cursor, words.length - 1)]?.sentence ?? 0;

describe('a script read for the ear', () => {
  test('has no directions and no gaps to fill in', () => {
    const plain = words.map((word) => word.plain);
    expect(plain.slice(0, 5)).toEqual(['ola', 'tudo', 'bem', 'eu', 'sou']);
    expect(plain).not.toContain('sorria');
    expect(lines[0]?.isDirection).toBe(true);
    expect(lines[1]?.tokens.find(({ kind }) => kind === 'blank')?.text).toBe('[nome]');
  });

  test('shows every letter that was written', () => {
    const shown = lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n');
    expect(shown).toBe(SCRIPT);
  });
});

describe('the text that follows a voice', () => {
  test('goes along word by word to the end', () => {
    let reader = AT_FIRST_WORD;
    const said = plainWords(
      'Olá Carla tudo bem Eu sou a Ana e ajudo salões de beleza Você perde clientes por falta de agenda Com noventa reais por mês a agenda se enche sozinha Posso mostrar em dez minutos Qual dia fica bom para você',
    );
    for (const [place] of said.entries()) {
      reader = hear(words, reader, said.slice(0, place + 1).join(' '), false);
    }
    expect(reader.cursor).toBe(words.length);
  });

  test('holds while the reader improvises, and finds them again', () => {
    const reader = say('Olá, Carla, tudo bem? Eu sou a Ana');
    expect(next(reader)).toBe('e');
    const aside = say('aliás que calor está fazendo hoje não é mesmo', reader);
    expect(aside.cursor).toBe(reader.cursor);
    expect(next(say('e ajudo salões de beleza', aside))).toBe('voce');
  });

  test('is not misled when a word was heard otherwise', () => {
    expect(next(say('ola tudo bem eu sou Hannah e ajuda salão de beleza'))).toBe('voce');
  });

  test('takes a long utterance that comes at once word after word', () => {
    const reader = say(
      'Olá tudo bem eu sou a Ana e ajudo salões de beleza você perde clientes por falta de agenda',
    );
    expect(next(reader)).toBe('com');
  });

  test('does not jump to a phrase far ahead', () => {
    const reader = say('Olá tudo bem');
    expect(say('qual dia fica bom para você', reader).cursor).toBe(reader.cursor);
  });

  test('does not move when the browser says the same words again', () => {
    const once = hear(words, AT_FIRST_WORD, 'olá tudo bem eu sou a Ana', false);
    expect(hear(words, once, 'Olá, tudo bem, eu sou a Ana', true).cursor).toBe(once.cursor);
  });

  test('never goes back, and never more than a sentence on for a word', () => {
    const phrase = fc
      .tuple(fc.nat(words.length), fc.nat(8))
      .map(([from, length]) => words.slice(from, from + length).map(({ plain }) => plain));
    const aside = fc.constant(['aliás', 'hoje', 'de', 'você']);
    fc.assert(
      fc.property(fc.array(fc.oneof(phrase, aside), { maxLength: 20 }), (phrases) => {
        const said = phrases.flat();
        let reader = AT_FIRST_WORD;
        for (const [place] of said.entries()) {
          const after = hear(words, reader, said.slice(0, place + 1).join(' '), false);
          expect(after.cursor).toBeGreaterThanOrEqual(reader.cursor);
          expect(sentenceAt(after.cursor - 1) - sentenceAt(reader.cursor)).toBeLessThanOrEqual(1);
          reader = after;
        }
      }),
    );
  });
});

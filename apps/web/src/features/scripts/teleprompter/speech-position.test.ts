import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScript, plainWords } from './script-text.ts';
import { AT_FIRST_WORD, advanceBy, type SpeechPosition } from './speech-position.ts';

const SCRIPT = `(sorria antes de falar)
Olá, [nome], tudo bem? Eu sou a Ana e ajudo salões de beleza.

Você perde clientes por falta de agenda? Com R$ 90 por mês, a agenda se enche sozinha.
Posso mostrar em dez minutos. Qual dia fica bom para você?`;
const { words, lines } = parseScript(SCRIPT);
const next = ({ cursor }: SpeechPosition) => words[cursor]?.plain;
const speak = (text: string, from: SpeechPosition = AT_FIRST_WORD) =>
  advanceBy(words, from, text, true);
const sentenceAt = (cursor: number) => words[Math.min(cursor, words.length - 1)]?.sentence ?? 0;

describe('parseScript', () => {
  it('returns words without directions and blanks', () => {
    const plain = words.map((word) => word.plain);
    expect(plain.slice(0, 5)).toEqual(['ola', 'tudo', 'bem', 'eu', 'sou']);
    expect(plain).not.toContain('sorria');
    expect(lines[0]?.isDirection).toBe(true);
    expect(lines[1]?.tokens.find(({ kind }) => kind === 'blank')?.text).toBe('[nome]');
  });

  it('returns lines with the complete text', () => {
    const shown = lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n');
    expect(shown).toBe(SCRIPT);
  });
});

describe('advanceBy', () => {
  it('advances word by word to the end', () => {
    let reader = AT_FIRST_WORD;
    const spoken = plainWords(
      'Olá Carla tudo bem Eu sou a Ana e ajudo salões de beleza Você perde clientes por falta de agenda Com noventa reais por mês a agenda se enche sozinha Posso mostrar em dez minutos Qual dia fica bom para você',
    );
    for (const [index] of spoken.entries()) {
      reader = advanceBy(words, reader, spoken.slice(0, index + 1).join(' '), false);
    }
    expect(reader.cursor).toBe(words.length);
  });

  it('stays while the reader improvises and continues afterwards', () => {
    const reader = speak('Olá, Carla, tudo bem? Eu sou a Ana');
    expect(next(reader)).toBe('e');
    const aside = speak('aliás que calor está fazendo hoje não é mesmo', reader);
    expect(aside.cursor).toBe(reader.cursor);
    expect(next(speak('e ajudo salões de beleza', aside))).toBe('voce');
  });

  it('tolerates misrecognised words', () => {
    expect(next(speak('ola tudo bem eu sou Hannah e ajuda salão de beleza'))).toBe('voce');
  });

  it('follows a long utterance that is reported at once', () => {
    const reader = speak(
      'Olá tudo bem eu sou a Ana e ajudo salões de beleza você perde clientes por falta de agenda',
    );
    expect(next(reader)).toBe('com');
  });

  it('does not jump to a phrase far ahead', () => {
    const reader = speak('Olá tudo bem');
    expect(speak('qual dia fica bom para você', reader).cursor).toBe(reader.cursor);
  });

  it('does not advance when the browser reports the same words again', () => {
    const once = advanceBy(words, AT_FIRST_WORD, 'olá tudo bem eu sou a Ana', false);
    expect(advanceBy(words, once, 'Olá, tudo bem, eu sou a Ana', true).cursor).toBe(once.cursor);
  });

  it('never goes back, and advances at most one sentence per word', () => {
    const phrase = fc
      .tuple(fc.nat(words.length), fc.nat(8))
      .map(([from, length]) => words.slice(from, from + length).map(({ plain }) => plain));
    const aside = fc.constant(['aliás', 'hoje', 'de', 'você']);
    fc.assert(
      fc.property(fc.array(fc.oneof(phrase, aside), { maxLength: 20 }), (phrases) => {
        const spoken = phrases.flat();
        let reader = AT_FIRST_WORD;
        for (const [index] of spoken.entries()) {
          const after = advanceBy(words, reader, spoken.slice(0, index + 1).join(' '), false);
          expect(after.cursor).toBeGreaterThanOrEqual(reader.cursor);
          expect(sentenceAt(after.cursor - 1) - sentenceAt(reader.cursor)).toBeLessThanOrEqual(1);
          reader = after;
        }
      }),
    );
  });
});

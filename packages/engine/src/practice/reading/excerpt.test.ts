import { describe, expect, it } from 'vitest';
import { cutAtClause, sentenceAround } from './excerpt.ts';

describe('an excerpt', () => {
  it.each([
    [
      'Perco cliente toda semana porque ninguém confirma, e no fim do mês a conta não fecha',
      50,
      'Perco cliente toda semana porque ninguém confirma…',
    ],
    [
      'O que pega é que a gente marca com uma semana mas na hora a pessoa não aparece',
      60,
      'O que pega é que a gente marca com uma semana…',
    ],
    ['Uma frase sem nenhuma pausa que passa do limite fica inteira', 20, null],
    ['Curta, e inteira', 40, null],
  ])('is cut at the end of a clause: %s', (text, max, expected) => {
    expect(cutAtClause(text, max)).toBe(expected ?? text);
  });

  it.each([
    ['Oi, sou a Ana. Vi que você perde cliente quem confirma hoje? Abraço', 'quem confirma'],
    ['Certo! Vi que você perde cliente quem confirma hoje?\nMe conta', 'perde cliente'],
  ])('is the whole sentence around a piece: %s', (text, piece) => {
    const start = text.indexOf(piece);
    const around = sentenceAround(text, { start, end: start + piece.length });
    expect(text.slice(around.start, around.end)).toBe(
      'Vi que você perde cliente quem confirma hoje?',
    );
  });

  it('does not end at an abbreviation or inside an amount', () => {
    const text = 'Falo com o sr. antônio sobre os R$ 1. 900 do conserto.';
    expect(sentenceAround(text, { start: 5, end: 20 })).toEqual({ start: 0, end: text.length });
  });
});

import { describe, expect, it } from 'vitest';
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { isWorth } from './rewriting.ts';

const practice = createPractice();
const SALON = {
  who: 'donas de salão de beleza',
  pain: 'cliente que marca e não aparece',
  offer: 'agenda online',
};

function rewritesOf(seed: number, ...messages: string[]) {
  const setup = tradeSetup(SALON, { seed });
  const { entries } = playPractice(practice, setup, messages);
  const { improvements } = practice.review(setup, entries, 'undecided');
  return improvements.filter(({ rewrite }) => rewrite !== undefined);
}

describe('a rewrite', () => {
  it.each(['ok, combinado', 'Tá bom!', 'certo, entendi. obrigada', 'Fechado!', 'sim', 'Boa tarde'])(
    'is not made of a trifle: %s',
    (text) => expect(isWorth({ text })).toBe(false),
  );

  it.each([
    'Posso passar aí amanhã?',
    'Nosso sistema é o melhor da região.',
    'Vamos fechar então?',
  ])('may be made of what says something: %s', (text) => expect(isWorth({ text })).toBe(true));

  it('is not shown where the seller only nodded', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const keys = rewritesOf(seed, 'oi', 'ok', 'combinado', 'ok, combinado', 'show!').map(
        ({ key }) => key,
      );
      expect(keys.filter((key) => key !== 'opening')).toEqual([]);
    }
  });

  it('is about the message with most to gain, not about a nod before it', () => {
    const quotes = Array.from({ length: 8 }, (_, at) =>
      rewritesOf(
        at + 1,
        'Oi, aqui é o Bruno, vi o seu salão. O que mais te incomoda hoje na agenda?',
        'ok, combinado',
        'O nosso sistema é completo, o mais moderno do mercado, e atende qualquer negócio.',
        'ok',
      ),
    ).flatMap((all) => all.map(({ quote }) => quote?.quote ?? ''));
    expect(quotes.length).toBeGreaterThan(0);
    for (const text of quotes) expect(isWorth({ text })).toBe(true);
  });
});

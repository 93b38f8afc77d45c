import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const SALON = {
  who: 'donas de salão de beleza',
  pain: 'cliente que marca e não aparece',
  offer: 'agenda online',
};
function reviewOf(setup: ReturnType<typeof practiceSetup>, ...messages: string[]) {
  const { entries, status } = playPractice(practice, setup, messages);
  const review = practice.review(setup, entries, status === 'active' ? 'undecided' : status);
  return { review, of: (key: string) => review.criteria.find((one) => one.key === key) };
}

describe('the advice of a mark', () => {
  it.each([
    ['Vi que a sua casa é própria, posso te perguntar uma coisa?', /quem é você/],
    ['Oi, aqui é o Bruno. Tudo bem?', /o motivo/],
    ['Oi, aqui é o Bruno, escrevi sobre a sua conta de luz.', /uma pergunta/],
  ])('names what the opening lacks: %s', (text, named) => {
    const { of } = reviewOf(practiceSetup(), text);
    expect(of('opening')?.advice).toMatch(named);
  });

  it.each([
    'Posso passar aí quinta às 15h pra te mostrar?',
    'Bora marcar uma visita sábado de manhã, dia 12?',
    'Fechamos no boleto e começo segunda?',
  ])('does not call a dated step vague: %s', (text) => {
    const { of, review } = reviewOf(
      tradeSetup(SALON, { level: 'hard' }),
      'Oi, aqui é o Bruno, vi o seu salão no Instagram. Tudo bem?',
      'O que mais te incomoda hoje na agenda?',
      'A agenda custa R$ 900.',
      text,
    );
    const texts = [of('next_step')?.advice, ...review.improvements.map((one) => one.text)];
    expect(texts.join(' ')).not.toMatch(/vago|Proponha dia e hora|Peça um passo concreto/);
    expect(of('next_step')?.advice).toMatch(/faltou/);
  });

  it('never says that little was missing without saying what', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { review } = reviewOf(
        practiceSetup({ seed }),
        'Oi, aqui é o Bruno.',
        'O que mais te incomoda na conta?',
        'O sistema fica em R$ 18.000.',
      );
      const texts = review.criteria.map(({ advice }) => advice).join(' ');
      expect(texts).not.toMatch(/[Ff]altou pouco|Quase lá/);
    }
  });
});

describe('the mark of objections', () => {
  it('stays at two while the buyer still has the objection', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const setup = practiceSetup({ seed, level: 'hard' });
      const messages = [
        'Oi, aqui é o Bruno da Solar, vi a sua casa. Posso te fazer uma pergunta?',
        'O sistema fica em R$ 18.000.',
        'Entendo a sua preocupação. O que te segura?',
        'É que a marca é muito boa mesmo, faz sentido?',
      ];
      const { entries } = playPractice(practice, setup, messages);
      const state = playPractice(practice, setup, messages).last.state as {
        raised: { isResolved: boolean }[];
      };
      if (state.raised.some(({ isResolved }) => isResolved)) continue;
      const review = practice.review(setup, entries, 'undecided');
      const mark = review.criteria.find(({ key }) => key === 'objections')?.mark ?? 0;
      expect(mark).toBeLessThanOrEqual(2);
    }
  });
});

describe('a quote', () => {
  it('says something where another sentence of the act does', () => {
    const { of } = reviewOf(
      tradeSetup(SALON),
      'oi',
      'ok',
      'Oi, aqui é o Bruno. Vi o seu salão no Instagram, posso te fazer uma pergunta?',
      'e aí?',
      'Quantas clientes marcam e não aparecem por semana no salão?',
    );
    const quotes = ['respect', 'clarity', 'questions'].flatMap(
      (key) => of(key)?.evidence.map(({ quote }) => quote) ?? [],
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(quote.split(' ').length).toBeGreaterThan(3);
  });
});

import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const practice = createPractice();
const TRADES = [
  { who: 'donas de salão de beleza', pain: 'cliente que marca e não aparece', offer: 'agenda' },
  { who: 'donos de padaria', pain: 'forno que quebra', offer: 'forno turbo' },
  { who: 'famílias com casa própria', pain: 'conta de luz alta', offer: 'energia solar' },
  { who: 'colecionadores', pain: 'moeda que oxida', offer: 'cápsula acrílica' },
];
const repliesTo = (trade: (typeof TRADES)[number], ...messages: string[]) =>
  playPractice(practice, tradeSetup(trade), ['Oi, aqui é o Bruno.', ...messages])
    .turns.at(-1)
    ?.bubbles.map(({ text }) => text) ?? [];

describe('what is spent today', () => {
  it.each([
    'Quanto você gasta hoje com isso aí, mais ou menos? E quanto paga por mês?',
    'quanto vc paga por mês hoje?',
    'E quanto a senhora costuma gastar por mês?',
  ])('is no budget for the purchase: %s', (question) => {
    for (const trade of TRADES) {
      const budget = beginning(tradeSetup(trade)).buyer.facts.budget;
      expect(repliesTo(trade, question)).not.toContain(budget);
    }
  });

  it.each(['quanto vc pensou em investir?', 'Quanto você pretende gastar com isso?'])(
    'is not asked for here: %s',
    (question) => {
      const [trade] = TRADES;
      if (!trade) throw new RangeError('No trade');
      const budget = beginning(tradeSetup(trade)).buyer.facts.budget;
      expect(repliesTo(trade, question).join(' ')).toContain(budget);
    },
  );
});

describe('two questions of a message', () => {
  it.each([
    'Como vocês fazem hoje? E quem decide isso aí?',
    'Desde quando vocês existem? E onde fica?',
    'Qual o horário de vocês? Quantas pessoas trabalham aí?',
  ])('are both answered: %s', (text) => {
    for (const trade of TRADES.slice(0, 2)) {
      expect(repliesTo(trade, text).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a question that nobody understands', () => {
  it('is said to be one once, and not again', () => {
    const { turns } = playPractice(
      practice,
      tradeSetup(TRADES[3] ?? { who: '', pain: '', offer: '' }),
      ['Oi, aqui é o Bruno.', 'Qual a parametrização do gabarito?', 'Qual o gradiente da matriz?'],
    );
    const moves = turns.map(({ decision }) => decision?.move);
    expect(moves.filter((move) => move === 'confused').length).toBe(1);
  });
});

describe('the price after it was accepted', () => {
  const setup = practiceSetup({ level: 'easy', seed: 4 });
  const objecting = (): SessionState => {
    const state = beginning(setup);
    return {
      ...state,
      buyer: { ...state.buyer, partner: null, manner: 'technical' },
      ...{ count: 10, trust: 60, value: 60, known: ['pain', 'decision_maker'], queue: [] },
      price: { ...state.price, stated: 18_000, offered: 18_000 },
      isOpen: true,
      raised: [
        {
          ...{ key: 'price', family: 'price', acknowledged: true, asked: true, answered: false },
          ...{ confirmed: false, tries: 0, isResolved: false },
        },
      ],
    };
  };

  it('is not found too high again', () => {
    const answered = receiveMessage(setup, objecting(), 'O valor se paga com o que economiza.');
    expect(answered.state.raised.at(-1)?.isResolved).toBe(true);
    const closed = receiveMessage(setup, answered.state, 'Vamos fechar no Pix?');
    expect(closed.sayings.map(({ move }) => move)).not.toContain('haggle');
    expect(closed.bubbles.map(({ text }) => text).join(' ')).not.toMatch(/car[oa]\b|preço|valor/);
  });

  it('raises no second objection about money', () => {
    const state = { ...objecting(), isOpen: false, raised: [], value: 10 };
    const queue = beginning(setup).buyer.objections.map((one) => ({ ...one, key: 'cheaper' }));
    const cheaper = queue.map((one) => ({ ...one, family: 'price' as const }));
    const early = { ...state, queue: cheaper, price: beginning(setup).price };
    expect(receiveMessage(setup, early, 'Fica em R$ 18.000.').state.queue).toEqual([]);
  });

  it('is not agreed to in front of the answer to an open question', () => {
    const { sayings } = receiveMessage(
      setup,
      objecting(),
      'O valor se paga com o que economiza. Quando você quer instalar?',
    );
    expect(sayings.map(({ move }) => move)).toEqual(['fact']);
  });
});

import type { PracticeCriterion } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { readMessage } from '../reading/acts.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';
import { CRITERIA } from './criteria.ts';
import type { SessionLog } from './replay.ts';

const LESSONS = { who: 'mães de alunos', pain: 'nota baixa', offer: 'aulas de matemática' };
const FARMS = { who: 'produtores rurais', pain: 'conta de luz', offer: 'energia solar' };
const CAKES = { who: 'mães de crianças', pain: 'bolo amassado', offer: 'bolo de festa' };
const TRADES = {
  lessons: tradeSetup(LESSONS, { price: 95 }),
  farms: tradeSetup(FARMS, { price: 48_000 }),
  cakes: tradeSetup(CAKES, { price: 280 }),
  home: practiceSetup(),
};
type Trade = keyof typeof TRADES;

/** A session that is well under way, with the seller's next messages. */
function logOf(trade: Trade, messages: readonly string[], more: Partial<SessionState> = {}) {
  const setup = TRADES[trade];
  const { price } = setup.offer;
  const begun = beginning(setup);
  const first: SessionState = {
    ...begun,
    ...{ count: 8, trust: 75, value: 70, patience: 90, reflections: 2, linkedPitches: 2 },
    ...{ freshReflections: 2, known: ['pain', 'impact'] },
    price: { ...begun.price, stated: price, offered: price },
    ...more,
  };
  let state = first;
  const turns = messages.map((text, at): SessionLog['turns'][number] => {
    const before = state;
    const step = receiveMessage(setup, structuredClone(state), text);
    state = step.state;
    const { sentences, words } = step.reading;
    return {
      ...{ messageId: `m${at}`, text, sentences, words, before, after: state },
      ...{ sayings: step.sayings, previous: null },
      replies: step.bubbles.map((bubble, n) => ({ messageId: `r${at}.${n}`, text: bubble.text })),
    };
  });
  const log: SessionLog = {
    ...{ setup, first, last: state, turns, hints: [] },
    buyerMessages: turns.flatMap(({ replies }) => replies),
  };
  return log;
}
const judge = (key: PracticeCriterion, log: SessionLog) => CRITERIA[key](log, 'undecided');

describe('the margin', () => {
  it.each([
    ['farms', 'Se fizer o 12% de entrada eu tiro 2 mil', 46_000],
    ['farms', 'Fechando esse mês tiro 1.500', 46_500],
    ['lessons', 'se pegar 8 aulas por mês faço 90', 90],
    ['cakes', 'Pagando no Pix eu dou 10 reais de desconto', 270],
    ['home', 'Dando a entrada essa semana, fica em 17.500', 17_500],
  ] as const)('is kept by a condition before the concession: %s, %s', (trade, text, price) => {
    const { last } = logOf(trade, [text]);
    expect(last.price).toMatchObject({ hasTraded: true, conceded: 0, offered: price });
  });

  it.each([
    ['lessons', 'faço 80 pra você'],
    ['lessons', 'posso fazer por 80'],
    ['lessons', 'tá, fica 80 então'],
    ['lessons', 'então vamos de 80 a aula'],
    ['farms', 'Tiro 4 mil pra você'],
    ['cakes', 'pra ti sai 230'],
  ] as const)('is lost by a lower price for nothing: %s, %s', (trade, text) => {
    const log = logOf(trade, [text], { reflections: 0, linkedPitches: 0 });
    expect(log.last.price.conceded).toBeGreaterThan(5);
    expect(judge('margin', log).mark).toBeLessThanOrEqual(1);
  });
});

describe('a step with a day and an hour', () => {
  it.each([
    ['lessons', 'Posso passar aí? quinta, 15h, na sua casa'],
    ['farms', 'Vou aí no sítio terça às 9h pra medir o telhado'],
    ['cakes', 'Combinado então, sábado 14h te levo a prova'],
    ['home', 'quinta, 15h, na sua casa'],
  ] as const)('is not called vague: %s, %s', (trade, text) => {
    const { mark, lack } = judge('next_step', logOf(trade, [text]));
    expect(lack).not.toBe('vague');
    expect(mark).toBeGreaterThanOrEqual(3);
  });
});

describe('a promise of what nobody can', () => {
  it.each([
    ['lessons', 'Garanto 100% que ele passa de ano.'],
    ['farms', 'Sua conta vai pra zero, garanto.'],
    ['farms', 'O banco aprova na hora, pode ficar sossegado.'],
    ['home', 'Prometo que você nunca mais paga luz, resultado garantido.'],
  ] as const)('costs respect and is evidence of nothing: %s, %s', (trade, text) => {
    const log = logOf(trade, ['Como é isso hoje na sua rotina?', text]);
    expect(judge('respect', log).mark).toBeLessThan(4);
    for (const key of ['respect', 'value', 'objections', 'listening'] as const) {
      expect(judge(key, log).evidence.map(({ quote }) => quote)).not.toContain(text);
    }
    const honest = logOf(trade, ['Como é isso hoje na sua rotina?', 'Te mostro um caso parecido.']);
    expect(judge('respect', honest).mark).toBe(4);
  });
});

describe('an objection that the seller acknowledged', () => {
  const open: Partial<SessionState> = {
    isOpen: true,
    raised: [
      {
        ...{ key: 'price', family: 'price', acknowledged: false, asked: false, answered: false },
        ...{ confirmed: false, tries: 0, isResolved: false },
      },
    ],
  };
  it.each([
    ['lessons', 'Tem sim, e é justo comparar. A minha aula inclui o material.'],
    ['farms', 'Entendo que pesa. O valor se paga com o que o senhor gasta hoje.'],
    ['cakes', 'É normal achar caro, o preço inclui a entrega.'],
  ] as const)('does not lack that: %s, %s', (trade, text) => {
    const log = logOf(trade, [text], open);
    expect(log.last.raised[0]?.acknowledged).toBe(true);
    expect(judge('objections', log).lack).not.toBe('acknowledged');
  });
});

describe('the first words of a buyer', () => {
  it('remind nobody of what was not said yet', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const setup = practiceSetup({ seed, level: 'easy' });
      const state = { ...beginning(setup), count: 1 };
      const { sayings, bubbles } = receiveMessage(
        setup,
        state,
        'Nossa empresa é líder e tem o melhor sistema do mercado.',
      );
      expect(sayings.map(({ move }) => move)).toEqual(['cold']);
      expect(bubbles.map(({ text }) => text).join(' ')).not.toMatch(/o que eu falei|já falei/);
    }
  });
});

describe('a sentence that offers the same to anybody', () => {
  it('is no link where it promises a result', () => {
    const { state } = { state: logOf('farms', []).first };
    const read = readMessage(state, 'O senhor falou da conta. Garanto que ela zera.', 48_000);
    expect(read.sentences.map(({ act }) => act)).not.toContain('linked_pitch');
  });
});

describe('the strong point of a review', () => {
  const practice = createPractice();
  it.each([
    ['lessons', ['Oi, é a Carla, dou aula.', 'Como vai a escola?', 'Compra logo, só hoje, corre!']],
    ['farms', ['Garanto que sua conta vai pra zero!', 'O banco aprova na hora, garantido.']],
    ['home', ['Fica em R$ 18.000.', 'Faço por 12.000 então.', 'Última chance, amanhã sobe.']],
  ] as const)('quotes no sentence that cost a mark: %s', (trade, messages) => {
    const setup = TRADES[trade];
    const { entries, status } = playPractice(practice, setup, messages);
    const { strength, criteria } = practice.review(setup, entries, status);
    const { quote } = strength;
    const costly = criteria.flatMap(({ mark, missed }) => (mark !== null && missed) || []);
    expect(costly.length).toBeGreaterThan(0);
    const isCostly = costly.some(
      (one) => one.messageId === quote?.messageId && one.quote.includes(quote.quote),
    );
    expect(isCostly).toBe(false);
    expect(quote?.quote ?? '').not.toMatch(/garant|última chance|corre/iu);
  });
});

const PARTNER = { text: 'meu sócio', gender: 'm' as const };

describe('questions without a word on the answers', () => {
  const ROW = [
    'O que mais te incomoda hoje?',
    'Como você faz isso hoje?',
    'Há quanto tempo é assim?',
    'Com que frequência isso acontece?',
    'Pra quando você precisa resolver?',
    'Quem decide isso com você?',
  ];
  const trades = ['lessons', 'farms', 'cakes', 'home'] as const;

  it.each(trades)('cost a point each from the fourth in a row: %s', (trade) => {
    const log = logOf(trade, ROW, { asks: 0 });
    expect(judge('questions', log).mark).toBeLessThanOrEqual(1);
    expect(judge('questions', log).lack).toBe('row');
    const commented = ROW.flatMap((text, at) => (at === 2 ? ['Imagino, isso cansa.', text] : text));
    expect(judge('questions', logOf(trade, commented, { asks: 0 })).mark).toBeGreaterThan(2);
  });

  it.each(trades)('make no proposal that came after listening: %s', (trade) => {
    const unheard = { reflections: 0, linkedPitches: 0, freshReflections: 0, value: 10 };
    const log = logOf(trade, ['Quinta às 15h fica bom?', 'Quem decide isso?'], unheard);
    const late = { ...log, last: { ...log.last, reflections: 1 } };
    expect(judge('next_step', late).mark).toBe(1);
  });

  it.each(trades)('agree on no form of payment by naming it: %s', (trade) => {
    const buyer = { ...beginning(TRADES[trade]).buyer, partner: PARTNER };
    const more = { known: ['pain' as const, 'decision_maker' as const], value: 10, buyer };
    const log = logOf(trade, ['Quem decide isso?', 'Prefere Pix ou cartão?'], more);
    expect(judge('decision_maker', log).lack).not.toBeNull();
    expect(judge('decision_maker', log).mark).toBeLessThan(4);
  });
});

import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { readMessage } from '../reading/acts.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const practice = createPractice();
const setup = practiceSetup({ scene: 'haggling' });
const LIST = setup.offer.price;

/** A buyer who knows the price and sees value. */
const priced = (more: Partial<SessionState> = {}): SessionState => {
  const state = beginning(setup);
  return {
    ...state,
    ...{ count: 8, trust: 70, value: 60, urgency: 100, queue: [], known: ['pain', 'impact'] },
    price: { ...state.price, stated: LIST, offered: LIST },
    ...more,
  };
};
const actsOf = (text: string, state: SessionState = priced()) =>
  readMessage(state, text, LIST).sentences.map(({ act }) => act);
const answer = (text: string, state: SessionState = priced()) =>
  receiveMessage(setup, structuredClone(state), text);

describe('haggling', () => {
  it('rises until it ends, whatever the value does meanwhile', () => {
    for (let seed = 0; seed < 6; seed++) {
      const own = { ...setup, seed };
      let state = priced({ buyer: beginning(own).buyer });
      const counters: number[] = [];
      for (const value of [90, 60, 40, 80, 30]) {
        state = { ...structuredClone(state), value };
        const step = receiveMessage(own, state, `Fecha por R$ ${LIST}? ${value}`);
        counters.push(
          ...step.sayings.flatMap(({ move, price }) => (move === 'haggle' && price) || []),
        );
        state = step.state;
      }
      expect(counters).toEqual(counters.toSorted((a, b) => a - b));
      expect(counters.length).toBeLessThanOrEqual(3);
    }
  });

  it('ends at the price that the buyer asked for', () => {
    const state = priced();
    const counter = 15_000;
    const haggling = { ...state, price: { ...state.price, counters: [counter] } };
    const { sayings, state: after } = answer(`Fecho em R$ ${counter}.`, haggling);
    expect(sayings.at(-1)).toMatchObject({ move: 'settled', price: counter });
    expect(after.price.offered).toBe(counter);
  });

  it('does not take a kept price for a discount', () => {
    for (const text of ['Consigo manter.', 'Não tenho como baixar o valor.']) {
      const { state } = answer(text);
      expect(state.price).toMatchObject({ offered: LIST, conceded: 0 });
    }
  });

  it.each(['Faço por 15.800 então.', 'Por 15.800 consigo instalar tudo.', 'R$ 15.800 e pronto'])(
    'is no longer expensive within what the buyer can pay: %s',
    (text) => {
      const expensive = { key: 'price', family: 'price' as const, tries: 1, isResolved: false };
      const steps = { acknowledged: false, asked: false, answered: false, confirmed: false };
      const state = priced({ value: 20, isOpen: true, raised: [{ ...expensive, ...steps }] });
      const { state: after } = answer(text, state);
      expect(after.price.offered).toBe(15_800);
      expect(after.isOpen).toBe(false);
    },
  );

  it('remembers a price: a higher one is noticed', () => {
    const { sayings } = answer('Na verdade fica por R$ 21.000.');
    expect(sayings.at(-1)).toMatchObject({ move: 'dearer', price: LIST });
  });
});

describe('an amount', () => {
  it.each(['Você perde uns 18.000 por ano então.', 'Então são uns R$ 18.000 que você perde.'])(
    'that the buyer loses is no price: %s',
    (text) => {
      const { state } = answer(text, { ...priced(), price: beginning(setup).price });
      expect(state.price.stated).toBeNull();
    },
  );

  it('is the price when the sentence says so', () => {
    expect(actsOf('O plano é 18000', { ...priced(), price: beginning(setup).price })).toEqual([
      'state_price',
    ]);
  });
});

describe('a day', () => {
  it.each(['passo aí quinta às 10', 'Combinado, quinta.', 'Marcado pra terça às 9h então.'])(
    'that is set proposes a step: %s',
    (text) => expect(actsOf(text)).toEqual(['next_step']),
  );

  it.each(['Vocês abrem de sábado?', 'E na segunda-feira, como é o movimento?'])(
    'in a question about the case proposes nothing: %s',
    (text) => expect(actsOf(text)).toEqual(['ask_situation']),
  );

  it.each(['quinta às 15h tá bom pra você?', 'sábado 9h?', 'terça, 10h, dá?'])(
    'that is asked for is accepted, moved or refused: %s',
    (text) => {
      const first = { ...priced(), price: beginning(setup).price };
      expect(actsOf(text, first)).toEqual(['next_step']);
      expect(answer(text, first).sayings.at(-1)?.move).toMatch(/Step$/);
    },
  );

  it('ends the session as advanced when the buyer is ready', () => {
    const { state, sayings } = answer('Passo aí quinta às 10h pra te mostrar.', {
      ...priced({ linkedPitches: 1 }),
    });
    expect(sayings.at(-1)?.move).toBe('agreeStep');
    expect(state.end).toBe('advanced');
  });
});

describe('marks', () => {
  const markOf = (messages: readonly string[], key: string) => {
    const own = practiceSetup({ level: 'easy', seed: 4 });
    const { entries } = playPractice(practice, own, messages);
    const { criteria } = practice.review(own, entries, 'undecided');
    return criteria.find((one) => one.key === key);
  };

  it('credit a dated proposal that was not accepted, when the seller has listened', () => {
    const proposal = 'Posso passar aí quinta às 10h para te mostrar?';
    const asked = 'O que mais te incomoda hoje?';
    expect(markOf([asked, proposal], 'next_step')?.mark).toBe(1);
    const own = practiceSetup({ level: 'easy', seed: 4 });
    const { turns } = playPractice(practice, own, [asked]);
    const said = turns[0]?.bubbles.at(-1)?.text ?? '';
    const back = `Então, pelo que você contou: ${said.replaceAll('.', ',')} é isso?`;
    expect(markOf([asked, back, proposal], 'next_step')?.mark).toBeGreaterThanOrEqual(3);
  });

  it('cap respect after an insult', () => {
    expect(markOf(['Oi, tudo bem?', 'Você é burro, hein'], 'respect')?.mark).toBeLessThanOrEqual(1);
  });

  it('judge the margin of a price that was given away', () => {
    const given = markOf(['Sai por R$ 18.000.', 'Faço por R$ 13.000.'], 'margin');
    expect(given?.mark).toBe(0);
    const traded = markOf(
      ['Sai por R$ 18.000.', 'Se fechar hoje no Pix, faço por R$ 11.000.'],
      'margin',
    );
    expect(traded?.mark ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a rewritten sentence', () => {
  it('is read as what it is meant to be', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const own = practiceSetup({ seed, level: 'easy' });
      const { entries } = playPractice(practice, own, [
        'O que mais te incomoda hoje?',
        'Nossa empresa tem 20 anos de mercado e atendimento rápido.',
        'Sai por R$ 18.000, só hoje, corre que amanhã sobe!',
        'Faço por R$ 15.000.',
      ]);
      const { improvements } = practice.review(own, entries, 'undecided');
      for (const { rewrite } of improvements) {
        if (rewrite === undefined) continue;
        expect(rewrite).toMatch(/[.?!]$/);
        expect(rewrite).not.toMatch(/\[|“[^”]{0,8}”/);
      }
    }
  });
});

describe('the amount that the buyer named as budget', () => {
  const budgeted = (value: number) => {
    const state = priced({ value });
    const { budget } = state.buyer.facts;
    const amount = Number(/R\$ ([\d.]+)/.exec(budget)?.[1]?.replaceAll('.', ''));
    const known: SessionState['known'] = [...state.known, 'budget'];
    return { amount, state: { ...state, known, revealed: [{ key: 'budget', text: budget }] } };
  };

  it.each([
    (amount: number) => `Faço por ${amount} então, fecha?`,
    (amount: number) => `Consigo chegar nos ${amount} que você falou.`,
    (amount: number) => `e se eu fizer por ${amount}?`,
    (amount: number) => `${amount} tá bom?`,
    (amount: number) => `Por R$ ${amount} você fecha?`,
  ])('ends the haggling when it is offered', (text) => {
    for (const value of [60, 20]) {
      const { amount, state } = budgeted(value);
      const { sayings, state: after } = answer(text(amount), state);
      expect(sayings.at(-1)).toMatchObject({ move: 'settled', price: amount });
      expect(after.price.offered).toBe(amount);
    }
  });

  it('is not reached by a little less than the list price', () => {
    const { state } = budgeted(60);
    const { sayings } = answer(`Faço por ${LIST - 400}.`, state);
    expect(sayings.map(({ move }) => move)).not.toContain('settled');
  });
});

import { describe, expect, it } from 'vitest';
import { practiceSetup } from '../../testing/practice.ts';
import { LEVELS } from '../levels.ts';
import { readMessage } from '../reading/acts.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';
import { missingGates } from './gates.ts';
import { ceilingOf } from './pricing.ts';
import { createTurn } from './turn.ts';

const setup = practiceSetup({ level: 'medium', seed: 4 });
const rules = LEVELS.medium;

/** A buyer who would buy now. */
function ready(): SessionState {
  const state = beginning(setup);
  return {
    ...state,
    buyer: { ...state.buyer, partner: null, notCustomer: null, manner: 'technical' },
    count: 10,
    trust: rules.trustGate,
    value: rules.valueGate + 20,
    known: ['pain', 'impact', 'decision_maker'],
    freshReflections: rules.reflectionsGate,
    implications: rules.implicationsGate,
    linkedPitches: rules.linkedGate,
    price: { ...state.price, stated: 18_000, offered: 18_000 },
    queue: [],
  };
}

const CLOSE = 'Vamos fechar no Pix?';
const gatesOf = (state: SessionState) =>
  missingGates(createTurn(setup, state, readMessage(state, CLOSE, setup.offer.price)));
const afterClose = (state: SessionState, text = CLOSE) =>
  receiveMessage(setup, structuredClone(state), text);

describe('gates', () => {
  it('sells when every gate is open', () => {
    expect(gatesOf(ready())).toEqual([]);
    expect(afterClose(ready()).state.end).toBe('won');
  });

  it('advances without form of payment or date', () => {
    expect(afterClose(ready(), 'Podemos fechar a compra então?').state.end).toBe('advanced');
  });

  it('needs no word on who decides from a buyer who decides alone', () => {
    expect(gatesOf({ ...ready(), known: ['pain', 'impact', 'tried'] })).toEqual([]);
  });

  it.each([
    ['customer', { buyer: { ...ready().buyer, notCustomer: 'Quem mora de aluguel' } }],
    ['price', { price: { ...ready().price, stated: null, offered: null } }],
    ['objection', { queue: beginning(setup).buyer.objections }],
    ['partner', { buyer: { ...ready().buyer, partner: { text: 'minha esposa', gender: 'f' } } }],
    ['pain', { known: ['impact', 'tried', 'decision_maker'] }],
    ['trust', { trust: rules.trustGate - 1 }],
    ['facts', { known: ['pain', 'decision_maker'] }],
    ['reflections', { freshReflections: rules.reflectionsGate - 1 }],
    ['implications', { implications: 0 }],
    ['linked', { linkedPitches: rules.linkedGate - 1 }],
    ['value', { value: rules.valueGate - 1, price: { ...ready().price, offered: 15_000 } }],
    ['ceiling', { value: rules.valueGate }],
  ] as const)('does not sell while the gate "%s" is shut', (gate, change) => {
    const state = { ...ready(), ...structuredClone(change) } as SessionState;
    expect(gatesOf(state)).toContain(gate);
    expect(afterClose(state).state.end).toBe('active');
  });

  it('raises the ceiling up to the list price with the value', () => {
    const at = (value: number) => {
      const state = { ...ready(), value };
      return ceilingOf(createTurn(setup, state, readMessage(state, CLOSE, 18_000)));
    };
    expect(at(rules.valueGate)).toBeCloseTo(18_000 * rules.ceiling);
    expect(at(rules.valueGate + 20)).toBe(18_000);
  });
});

describe('price', () => {
  it('raises the price objection when it comes before value', () => {
    const state = { ...ready(), value: 10, price: beginning(setup).price };
    const { sayings, state: after } = receiveMessage(setup, state, 'Fica em R$ 18.000.');
    expect(sayings.map(({ move }) => move)).toEqual(['object']);
    expect(after.price.wasEarly).toBe(true);
    expect(after.raised.at(-1)?.key).toBe('price');
  });

  it('names rising counter-offers below the ceiling, never the same twice', () => {
    let state = { ...ready(), value: rules.valueGate };
    const offers: number[] = [];
    for (const text of [
      CLOSE,
      'E no Pix, a gente fecha?',
      'Bora fechar o pedido?',
      'Posso fechar no boleto?',
    ]) {
      const step = receiveMessage(setup, structuredClone(state), text);
      offers.push(...step.sayings.flatMap(({ price }) => price ?? []));
      state = step.state;
    }
    expect(offers.length).toBeGreaterThanOrEqual(2);
    expect(offers).toEqual([...new Set(offers)].toSorted((a, b) => a - b));
    for (const offer of offers) expect(offer).toBeLessThanOrEqual(18_000 * rules.ceiling);
  });

  it('counts a discount without exchange as conceded, and an exchange as none', () => {
    const given = receiveMessage(setup, ready(), 'Faço um desconto e fica por R$ 16.200.').state;
    const traded = receiveMessage(
      setup,
      ready(),
      'Se você fechar hoje no Pix, faço por R$ 16.200.',
    ).state;
    expect(given.price).toMatchObject({ offered: 16_200, conceded: 10, hasTraded: false });
    expect(traded.price).toMatchObject({ offered: 16_200, conceded: 0, hasTraded: true });
  });

  it('does not take a form of payment for a lower price', () => {
    const { price } = receiveMessage(setup, ready(), 'Dá para parcelar em 12x de R$ 1.500.').state;
    expect(price.offered).toBe(18_000);
  });
});

import { describe, expect, it } from 'vitest';
import { PRACTICE_LINES, PRACTICE_OBJECTIONS } from '../../knowledge/practice/index.ts';
import { describedSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { fitting } from './fitting.ts';

const stateOf = (offer: string, price = 900) =>
  beginning(describedSetup({ description: 'donos de loja que perdem venda', offer }, { price }));
const trust = Object.values(PRACTICE_LINES.notYetTrust ?? { any: [] }).flat();
const MET = /acabei de conhecer|conversar agora|mal te conheço|te conhecendo|mal se falou/;
const PARTS = /parcela|em quantas vezes|a entrada/;

describe('a buyer', () => {
  it('has just met the seller in the first messages of a day only', () => {
    const state = stateOf('site');
    const said = (count: number, clock: number) =>
      fitting(trust, { ...state, count, clock }).join(' ');
    expect(said(3, 20)).toMatch(MET);
    expect(said(10, 40)).not.toMatch(MET);
    expect(said(3, 2 * 24 * 60)).not.toMatch(MET);
  });

  it.each(['contabilidade mensal', 'plano mensal de academia', 'assinatura de café'])(
    'who pays by the month fears no instalments: %s',
    (offer) => {
      const state = stateOf(offer, 2000);
      const priced = { ...state, price: { ...state.price, stated: 2000 } };
      for (const lines of [PRACTICE_OBJECTIONS.explain.terms, PRACTICE_OBJECTIONS.raise.payment]) {
        const left = fitting(lines ?? [], priced);
        expect(left.length).toBeGreaterThan(0);
        expect(left.join(' ')).not.toMatch(PARTS);
      }
    },
  );

  it('speaks of instalments where they were offered or the price is high', () => {
    const state = stateOf('forno', 9000);
    const lines = PRACTICE_OBJECTIONS.raise.payment ?? [];
    const at = (stated: number, form: string | null) =>
      fitting(lines, { ...state, price: { ...state.price, stated, form } }).join(' ');
    expect(at(9000, null)).toMatch(PARTS);
    expect(at(60, null)).not.toMatch(PARTS);
    expect(at(60, 'parcelado')).toMatch(PARTS);
  });
});

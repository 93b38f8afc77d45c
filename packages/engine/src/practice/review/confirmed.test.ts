import { describe, expect, it } from 'vitest';
import { describedSetup, sessionLog } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { stepsOf } from './objection-steps.ts';
import { linksOf } from './value.ts';

const SETUP = describedSetup(
  { description: 'donos de pesqueiro que perdem peixe no calor', offer: 'aerador de tanque' },
  { price: 2_400 },
);
const STATED = {
  ...{ trust: 60, value: 30, known: ['pain' as const] },
  revealed: [{ key: 'pain', text: beginning(SETUP).buyer.facts.pain }],
};
const QUESTION = 'E a bomba que você usa, já teve problema de hélice quebrada?';
const OFFER = 'Se a hélice vier quebrada, eu troco a sua bomba no mesmo dia.';

describe('trouble that the buyer said yes to', () => {
  it('links an offer that answers it', () => {
    const log = sessionLog(SETUP, { ...STATED, confirmed: [QUESTION] }, [OFFER]);
    expect(linksOf(log).length).toBeGreaterThan(0);
  });

  it('links nothing where the buyer was never asked about it', () => {
    expect(linksOf(sessionLog(SETUP, STATED, [OFFER]))).toEqual([]);
  });
});

describe('a question in the words of an objection', () => {
  it('takes the objection up, whatever was asked before it', () => {
    const log = sessionLog(SETUP, { ...STATED, value: 0 }, [
      ['O valor é R$ 2.400.', 'hum, caro, hein'],
      ['Prefere pagar no Pix ou em 3 vezes?', 'no Pix'],
      ['Caro por quê, é pelos 1.500 que você tinha separado?', 'é isso, fica caro'],
    ]);
    expect(stepsOf(log, 'undecided', 0).acknowledged).not.toBeNull();
  });
});

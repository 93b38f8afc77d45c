import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { reportOf } from './report.ts';

describe('explain', () => {
  it('lists the likeliest labels with their probabilities', () => {
    const [first] = explain(['tá caro']);
    expect(first?.labels[0]).toMatchObject({ label: 'obj.price' });
    expect(first?.labels).toHaveLength(5);
  });

  it('reads later messages in the light of earlier ones', () => {
    const [, second] = explain(['escreve uma mensagem cobrando a Marlene', 'mais curto']);
    expect(second?.act).toMatchObject({ kind: 'change', change: 'shorter' });
  });
});

describe('facts of a message', () => {
  it('are listed with the words that state them and their certainty', () => {
    const [explanation] = explain(['donas de salão em Campinas, pagam 90 reais por mês']);
    expect(explanation?.facts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['buyer', 'price', 'places']),
    );
    expect(explanation && reportOf('', explanation)).toContain(
      'fact      price “90 reais por mês”',
    );
  });
});

describe('reportOf', () => {
  it.each([
    ['tá caro', 'act       objection "price"'],
    ['oi, bom dia', 'act       small-talk "greeting"'],
    ['quem ganhou a copa de 2002?', 'act       off-topic'],
  ])('names the act of %j', (message, expected) => {
    const [explanation] = explain([message]);
    expect(explanation && reportOf(message, explanation)).toContain(expected);
  });
});

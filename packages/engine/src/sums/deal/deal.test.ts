import { describe, expect, it } from 'vitest';
import { dealAfter, dealAnswer } from './answer.ts';
import { START } from './deal.ts';

/** What the last message of a talk comes to; null where that is not sure. */
function comesTo(...messages: string[]): number | null {
  const last = messages.at(-1) ?? '';
  const talk = messages.slice(0, -1).reduce(dealAfter, START);
  const value = dealAnswer(talk, last)?.problem.result.value;
  return value === undefined ? null : value;
}

const UNIFORMS = [
  'Preciso fechar: 20 aventais a 32 reais cada, 10 toucas a 9 e 4 dólmãs a 110. Quanto dá tudo?',
  'Ele quer 10% de desconto, mas só posso dar nos aventais. Para quanto vai o total?',
];

describe('An order of several goods', () => {
  it('is totalled by the counts and prices of the message', () => {
    expect(comesTo(...UNIFORMS.slice(0, 1))).toBe(1_170);
  });

  it('takes a discount on one of the goods from that one alone', () => {
    expect(comesTo(...UNIFORMS)).toBe(1_106);
  });

  it('keeps that discount for more of the same goods', () => {
    const more = 'talvez entrem mais 5 aventais. com o mesmo desconto, qual seria o total?';
    expect(comesTo(...UNIFORMS, more)).toBe(1_250);
  });

  it('goes back to the first order, without the discount', () => {
    const back =
      'Vamos voltar ao primeiro pedido, sem desconto nenhum. Cobro 30% de entrada: quanto é?';
    expect(comesTo(...UNIFORMS, back)).toBe(351);
    expect(comesTo(...UNIFORMS, back, 'e quanto fica para pagar na entrega?')).toBe(819);
  });

  it('begins anew for another customer', () => {
    const first = 'vaso a 40 e muda a 15. ela quer 3 vasos e 10 mudas, quanto dá?';
    expect(comesTo(first, 'outro cliente quer 2 vasos. quanto fica?')).toBe(80);
  });

  it('states the difference of two proposals', () => {
    const talk = [
      'Proposta A: 10 lâmpadas a 45 mais instalação de 300. Quanto dá?',
      'Proposta B: 6 lâmpadas a 70 mais instalação de 250. Quanto dá?',
    ];
    expect(comesTo(...talk, 'qual a diferença entre as duas?')).toBe(80);
  });
});

describe('The goods of a talk', () => {
  const SIZES =
    'geleia de 1kg a 30 e a de 300g a 12. ele quer 5 da grande e 8 da pequena, quanto dá?';

  it('are distinguished by their size', () => {
    expect(comesTo(SIZES)).toBe(246);
  });

  it('get another price by a correction', () => {
    expect(comesTo(SIZES, 'errei, a grande é 34. refaz')).toBe(266);
  });

  it('are counted in the pack of their price', () => {
    expect(comesTo('cento do quibe 60. quer 250 quibes, quanto fica?')).toBe(150);
  });

  it('are put back and taken out by their name', () => {
    const talk = ['2 bonés a 30, 3 meias a 10 e 1 cinto a 50. total?', 'sem o cinto?'];
    expect(comesTo(...talk)).toBe(90);
    expect(comesTo(...talk, 'volta o cinto e tira uma meia. total?')).toBe(130);
  });
});

describe('A question that goes on', () => {
  const SOLD = 'Compro a jaqueta por 120 e revendo por 200. Qual meu lucro em cada jaqueta?';

  it.each([
    [80, [SOLD]],
    [60, [SOLD, 'se eu der 20 reais de desconto por jaqueta, quanto sobra em cada uma?']],
    [
      900,
      [
        SOLD,
        'se eu der 20 reais de desconto por jaqueta, quanto sobra em cada uma?',
        'Se levarem 15 jaquetas com esse desconto, qual é o lucro total?',
      ],
    ],
    [40, [SOLD, 'qual a margem?']],
    [210, ['vendi 3.000 no mês, comissão de 7%, quanto dá?']],
    [840, ['vendi 3.000 no mês, comissão de 7%, quanto dá?', 'e se repetir isso 4 vezes no ano?']],
    [250, ['minha meta é 4 mil e já vendi 2.500, quanto falta?', 'faltam 6 dias, quanto por dia?']],
    [90, ['a saia me custa 50 e quero 80% em cima, vendo por quanto?']],
  ])('comes to %d', (value, messages) => {
    expect(comesTo(...messages)).toBe(value);
  });

  it('pays a deposit and the rest in parts', () => {
    const talk = [
      'mesa 900 e banco 300, quanto fica os dois?',
      'ela deixou 200 de sinal, falta quanto?',
    ];
    expect(comesTo(...talk)).toBe(1_000);
    expect(comesTo(...talk, 'esse resto em 4x dá quanto cada?')).toBe(250);
  });
});

describe('No sum is stated', () => {
  it.each([
    ['has a number without a part in it', ['10 canecas a 20, mínimo de 300 por pedido. total?']],
    ['adds to what was not understood', ['fiz o de sempre com 3 a mais', 'mais 2 potes de 15']],
    ['prices all of several goods at once', ['três vasos por 90 o trio, quanto dá?']],
    ['asks for a year of a monthly amount', ['adesão 40 e plano 60. no ano dá quanto?']],
    ['tells of others', ['o vizinho falou que achou 3 capas por 40, o que eu respondo?']],
  ])('where a message %s', (_, messages) => {
    expect(comesTo(...messages)).toBeNull();
  });
});

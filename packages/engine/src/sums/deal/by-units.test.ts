import { describe, expect, it } from 'vitest';
import { dealAfter, dealAnswer } from './answer.ts';
import { START } from './deal.ts';

function comesTo(...messages: string[]): number | null {
  const last = messages.at(-1) ?? '';
  const talk = messages.slice(0, -1).reduce(dealAfter, START);
  return dealAnswer(talk, last)?.problem.result.value ?? null;
}

describe('Quantities that their units join', () => {
  it('are measured goods with the price of the measure', () => {
    const order = 'corda, 12 metros e meio, 6 reais o metro. quanto dá?';
    expect(comesTo(order)).toBe(75);
    expect(comesTo(order, 'me deu 100. troco?')).toBe(25);
  });

  it('are so many for each one of what is counted', () => {
    expect(comesTo('jantar de 40 pessoas, 3 pastéis por pessoa, o cento é 90. quanto fica?')).toBe(
      108,
    );
  });

  it('are an area beside the price of the square metre', () => {
    expect(comesTo('lona a 40 o metro quadrado, faixa de 3 x 2. quanto fica?')).toBe(240);
  });

  it('are not reckoned where it is not known for how many a rate holds', () => {
    expect(comesTo('são 3 pastéis por pessoa, 90 o cento. quanto fica?')).toBeNull();
  });
});

describe('A sum of a deal', () => {
  it('takes one of each of what is priced beside counted goods', () => {
    const text =
      'A diária custa 300, o seguro custa 50 e querem duas horas extras, a 40 reais cada. Qual é o total?';
    expect(comesTo(text)).toBe(430);
  });

  it('tells what an offer gives up', () => {
    const order = '10 mudas a 12 e 4 vasos a 25, quanto dá?';
    expect(comesTo(order, 'ela quer fechar em 200. abro mão de quanto?')).toBe(20);
  });

  it('is the average of the days that it adds', () => {
    const days = 'soma aí: seg 200, ter 150, sex 250. quanto deu?';
    expect(comesTo(days)).toBe(600);
    expect(comesTo(days, 'qual a média por dia?')).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { type Problem, solveProblem } from '../index.ts';
import { followSum } from './follow.ts';

/** The outcome of the last of some messages, each of which goes on with those before. */
function outcomeOf(first: string, ...further: string[]) {
  const solved = solveProblem(first, { problems: [], talk: [] });
  const problems: Problem[] = solved?.problem ? [solved.problem] : [];
  let outcome = solved?.outcome;
  const said = [first];
  for (const text of further) {
    const followed = followSum(text, problems, said);
    outcome = followed?.outcome;
    if (followed?.problem) problems.push(followed.problem);
    said.push(text);
  }
  return outcome;
}

const ORDER = 'ela quer 40 coxinhas a 3,50 cada, quanto dá?';
const PRICE = '3.900 em 6x da quanto?';

describe('A message that goes on with a sum', () => {
  it.each([
    ['adds a line', [ORDER, 'e mais 30 pastel de carne a 4 reais'], 'R$ 260'],
    ['adds an amount', [ORDER, 'esqueci do frete, soma 25'], 'R$ 165'],
    ['asks for all', [ORDER, 'e 30 pastel a 4', 'quanto deu tudo então?'], 'R$ 260'],
    ['puts a number right', [ORDER, 'opa errei, é 50 coxinha, nao 40'], 'R$ 175'],
    [
      'puts a number of an earlier sum right',
      [ORDER, 'e mais 30 pastel de carne a 4 reais', 'são 50 coxinhas, não 40'],
      'R$ 295',
    ],
    ['takes a percentage of the total', [ORDER, 'e com 5% de desconto?'], 'R$ 133'],
    ['takes another rate', [ORDER, 'com 5% de desconto?', 'e se for só 10?'], 'R$ 126'],
    ['asks for a commission', [ORDER, 'e minha comissão de 10%?'], 'R$ 14'],
    ['takes away some of what is counted', [ORDER, 'e se tirar fora 10?'], 'R$ 105'],
    ['has another number of instalments', [PRICE, 'e em 10x?'], 'R$ 390'],
    ['pays a part first', [PRICE, 'e com 900 de entrada e o resto em 6?'], 'R$ 500'],
  ])('%s', (_name, [first = '', ...further], expected) => {
    expect(outcomeOf(first, ...further)).toMatchObject({
      kind: 'result',
      answer: expect.stringContaining(expected),
    });
  });

  it('says what it put right', () => {
    expect(outcomeOf(ORDER, 'são 50, não 40')).toMatchObject({
      answer: expect.stringContaining('Com 50 em vez de 40'),
    });
  });

  it('does not take instalments for free of interest where interest was named', () => {
    expect(outcomeOf(ORDER, 'mais 60 de juros do boleto', 'e em 4x?')).toMatchObject({
      kind: 'missing',
      ask: expect.stringContaining('sem juros ou com os juros'),
    });
  });

  it.each([
    ['of one item only', 'e se eu der 5% só na diária?'],
    ['of profit', 'e a margem de 40%?'],
    ['without a number', 'e se ele achar caro?'],
  ])('is left to the rules when it is %s', (_name, text) => {
    expect(outcomeOf(ORDER, text)).toBeUndefined();
  });
});

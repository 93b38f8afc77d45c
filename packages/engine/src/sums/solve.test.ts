import { describe, expect, it } from 'vitest';
import { solveProblem } from './index.ts';

const outcomeOf = (text: string) => solveProblem(text, { problems: [], talk: [] })?.outcome ?? null;
const answerTo = (text: string) => {
  const outcome = outcomeOf(text);
  return outcome?.kind === 'result' ? outcome.answer : '';
};

describe('A complete problem', () => {
  it.each([
    ['3 da grande a 55 e 2 da media a 40, quanto fica tudo', 'R$ 245'],
    ['leva 4 batons de 25 e eu tiro 10% fica quanto', 'R$ 90'],
    ['comprei 3 caixas com 12 unidades por 180 ao todo, quanto foi cada unidade', 'R$ 5'],
    ['quero receber 200 limpo e a plataforma fica com 20%, cobro quanto', 'R$ 250'],
    ['serviço de 1.600 com 25% de entrada e o resto em 3 vezes, cada parcela?', 'R$ 400'],
    ['vendo a duzia por 24, quanto fica 3 duzias', 'R$ 72'],
    ['vendo a 50, custo 30. qual minha margem em %', '40%'],
  ])('is solved: %s', (text, expected) => {
    expect(answerTo(text)).toContain(expected);
  });

  it('shows its steps', () => {
    expect(
      outcomeOf('2 pizzas de 48 e 1 refri de 12, com entrega de 7, qual o total'),
    ).toMatchObject({
      kind: 'result',
      steps: expect.stringContaining('R$ 48'),
    });
  });
});

describe('A sum before', () => {
  it('keeps its rules: a short message goes on with it', () => {
    const first = solveProblem('vendo a 22 e gasto 13, quanto sobra em cada?', {
      problems: [],
      talk: [],
    });
    const problem = first?.problem;
    const next = solveProblem('e em 40 unidades?', {
      problems: problem ? [problem] : [],
      talk: [],
    });
    expect(next?.outcome).toMatchObject({ kind: 'result', answer: expect.stringContaining('360') });
  });
});

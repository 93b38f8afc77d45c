import { describe, expect, it } from 'vitest';
import { type Memory, missingOf, readGivens, solveProblem } from '../index.ts';

/** The answer to the last of some messages. */
function answerOf(...messages: string[]): string | undefined {
  const memory: { -readonly [key in keyof Memory]: Memory[key] } = { problems: [], talk: [] };
  let last: ReturnType<typeof solveProblem> = null;
  for (const message of messages) {
    last = solveProblem(message, memory);
    if (last?.problem) memory.problems = [...memory.problems, last.problem];
    memory.talk = [...memory.talk, ...(readGivens(message) ?? [])];
  }
  return last?.outcome.kind === 'result' ? last.outcome.answer : last?.outcome.ask;
}

describe('The total of a list', () => {
  it.each([
    ['ela leva 3 vasos de 45 e uma orquídea de 80, quanto dá?', 'R$ 215'],
    ['4 turmas: a manhã 300, tarde 250, noite 400, sábado 150. quanto fica por mês?', 'R$ 1.100'],
    ['soma 1.200 com 350 e com 90', 'R$ 1.640'],
    ['soma a pintura de 200 com os 350 e dá 5% de desconto', 'R$ 522,50'],
    ['soma o conserto de 60 com os 140 e tira 20%', 'R$ 160'],
    ['vendo bolo de 80 e torta de 95, quanto dá os dois?', 'R$ 175'],
    ['2 x 240 + 85', '565'],
  ])('of “%s” is %s', (message, expected) => {
    expect(answerOf(message)).toContain(expected);
  });

  it('goes on with freight and a discount', () => {
    const first = '2 vasos de 30 e um prato de 40, quanto dá?';
    expect(answerOf(first, 'com frete de 20 e 10% no pix, fica quanto?')).toContain('R$ 108');
  });

  it.each([
    ['errei, o tapete é 270', 'R$ 650'],
    ['me enganei, a almofada é 100', 'R$ 650'],
    ['não, foi engano meu, o valor da cortina da Neide é 310', 'R$ 640'],
    ['errei, o lustre é 150', 'Qual desses números é outro'],
  ])('has the amount that is corrected by name: “%s”', (correction, expected) => {
    const first = 'cortina 300, tapete 250 e almofada 80, quanto dá?';
    expect(answerOf(first, correction)).toContain(expected);
  });

  it.each([
    ['5 vasos a 30 cada, quanto dá?', 'são 6 vasos e não 5', 'R$ 180'],
    ['3 pneus a 310 cada, quanto dá?', 'errei, são 4 pneus, e não 3', 'R$ 1.240'],
  ])('has the count that is corrected: “%s”, “%s”', (first, correction, expected) => {
    expect(answerOf(first, correction)).toContain(expected);
  });

  it('never multiplies money by money of an earlier message', () => {
    for (const before of ['o plano dela deu 620', 'os 620 da Vera', 'ela 620 e ele 710'])
      expect(answerOf(before, 'o dele é 680. quanto fica a mensalidade?') ?? '').not.toMatch(
        /R\$ \d{3}\.\d{3}/,
      );
  });
});

describe('The question for what a sum lacks', () => {
  const askOf = (text: string, before = '') => {
    const outcome = missingOf('installments', text, before);
    return outcome.kind === 'missing' ? outcome.ask : '';
  };

  it.each([
    'quer 2 vasos de 45 e um de 80',
    'com frete de 30 e 8% no pix, fica quanto?',
    'não é parcelado, é à vista, 540',
  ])('is not the number of instalments for “%s”', (text) => {
    expect(askOf(text)).not.toBe('Em quantas vezes?');
  });

  it('is the number of instalments when the message or the open sum speaks of them', () => {
    expect(askOf('quero parcelar 900')).toBe('Em quantas vezes?');
    expect(askOf('o valor é 900', 'quanto fica a parcela?')).toBe('Em quantas vezes?');
  });

  it.each([
    'ganho 45 por venda, minha meta é 3 mil no mês e trabalho 22 dias. quantas ligações por dia?',
    'comissão de 120 por venda, meta de 6.000 no mês, quantas visitas por dia?',
  ])('is how many contacts make a sale: “%s”', (text) => {
    expect(solveProblem(text, { problems: [], talk: [] })).toBeNull();
    expect(missingOf('goal', text)).toMatchObject({
      ask: expect.stringMatching(/^De cada 10 (?:ligações|visitas), quantas viram venda\?/),
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerIn, talk } from '../../testing/sums.ts';
import { missingOf, readGivens, solveProblem } from '../index.ts';

/** As in a conversation: messages without a result are added to the next. */
function answerInTalk(messages: readonly string[]) {
  const pending = messages.slice(0, -1).flatMap((message) => readGivens(message) ?? []);
  const solved = solveProblem(messages.at(-1) ?? '', { problems: [], talk: [], pending });
  return solved?.outcome.kind === 'result' ? solved.outcome.answer : null;
}
describe('solveProblem', () => {
  it.each([
    [
      'vendo 30 marmitas por dia a 18 e cada uma me custa 9, quanto sobra por mês trabalhando 22 dias?',
      'R$ 5.940',
    ],
    ['comissão de 6% em 3 vendas de 4.500', 'R$ 810'],
    ['de 2.400 por 1.980, qual foi a porcentagem de desconto?', '17,5%'],
    ['compro por 22 e vendo por 40, qual minha margem', '45%'],
    ['custo 32, margem de 60%, preço de venda?', 'R$ 80'],
    ['500 em 5x com juro de 3%', 'R$ 109,18'],
    ['entrada de 30% de 4.500 e o resto em 4x', 'R$ 787,50'],
    ['A maquininha cobra 3,99% no crédito, vendi 750, recebo quanto?', 'R$ 720,08'],
    ['quanto tenho que cobrar pra receber 680 limpos com taxa de 12%?', 'R$ 772,73'],
    ['minha meta é 12 vendas e já fiz 5, faltam 10 dias, quantas por dia?', '0,7'],
    ['pra ganhar 8 mil com 250 por carro, quantos carros', '32 carros'],
    ['de cada 8 propostas eu fecho 1, quantas propostas pra 7 vendas?', '56 propostas'],
    ['2 a cada 30 atendem e 1 em cada 4 compra, quantas portas pra 5 vendas', '300'],
    ['festa de 80 pessoas a 65 por cabeça mais 400 de garçom, total?', 'R$ 5.600'],
    ['saco de 15 kg por 189, sai a quanto o quilo?', 'R$ 12,60'],
    ['quanto é 15 x 30 mais 12', '462'],
    ['se 2 kg rende 90 doce, 7 kg rende quanto', '315'],
  ])('solves “%s”', (message, expected) => {
    expect(answerIn(message)).toContain(expected);
  });

  it('replaces a number by its role and unit, not by its position', () => {
    const first = 'vendo 30 marmitas por dia a 18 e cada uma me custa 9, quanto sobra em 22 dias?';
    expect(answerIn(first, 'e se eu vender 40?')).toContain('R$ 7.920');
    expect(answerIn(first, 'não, o custo é 11')).toContain('R$ 4.620');
  });

  it('goes on with the result of a sum', () => {
    const first = 'vendo cada marmita por 22 e gasto 13 pra fazer. quanto sobra por marmita?';
    expect(answerIn(first, 'e em 40 marmitas?')).toContain('R$ 360');
    expect(answerIn(first, 'e em 40 marmitas?', 'e se eu der 10% de desconto?')).toContain(
      'R$ 272',
    );
  });

  it.each([
    [['cobro 120 a aula', 'o aluno faz 3 vezes por semana', 'quanto dá no mês?'], 'R$ 1.440'],
    [['vendo perfume de 480 em 6x sem juros, quanto a parcela?'], 'R$ 80'],
    [['vendi 3 kits de 89 e 2 de 45, qto deu'], 'R$ 357'],
    [['recebo 1.650 fixo e 2% do que vender, vendendo 40 mil tiro quanto'], 'R$ 2.450'],
    [['contrato de 2.400 por ano dá quanto por mês'], 'R$ 200'],
    [['um saco rende 30 pães, o saco custa 96, cada pão sai a'], 'R$ 3,20'],
    [['fiz 60 ligações e marquei 9 reuniões, qual minha taxa'], '15%'],
    [['um pote de 2 litros sai 28 e o de 5 litros sai 60. qual compensa mais?'], 'R$ 12'],
  ])('adds up what several messages, or one in plain words, tell: %j', (messages, expected) => {
    expect(answerInTalk(messages)).toContain(expected);
  });

  it('recalculates with a corrected number, and says what changed', () => {
    const first = 'o custo da placa é 52.000 e quero 50% em cima, vendo por quanto';
    expect(answerIn(first, 'não, o custo é 48.000')).toMatch(
      /^Refiz com R\$ 48\.000 no lugar de R\$ 52\.000\. .*R\$ 72\.000/,
    );
    expect(answerIn(first, 'tá errado, são 1.000')).toContain('Qual desses números é outro');
  });

  it.each([
    [
      'ganho 8% de comissão até 20 mil e 12% no que passar. vendi 35 mil, quanto recebo?',
      'R$ 3.400',
    ],
    [
      'comissão de 3%, se passar de 50 mil vai pra 5% em tudo. vendi 60 mil, quanto recebo?',
      'R$ 3.000',
    ],
    [
      'comissão de 3%, se passar de 50 mil vai pra 5%. vendi 60 mil, quanto recebo?',
      'só para o que passar',
    ],
  ])(
    'calculates a commission of two rates, and asks what the higher one is of: “%s”',
    (message, expected) => {
      expect(answerIn(message)).toContain(expected);
    },
  );

  it('never takes the amount of another sum for one that only the message names', () => {
    const request = 'e quanto ele economiza por ano se a conta cair 90%?';
    const before = 'quanto fica 38 mil em 60x com juros de 1,5% ao mês?';
    expect(answerIn(before, request)).toBe('De quanto é a conta hoje, por mês?');
    const outcome = talk([before, request], ['paga 3 mil por mês de conta de luz']);
    expect(outcome).toMatchObject({
      kind: 'result',
      answer: 'A economia é de **R$ 32.400** por ano.',
    });
  });

  it.each(['oi, tudo bem?', 'ele disse que está caro', 'e agora?', 'quanto custa?'])(
    'finds no sum in “%s”',
    (message) => {
      expect(answerIn(message)).toBeUndefined();
    },
  );

  it.each([
    ['commission', 'qual minha comissão?', 'comissão'],
    ['discount', '15% de desconto', 'preço'],
    ['margin', 'vendo por 40', 'custa'],
    ['installments', 'em 10x', 'valor'],
    ['installments', '1.200 em 6x com juros', 'juro'],
    ['breakeven', 'com quanto eu empato?', 'contas fixas'],
  ] as const)('asks for the number that a %s lacks: “%s”', (kind, text, expected) => {
    const outcome = missingOf(kind, text);
    expect(outcome.kind === 'missing' && outcome.ask).toContain(expected);
  });

  it('gives a number or a question for any mixture of numbers and words', () => {
    const words = [
      'vendo',
      'por',
      'custa',
      'de',
      'em',
      '10%',
      '3x',
      '40',
      '1.500',
      'cada',
      'dia',
      'mês',
      'clientes',
      'quanto',
      'sobra',
      'desconto',
      'comissão',
      'e',
      'meta',
      'kg',
      '0',
      '999999999',
      'a cada',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (found) => {
        const outcome = talk([found.slice(0, 12).join(' '), found.slice(12).join(' ')]);
        expect(JSON.stringify(outcome)).not.toMatch(/NaN|Infinity|∞/);
      }),
      { numRuns: 300 },
    );
  });
});

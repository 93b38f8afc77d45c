import { describe, expect, it } from 'vitest';
import { answerIn } from '../../testing/sums.ts';

describe('How amounts are counted', () => {
  it.each([
    ['o terreno tem 450 m2 e cobro 18 o metro, quanto dá?', 'R$ 8.100'],
    ['academia 180 por mes pra familia de 4 pessoas, da qto por cabeça?', 'R$ 45'],
    ['a garrafa sai a 12 e ele usa 30 por mês, quanto gasta no ano?', 'R$ 4.320'],
    ['500 gramas por cabeça por dia, 40 cabeças, 30 dias. quantos sacos de 25 kg?', '24 sacos'],
    ['preciso de 3.000 no mes, cada corte 50 reais, 20 dias. qnts cortes por dia?', '3 cortes'],
    ['fixo 2.000 por mês, plano 90, custo de cada um 50, quantos pra empatar?', '50'],
    ['mensalidade 200 por 10 meses, taxa 100 e apostila 300 no ano, total do ano?', 'R$ 2.400'],
  ])('is read in “%s”', (message, expected) => {
    expect(answerIn(message)).toContain(expected);
  });

  it.each([
    [['são 40 caixas', 'a 12 a caixa dá quanto 40 caixas?'], 'R$ 480'],
    [
      [
        'plano de 90 por mês para 3 pessoas cada',
        'o plano é 90 por mês, quanto por dia, mês de 30 dias?',
      ],
      'R$ 3',
    ],
  ])('goes on in %j', (messages, expected) => {
    expect(answerIn(...messages)).toContain(expected);
  });
});

describe('What two amounts are compared for', () => {
  it.each([
    ['ele paga 800 por mês na outra, eu faço por 680. quantos % a menos?', '15%'],
    ['ele gasta 500 por semana, comigo sai por 450, quanto ele economiza por mês?', 'R$ 200'],
  ])('is found in “%s”', (message, expected) => {
    expect(answerIn(message)).toContain(expected);
  });
});

describe('A cost that nothing says is of each', () => {
  it('is one of all where it would be a loss', () => {
    expect(
      answerIn('faço 5 faxinas por semana a 160, tirando 300 de produto e ônibus, sobra quanto?'),
    ).toContain('R$ 500');
  });
});

describe('A percentage', () => {
  it.each([
    [
      [
        'apólice com prêmio de 2.000, comissão 20% e 10% de imposto sobre a comissão, quanto me fica?',
      ],
      'R$ 360',
    ],
    [['venda de 2.000 com comissão de 20%, quanto ganho?', 'e se a comissão fosse 15?'], 'R$ 300'],
    [['sofá 1.200 mais puff 300, 10% de desconto no total, quanto fica?'], 'R$ 1.350'],
    [['parcelar 1.000 em 5 vezes com 10% de juros no total, qual a parcela?'], 'R$ 220'],
    [['buffet pra 50 pessoas a 80, quanto dá?', 'com sinal de 25% resta quanto?'], 'R$ 3.000'],
  ])('is taken of what %j names', (messages, expected) => {
    expect(answerIn(...messages)).toContain(expected);
  });
});

describe('A count of another thing', () => {
  it('multiplies the result of the last sum, not its parts', () => {
    const kit = '2 camisas a 50 cada e uma calça a 100, quanto dá?';
    expect(answerIn(kit, 'e para 30 funcionários?')).toContain('R$ 6.000');
  });
});

describe('A number that may be left out or read in another way', () => {
  it.each([
    [
      [
        'colhe 50 sacas por hectare em 100 hectares, quantas sacas?',
        'esperando dois meses ganha 4 reais a mais por saca. quanto é?',
      ],
      'R$ 20.000',
    ],
    [['grupo de 15 pessoas por 4.500: quanto por pessoa?'], 'R$ 300'],
    [['cobro 200 de cada, ela quer 30 a menos. quanto fica?'], 'R$ 170'],
  ])('is so in %j', (messages, expected) => {
    expect(answerIn(...messages)).toContain(expected);
  });
});

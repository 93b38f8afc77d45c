import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import type { Bases } from './apply-clause.ts';
import { priceOf } from './price-of.ts';
import { ruleAmount } from './rule-amount.ts';

const rows = (text: string) =>
  sheetOf([{ page: null, text }]).map((row) => ({ ...row, file: 'regras.txt' }));

const TENTS = rows(`Tenda pequena: R$ 240
Tenda grande: R$ 610
Sinal: 35% na reserva da data.
Cancelamento: 20 dias ou mais antes, devolvemos 80% do que foi pago; de 19 a 7 dias, 40%; menos de 7 dias, vira crédito para outra data.
Depósito de material: até 5 dias sem custo; depois, R$ 12 por dia.
Entrega: até 15 km R$ 60; acima disso, R$ 3 por km excedente.
Atraso no pagamento: multa de 4%.
A partir de 10 toldos, R$ 90 o toldo.`);
const JOINER = rows(`Desistência antes da compra da madeira: retemos 15% da entrada.
Depois da compra: a entrada não é devolvida, nada volta.`);
const STUDIO = rows(`quebra de contrato: 25 por mes que falta
perdeu a chave paga 70% da fechadura
fechadura 180`);
const NO_BASE: Bases = { last: null, price: null, paid: null, deposit: null };
const textOf = (message: string, lines = TENTS, bases = NO_BASE, subject = '') =>
  ruleAmount(message, lines, bases, subject)?.text ?? null;

describe('the amount that a rule gives', () => {
  it.each([
    ['Ela pagou R$ 1.500 e cancelou faltando 12 dias. Quanto volta pra ela?', 'R$ 600'],
    ['tinha pago 900 e cancelou 25 dias antes, devolvo quanto', 'R$ 720'],
    ['Pagaram R$ 1.500 e cancelaram faltando 12 dias, quanto fica comigo?', 'R$ 900'],
    ['deixou o material 11 dias aqui, cobro quanto?', 'R$ 72'],
    ['entrega a 40 km, quanto cobro?', 'R$ 135'],
    ['A conta era R$ 500 e ele atrasou o pagamento. Qual o valor da multa?', 'R$ 20'],
  ])('is reckoned for “%s”', (message, amount) => {
    expect(textOf(message)).toContain(`**${amount}**: `);
  });

  it('quotes the rule with its source', () => {
    const text = textOf('tinha pago 900 e cancelou 25 dias antes, devolvo quanto');
    expect(text).toContain('80% × R$ 900. “Cancelamento: 20 dias ou mais antes');
    expect(text).toContain('— **regras.txt**');
  });

  it('is a statement where the case gets something else than money', () => {
    expect(textOf('pagou 900 e cancelou 3 dias antes, quanto devolvo?')).toMatch(/^\*\*menos de 7/);
  });

  it.each([
    ['A entrada foi de R$ 2.000, ainda não comprei a madeira. Quanto devolvo?', 'R$ 1.700'],
    ['A entrada foi de R$ 2.000 e a madeira já foi comprada. Devolvo quanto?', 'R$ 0'],
  ])('depends on what has happened: “%s”', (message, amount) => {
    expect(textOf(message, JOINER)).toContain(`**${amount}**: `);
  });

  it('asks for what decides between two cases', () => {
    const text = textOf('Desistiu, a entrada foi de R$ 2.000. Quanto devolvo?', JOINER);
    expect(text).toMatch(/^Depende: /);
    expect(text?.endsWith('antes da compra da madeira ou depois?')).toBe(true);
  });

  it('counts the months that are left', () => {
    expect(textOf('contrato de 12, ficou 8 meses e quebrou, quanto é?', STUDIO)).toContain(
      '**R$ 100**: 4 × R$ 25',
    );
  });

  it('takes the price of the one article named', () => {
    const message = 'o hóspede perdeu a chave da fechadura, cobro quanto?';
    const price = priceOf(message, STUDIO);
    expect(textOf(message, STUDIO, { ...NO_BASE, price })).toContain('**R$ 126**: 70% × R$ 180');
  });

  it('takes the amount of the last answer for what refers to it', () => {
    expect(textOf('e o sinal disso?', TENTS, { ...NO_BASE, last: 610 })).toContain('**R$ 213,50**');
  });

  it('goes on with the case before for another time', () => {
    const before = 'Ela pagou R$ 1.500 e cancelou faltando 12 dias. Quanto volta pra ela?';
    expect(textOf('e se fosse com 22 dias?', TENTS, NO_BASE, before)).toContain('**R$ 1.200**');
  });

  it.each([
    ['quantos toldos você tem?', 'no amount is asked for'],
    ['14 toldos, quanto fica?', 'a price for many is no fee'],
    ['deixou o material 11 dias aqui, eram 37 caixas, cobro quanto?', 'a number has no use'],
    ['Quanto ela ainda pode comprar?', 'no rule is named'],
  ])('is not stated for “%s”: %s', (message) => {
    expect(textOf(message)).toBeNull();
  });

  it('follows which of several events has happened', () => {
    const lines = rows(
      `Desistência: antes da vistoria, devolvemos 80% do sinal. Depois da vistoria e antes da pintura, devolvemos 30%. Depois da pintura, nada é devolvido.`,
    );
    const message = 'Deu 500 de sinal. Já fiz a vistoria mas não pintei ainda. Devolvo quanto?';
    expect(textOf(message, lines)).toContain('**R$ 150**: 30% × R$ 500');
  });

  it('is a share of the deposit that the talk has reckoned', () => {
    const bases = { ...NO_BASE, deposit: 350 };
    expect(textOf('cancelou 25 dias antes, devolvo quanto desse sinal?', TENTS, bases)).toContain(
      '**R$ 280**: 80% × R$ 350',
    );
  });

  it('takes the step that the amount is inside of', () => {
    const lines = rows(
      'comissão sobre as vendas: até 900 10%; de 901 a 2.000 15%; acima de 2.000 18%',
    );
    expect(textOf('Bia vendeu 1.300. comissão?', lines)).toContain('**R$ 195**: 15% × R$ 1.300');
  });

  it('accepts the time that has selected the rule', () => {
    const lines = rows(
      'Desistência: até 5 dias da assinatura, sem custo; depois disso, multa de 6% do contrato.',
    );
    const message = 'Assinou há 9 dias um contrato de R$ 3.000 e desistiu. Quanto cobro?';
    expect(textOf(message, lines)).toContain('**R$ 180**: 6% × R$ 3.000');
  });
});

import { describe, expect, it } from 'vitest';
import { readRows } from '../extract.ts';
import { reckonedFrom } from './reckon.ts';

const linesOf = (text: string) =>
  readRows([{ page: null, text }])
    .filter(({ kind }) => kind === 'line')
    .map((row) => ({ ...row, file: 'tabela.txt' }));

const total = (text: string, question: string, earlier: string[] = []) =>
  reckonedFrom(question, linesOf(text), earlier)?.value ?? null;

const BICICLETAS = [
  'BICICLETARIA - SERVIÇOS',
  'Revisão de aro 12 a 20: R$ 60',
  'Revisão de aro 24 a 29: R$ 95',
  'Troca de pneu (mão de obra): R$ 25',
  'Atendimento na Vila Rica: R$ 30',
  'Busca da bicicleta: R$ 3,00 por km, contando ida e volta',
].join('\n');

const TIJOLOS = [
  'OLARIA - PREÇO DO TIJOLO',
  'Até 500 tijolos: R$ 1,20 cada',
  'De 501 a 2.000 tijolos: R$ 1,00 cada',
  'De 2.001 a 10.000 tijolos: R$ 0,80 cada',
  'Sinal: 30%; restante na entrega',
].join('\n');

const ESTETICA = [
  'TRATAMENTOS',
  'Drenagem, por sessão: R$ 120 (a partir de 5 sessões, R$ 100 cada)',
  'Pix: 10% de desconto',
].join('\n');

const ALARMES = [
  'PLANOS',
  'Casa: R$ 60 por mês',
  'Galpão: R$ 90 por mês',
  'Rede a partir de 4 pontos: 20% de desconto na mensalidade',
].join('\n');

const MARCENARIA = [
  'Item | Preço',
  'Prateleira 60 cm | 45,00',
  'Prateleira 120 cm | 80,00',
  '',
  'Montar e desmontar: armário R$ 150 · berço R$ 70',
  'Verniz R$ 20/m² mínimo R$ 200',
].join('\n');

const FLORES = [
  'Produto;Unid.;Diária R$;Reposição R$',
  'Vaso de vidro;un;8,00;40,00',
  'Arco de flores;un;90,00;700,00',
].join('\n');

const CARTAZES = [
  'Produto;100 un;1000 un',
  'Cartaz A3;90,00;400,00',
  'Folheto A5;50,00;210,00',
].join('\n');

const BRINDES = [
  'BRINDES',
  'Caneca (1 cor): R$ 30,00 (acima de 50 unidades, R$ 25,00)',
  'Sacola: R$ 12,00 cada. A partir de 100 unidades: R$ 9,00.',
  'Squeeze (500 ml): R$ 20, a partir de 30 un R$ 18',
  'Pix: 5% de desconto',
].join('\n');

describe('What customers order, reckoned from lines', () => {
  it('adds a service that is named like a verb, and what comes after it', () => {
    const earlier = ['revisão da aro 29 quanto é'];
    expect(total(BICICLETAS, 'com a troca do pneu junto', earlier)).toBe(120);
    expect(
      total(BICICLETAS, 'ela mora na vila rica, então fica quanto tudo', [
        ...earlier,
        'com a troca do pneu junto',
      ]),
    ).toBe(150);
  });

  it.each([
    ['quanto fica 60 canecas', 1_500],
    ['quanto fica 40 canecas', 1_200],
    ['a Marta quer 120 sacolas, quanto dá?', 1_080],
    ['a Marta quer 100 sacolas, quanto dá?', 900],
    ['a Marta quer 80 sacolas, quanto dá?', 960],
    ['se ele levar 35 squeezes e 20 sacolas no pix, quanto fica?', 826.5],
  ])('takes the price for more that a line states after its first price: %s', (question, value) => {
    expect(total(BRINDES, question)).toBe(value);
  });

  it('pays a distance that a price counts there and back twice', () => {
    expect(total(BICICLETAS, 'o cliente está a 7 km, quanto a busca')).toBe(42);
  });

  it('reads an order with the customer who gives it, at the line for that many', () => {
    expect(total(TIJOLOS, 'dona Cida quer 800 tijolos')).toBe(800);
    expect(total(TIJOLOS, 'e se levar 5 mil', ['dona Cida quer 800 tijolos'])).toBe(4000);
    expect(
      total(TIJOLOS, 'o sinal disso', ['dona Cida quer 800 tijolos', 'e se levar 5 mil']),
    ).toBe(1200);
  });

  it('is none where the customer wants something else than goods', () => {
    expect(total(ALARMES, 'o dono do galpão quer cancelar 2 meses')).toBeNull();
  });

  it('takes the price from a quantity on that stands in brackets', () => {
    expect(total(ESTETICA, '6 drenagens, qual o total?')).toBe(600);
    expect(total(ESTETICA, 'no pix?', ['6 drenagens, qual o total?'])).toBe(540);
    expect(total(ESTETICA, '3 drenagens, qual o total?')).toBe(360);
  });

  it('applies a discount of the quantity that all goods reach together', () => {
    expect(total(ALARMES, '2 casas e 3 galpões, quanto dá com desconto?')).toBe(312);
    expect(total(ALARMES, '1 casa e 2 galpões, quanto dá?')).toBe(240);
    expect(total(ALARMES, '2 casas e 3 galpões sem desconto, quanto dá?')).toBe(390);
  });

  it('tells goods apart by their size and clauses of one line by their names', () => {
    expect(total(MARCENARIA, '3 prateleiras das grandes, quanto fica?')).toBe(240);
    expect(total(MARCENARIA, 'desmontar 2 armários e 1 berço quanto dá')).toBe(370);
  });

  it('charges the least that a line states', () => {
    expect(total(MARCENARIA, 'verniz de 6 m2 quanto fica')).toBe(200);
    expect(total(MARCENARIA, 'verniz de 15 m2 quanto fica')).toBe(300);
  });

  it('counts each of several goods by its own number, without what is paid for breakage', () => {
    expect(total(FLORES, '20 vasos de vidro e 2 arcos, quanto fica')).toBe(340);
  });

  it('never multiplies the price of a lot by its size', () => {
    expect(total(CARTAZES, '1000 folhetos, quanto fica?')).not.toBe(210_000);
  });

  it('is not stated where what it adds to is unknown, or an offer has the same number', () => {
    expect(
      total(ESTETICA, 'com a drenagem', ['uma coisa que não está na tabela, quanto?']),
    ).toBeNull();
    const text = 'Diária do chalé: R$ 200\nPacote de 5 diárias: paga 4';
    expect(total(text, '5 diárias no chalé, quanto fica?')).not.toBe(1000);
  });
});

const BICICLETA_NOVA = [
  'Bicicleta aro 29: R$ 1.200',
  'Bicicleta infantil: R$ 400',
  'Cartão: até 6x sem juros, parcela mínima R$ 80',
  'Boleto: entrada de 40% e o resto em 30 dias',
].join('\n');

describe('One of several payments', () => {
  it('is a share of the goods of the message or of those before', () => {
    expect(total(BICICLETA_NOVA, 'bicicleta aro 29 em 6x, quanto fica a parcela?')).toBe(200);
    expect(total(BICICLETA_NOVA, 'e em 4x a parcela?', ['bicicleta infantil quanto é?'])).toBe(100);
  });

  it('includes the surcharge of its clause', () => {
    const text = 'Sofá de canto: R$ 2.000\nCartão em até 10x: acréscimo de 10%';
    expect(total(text, 'sofá de canto em 10x quanto fica cada parcela?')).toBe(220);
  });

  it('is not stated beyond what documents allow', () => {
    expect(total(BICICLETA_NOVA, 'bicicleta infantil em 6x, quanto a parcela?')).toBeNull();
    expect(total(BICICLETA_NOVA, 'bicicleta aro 29 em 12x, quanto a parcela?')).toBeNull();
  });
});

const CONTRATO = [
  'SISTEMA PARA LOJAS',
  'Plano Rede: de 3 a 10 aparelhos, R$ 50 por aparelho por mês',
  'Multa de rescisão: 20% das mensalidades restantes',
].join('\n');

const ACADEMIA = [
  'REGRAS',
  'Mensalidade: R$ 110',
  'Contrato com fidelidade de 12 meses',
  'Multa de R$ 25 por mês que faltar para acabar o contrato',
].join('\n');

describe('The fee for ending a contract', () => {
  it('is a share of what is still to be paid, from what was reckoned before', () => {
    const earlier = ['4 aparelhos quanto dá por mês?'];
    expect(total(CONTRATO, 'se cancelar faltando 6 meses, qual a multa?', earlier)).toBe(240);
    expect(total(CONTRATO, 'se cancelar faltando 6 meses, qual a multa?')).toBeNull();
  });

  it('is an amount for each month that is left, stated or from the term', () => {
    expect(total(ACADEMIA, 'o aluno quer cancelar faltando 3 meses, paga quanto?')).toBe(75);
    expect(total(ACADEMIA, 'cancelou com 8 meses, multa de quanto?')).toBe(100);
  });
});

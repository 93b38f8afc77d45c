import { describe, expect, it } from 'vitest';
import { answerFromRows } from './answer.ts';
import { extractRows } from './extract.ts';
import { answerSize } from './garment-sizes.ts';
import { answerThreshold } from './thresholds.ts';

const rowsOf = (text: string) =>
  extractRows([{ page: null, text }]).map((row) => ({ ...row, file: 'lista.txt' }));

const CLOTHES = rowsOf(`Vestido verde: P, M, G - R$ 159
Camiseta básica tamanhos PP ao GG: R$ 49
Tênis branco: numeração 34 a 39 - R$ 220
Lenço: R$ 30`);

describe('sizes of goods', () => {
  it.each([
    ['vestido verde tem GG?', /^\*\*Não, GG.*Vestido verde tem P, M e G — /],
    ['tem o vestido verde no tamanho m?', /^\*\*Sim, tem M/],
    ['camiseta básica vem em XG?', /^\*\*Não, XG.*de PP a GG/],
    ['a camiseta básica tem g?', /^\*\*Sim, tem G/],
    ['tem tênis branco no 42?', /^\*\*Não, 42.*de 34 a 39/],
    ['o tênis branco tem número 37?', /^\*\*Sim, tem 37/],
  ])('answers “%s” with what there is', (question, expected) => {
    expect(answerSize(question, CLOTHES)?.text).toMatch(expected);
  });

  it.each(['lenço tem GG?', 'vestido azul tem GG?', 'quanto custa o vestido verde?', 'tem frete?'])(
    'states no sizes for “%s”',
    (question) => {
      expect(answerSize(question, CLOTHES)).toBeNull();
    },
  );
});

describe('limits from which a rule holds', () => {
  const RULES = rowsOf(`Frete: grátis acima de R$ 299; abaixo disso R$ 15
Instalação cortesia a partir de R$ 1.500 em produtos.
Desconto de 5% a partir de 10 caixas.`);

  it.each([
    ['o frete é grátis a partir de quanto?', 'acima de R$ 299'],
    ['a instalação é cortesia acima de que valor?', 'a partir de R$ 1.500'],
    ['a partir de quantas caixas tem desconto?', 'a partir de 10 caixas'],
    ['quanto o cliente tem que gastar pra ganhar frete grátis?', 'acima de R$ 299'],
  ])('answers “%s” with the limit first', (question, limit) => {
    expect(answerThreshold(question, RULES)?.text.startsWith(`**${limit}**: “`)).toBe(true);
  });

  it.each(['quanto é o frete?', 'a partir de quanto parcela em boleto?'])(
    'states none for “%s”',
    (question) => {
      expect(answerThreshold(question, RULES)).toBeNull();
    },
  );
});

describe('what only comes with an item', () => {
  it.each([
    ['Toalha com bordado: R$ 55\nFronha: R$ 20', 'quanto custa bordado'],
    ['Camisa polo bordada: R$ 60\nBarra: R$ 25', 'quanto custa o bordado?'],
    ['Marmita com sobremesa: R$ 28\nSuco: R$ 9', 'quanto custa a sobremesa?'],
    ['Bolo decorado R$ 120 (vela à parte)\nTorta R$ 80', 'quanto custa a vela?'],
  ])('has no price of its own in “%s”', (list, question) => {
    expect(answerFromRows(question, rowsOf(list))?.kind ?? 'nearest').toBe('nearest');
  });

  it.each([
    ['Toalha com bordado: R$ 55\nFronha: R$ 20', 'quanto custa a toalha com bordado?', 'R$ 55'],
    ['Diária com café: R$ 210\nDiária simples: R$ 180', 'quanto fica com café?', 'R$ 210'],
    ['Camisa polo bordada: R$ 60\nBarra: R$ 25', 'quanto custa a polo bordada?', 'R$ 60'],
  ])('has the price of “%s” where the item is named', (list, question, price) => {
    const answer = answerFromRows(question, rowsOf(list));
    expect(answer?.kind).toBe('answer');
    expect(answer?.text).toContain(price);
  });
});

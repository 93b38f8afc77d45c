import { describe, expect, it } from 'vitest';
import { detailsToTell, factsAround, withoutAsides } from './asides.ts';
import { priceListIn } from './price-list.ts';

describe('factsAround', () => {
  it.each([
    [
      'o vidro da porta veio trincado e vou ter que passar pra quinta. meu marido tá uma fera. escreve o aviso pra ela',
      'passar pra quinta',
      /marido/,
    ],
    [
      'vou fazer um bazar aqui em casa sábado às 15h, quero chamar as clientes. faz o convite. quem trouxer uma amiga ganha um brinde',
      'ganha um brinde',
      /quero chamar/,
    ],
    [
      'a farinha subiu e o pão vai pra 9 reais na segunda. minha sogra acha que vou perder freguês. faz o aviso',
      '9 reais na segunda',
      /sogra/,
    ],
    [
      'só consigo entregar na terça, mas tô devendo o técnico, uma vergonha. escreve pra ela',
      'só consigo entregar na terça',
      /devendo/,
    ],
  ])('has what the customer needs to know of %j', (request, stated, kept) => {
    const facts = factsAround(request).join('. ');
    expect(facts).toContain(stated);
    expect(facts).not.toMatch(kept);
  });

  it.each([
    'a Celeste pediu orçamento dia 3 e sumiu. escreve pra ela',
    'ela disse que hoje não pode. escreve pra ela',
    'fiquei 40 minutos esperando que nem besta. escreve pra remarcar',
    'o aluguel vence dia 10 e tô apertada. escreve pra ela fechar',
  ])('has nothing of what only the seller needs to know: %s', (request) => {
    expect(factsAround(request)).toEqual([]);
  });
});

describe('withoutAsides', () => {
  it.each([
    [
      'escreve pra Vera oferecendo o kit por 90. tô doida pra fechar mas isso fica entre nós',
      /doida/,
    ],
    ['faz um pedido de indicação pra ela. ela é rica e conhece todo mundo', /rica/],
    ['escreve pra ele, o nome dele é Otávio, confirmando amanhã às 10h', /nome dele/],
    ['responde no meu nome que entrego na segunda', /meu nome/],
  ])('leaves out what is for the coach in %j', (request, aside) => {
    expect(withoutAsides(request)).not.toMatch(aside);
  });

  it('keeps further facts', () => {
    const request = 'escreve pra Vera que chegou o kit. são 90 reais e entrego sexta';
    expect(withoutAsides(request)).toBe(request);
  });
});

describe('detailsToTell', () => {
  it('is without what the customer owes or does', () => {
    expect(detailsToTell('ela me deve 80')).toBeNull();
    expect(detailsToTell('entrego quinta às 9h, ela é enrolada')).toBe('entrego quinta às 9h');
  });
});

describe('priceListIn', () => {
  it('has a line for each thing and its price', () => {
    expect(
      priceListIn('faz a tabela de preços: corte 35, barba a partir de 20 e combo por 50'),
    ).toEqual(['- Corte: R$ 35', '- Barba: a partir de R$ 20', '- Combo: R$ 50']);
  });

  it('is empty for a text about one price', () => {
    expect(priceListIn('escreve pra Ana: o preço é 35')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { answerOrder, bookOf, type Order } from './index.ts';
import { type ListLine, productsOf } from './price-list.ts';

const lines = (...texts: string[]): ListLine[] =>
  texts.map((line) => ({ line, item: '', conditions: [], section: '', file: 'lista.txt' }));

/** The figure after each message of a talk; null where it is no order. */
function talk(list: readonly ListLine[], ...messages: string[]): (number | string | null)[] {
  let order: Order | null = null;
  return messages.map((message, at) => {
    const found = answerOrder(message, order, bookOf(list, messages.slice(0, at + 1)));
    order = found?.order ?? order;
    if (!found) return null;
    return found.isQuestion ? found.says : Math.round(found.value * 100) / 100;
  });
}

const SHOP = lines(
  'Vela P 12 / M 18 / G 25',
  'Difusor 200 ml: R$ 49,90',
  'Sabonete artesanal: R$ 9,00 (3 por R$ 24,00; 20 unidades ou mais: R$ 7,00)',
  'Essência de lavanda 10 ml 15,00; 30 ml 38,00',
  'Pix: 10% de desconto nos produtos (frete sem desconto)',
  'Frete: centro 8,00 / bairros 14,00',
  'Cartão em até 4x sem juros; de 5x a 8x acréscimo de 6%',
  'Sinal de 30% do total na encomenda',
  'Comissão da vendedora: 5% sobre os produtos',
);

describe('The goods of a line of a price list', () => {
  it('takes sizes, lots and tiers from one line', () => {
    expect(lines('Vela P 12 / M 18 / G 25').flatMap(productsOf)).toHaveLength(3);
    const [soap] = lines('Sabonete: R$ 9,00 (3 por R$ 24,00; a partir de 20: R$ 7,00)').flatMap(
      productsOf,
    );
    expect(soap?.prices).toMatchObject([
      { amount: 9, lot: 1 },
      { amount: 24, lot: 3 },
      { amount: 7, least: 20 },
    ]);
  });

  it('takes tiers that follow each other, and no number of the row', () => {
    const [one, ...others] = lines(
      '4. Copo térmico: até 20 unidades R$ 31,00; de 21 a 60 R$ 27,00; acima de 60 R$ 24,00',
    ).flatMap(productsOf);
    expect(others).toEqual([]);
    expect(one?.prices.map(({ amount }) => amount)).toEqual([31, 27, 24]);
    expect(one?.words.every(({ value }) => value === null)).toBe(true);
  });

  it.each(['Frete: R$ 20,00', 'Quem paga depois do dia 10: multa de R$ 5,00', 'Pix: 4% menos'])(
    'takes none from a rule: %s',
    (line) => {
      expect(lines(line).flatMap(productsOf)).toEqual([]);
    },
  );
});

describe('An order over a price list', () => {
  it('is changed, paid and delivered by what messages say', () => {
    expect(
      talk(
        SHOP,
        '2 velas M e 1 difusor, quanto dá?',
        'e no pix?',
        'com o frete pro centro',
        'tira uma vela',
        'e em 3x, sem o pix?',
        'quanto é o sinal?',
      ),
    ).toEqual([85.9, 77.31, 85.31, 69.11, 25.3, 22.77]);
  });

  it('takes the surcharge and the commission from the rules', () => {
    expect(
      talk(SHOP, 'quero 4 velas G e 2 difusores, quanto fica?', 'e em 6x?', 'e minha comissão?'),
    ).toEqual([199.8, 35.3, 9.99]);
  });

  it('asks which size is meant, and for goods that are not in it', () => {
    expect(talk(SHOP, '2 essências de lavanda e 1 difusor, quanto dá?')[0]).toContain('10 ml');
    expect(talk(SHOP, '2 difusores e 3 incensários, quanto dá?')[0]).toContain('incensarios');
  });
});

describe('An order of goods whose prices the talk states', () => {
  it('goes on with discounts of one kind, deposits and instalments', () => {
    expect(
      talk(
        [],
        '10 vasos a 30 e 6 suportes a 15, quanto dá o pedido?',
        'e com 10% de desconto só nos vasos?',
        'ela dá 160 de entrada, quanto falta?',
        'esse resto em 2x, quanto cada?',
      ),
    ).toEqual([390, 360, 200, 100]);
  });

  it('reckons profit from the costs of its goods', () => {
    expect(
      talk(
        [],
        '5 cadernos a 20 e 4 estojos a 35, quanto fica?',
        'pra mim o caderno custa 12 e o estojo 22, qual o lucro?',
      ),
    ).toEqual([240, 92]);
  });

  it('reckons hundreds at the price of a hundred', () => {
    expect(
      talk(
        [],
        'cento do pastel 90, cento da empada 110. ela quer 200 pastéis e 50 empadas, total?',
      ),
    ).toEqual([235]);
  });

  it.each([
    'ela achou 10 vasos a 30 caro',
    'como eu cobro a entrega?',
    'ele quer o dinheiro de volta',
  ])('is none in "%s"', (text) => {
    expect(talk(SHOP, text)).toEqual([null]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ActContext } from '../types.ts';
import { readMessage } from './acts.ts';
import { amountsIn } from './amounts.ts';

const said = 'A conta de luz aqui virou um susto, e a academia eu pago sem ir.';
const contextOf = (stated: number | null): ActContext => ({
  ...{ count: 5, previous: said, isOpen: false, silentSince: null, recent: [said] },
  ...{ revealed: [{ key: 'pain', text: said }], mentioned: [], givenBack: [], known: ['pain'] },
  ...{ buyer: { partner: null }, price: { stated } },
});
const read = (list: number, text: string, stated: number | null = null) => {
  const { sentences, amounts } = readMessage(contextOf(stated), text, list, 'plano');
  return { acts: sentences.map(({ act }) => act), price: amounts.price };
};

describe('What the buyer pays, spends or earns is no price', () => {
  it.each([
    [500, 'chega em quanto? passa de 500?'],
    [650, '645 por mês dá quase 8 mil no ano'],
    [500, '500 é a conta de luz, não é o preço'],
    [500, 'sua conta de luz chega em 500?'],
    [300, '300 por mês de academia sem ir dá 3600 no ano'],
    [180, 'com 180 por semana de delivery são 720 no mês'],
    [450, 'os 450 são o que vai pro contador de hoje'],
    [2000, 'e o ticket médio, passa de 2000?'],
    [1200, 'ganhando 1200 por mês fica apertado mesmo'],
    [180, '180 é o que você gasta de delivery, não o meu valor'],
  ])('beside an offer at %i: %s', (list, text) => {
    const { acts, price } = read(list, text);
    expect(acts).not.toContain('state_price');
    expect(acts).not.toContain('discount');
    expect(price).toBeNull();
  });
});

describe('A statement about the own offer names its price', () => {
  it.each([
    [18_000, 'O sistema com 6 placas instalado fica 16.900', 16_900],
    [430, 'Por 410 consigo o kit com 70 docinhos', 410],
    [500, '500 e não falo mais nisso', 500],
    [780, '780 é o melhor preço da cidade', 780],
    [149, 'A mensalidade sai 149 com tudo incluso', 149],
    [350, '350 o pacote de quatro banhos', 350],
    [1400, 'por 1.290 eu faço a revisão completa', 1290],
    [3200, '3.200 e entrego em 15 dias', 3200],
    [980, 'O ensaio tá 980', 980],
  ])('of %i: %s', (list, text, price) => {
    expect(read(list, text)).toEqual({ acts: ['state_price'], price });
  });

  it.each([
    [430, 'Por 380 entrego o bolo e os docinhos'],
    [900, '800 e fechamos'],
    [18_000, 'consigo por 16.500'],
  ])('and a lower one than before is a discount: %i, %s', (list, text) => {
    expect(read(list, text, list).acts).toEqual(['discount']);
  });
});

describe('A measure or a number of goods is no price', () => {
  it.each([
    [14_000, 'a parede tem 3 por 2,5'],
    [14_000, 'o guarda-roupa fica 2,70 x 3 m'],
    [900, 'faço 4 por 2'],
    [3_200, 'a placa é 1,20 x 2,40 m'],
  ])('beside an offer at %i: %s', (list, text) => {
    expect(amountsIn(text, list, true).price).toBeNull();
  });

  it.each([
    [1_080, '12x 90'],
    [600, '3x de 200'],
    [2_500, 'leva 3 por 2.500'],
    [3.5, 'cada um sai por 3,5'],
  ])('but %f is one: %s', (price, text) => {
    expect(amountsIn(text, price > 50 ? price : 4, true).price).toBe(price);
  });
});

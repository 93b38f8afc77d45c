import { describe, expect, it } from 'vitest';
import { readDescription } from './description.ts';
import { readTokens } from './tokens.ts';

const read = (text: string) => readDescription(readTokens(text), 'description');

describe('what customers sell', () => {
  it.each([
    [
      'Extrativista que vende castanha de caju a R$ 38 o quilo. Pode pagar um forno de 2 a 4 mil.',
      2000,
    ],
    ['Padeiro que cobra 15 reais a fornada. Gasta uns 700 por mês de farinha.', 700],
    ['Marisqueira que revende sururu por 25 reais. Gasta de 300 a 500 por mês.', 300],
  ])('is no price of the seller in %j', (text, value) => {
    expect(read(text).price?.value.value).toBe(value);
  });

  it('is no offer of the seller', () => {
    const { offer } = read(
      'Extrativista que vende castanha de caju a R$ 38 o quilo. Pode pagar um forno de 2 a 4 mil.',
    );
    expect(offer?.value.noun.text).toBe('forno');
  });

  it('leaves the price of the seller, who is named in the first person', () => {
    expect(read('Donos de bar. A gente vende gelo a R$ 12 o saco.').price?.value.value).toBe(12);
  });

  it('leaves the price of the seller, who is named before a comma', () => {
    const { price } = read('Clínicas. A gente atende e marca, cobra 90 por consulta.');
    expect(price?.value.value).toBe(90);
  });

  it('reads the scale at the end of a range as of its end where the start is larger', () => {
    expect(read('Alfaiate. Gasta de 700 a 3 mil por terno.').price?.value).toMatchObject({
      value: 700,
      max: 3000,
    });
    expect(read('Alfaiate. Gasta de 4 a 6 mil por terno.').price?.value).toMatchObject({
      value: 4000,
      max: 6000,
    });
  });
});

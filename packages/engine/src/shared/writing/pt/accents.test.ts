import { expect, it } from 'vitest';
import { withAccents } from './accents.ts';

it.each([
  ['lona plastica no terraco', 'lona plástica no terraço'],
  ['a instalacao da caixa termica', 'a instalação da caixa térmica'],
  ['duas opcoes disponiveis', 'duas opções disponíveis'],
  ['o escritorio fica na praca', 'o escritório fica na praça'],
  ['Promocao de lencol e colchao', 'Promoção de lençol e colchão'],
])('writes the missing accents of "%s"', (typed, written) => {
  expect(withAccents(typed)).toBe(written);
});

it('leaves words that are others without an accent, names, addresses and what has accents', () => {
  const text = 'a secretaria da padaria financia, esta para pratica em joao@loja.com.br e já está';
  expect(withAccents(text)).toBe(text);
});

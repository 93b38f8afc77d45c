import { expect, it } from 'vitest';
import { withCurrency } from './currency.ts';

it.each([
  ['8 cadeiras, 45 cada', '8 cadeiras, R$ 45 cada'],
  ['a blusa sai por 79,90 no pix', 'a blusa sai por R$ 79,90 no pix'],
  ['fica em 1.250 com entrada de 300', 'fica em R$ 1.250 com entrada de R$ 300'],
  ['são 120 reais a diária', 'são R$ 120 a diária'],
  ['a aula vai de 140 pra 160', 'a aula vai de R$ 140 pra R$ 160'],
  ['parcelo em 3x de 89', 'parcelo em 3x de R$ 89'],
])('writes the amounts of "%s" as prices', (typed, written) => {
  expect(withCurrency(typed)).toBe(written);
});

it.each([
  'R$ 95 cada',
  'sai às 14h na sala 30',
  'fica pronto em 15 dias',
  'vai por 3 meses, dia 12/05',
  'tampo de 1,20 m por 60 cm',
  'ligue para 98765-4321',
  'desconto de 10%',
  'cabem 12 por mesa',
])('leaves "%s" as it is', (text) => {
  expect(withCurrency(text)).toBe(text);
});

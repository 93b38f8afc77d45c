import { expect, it } from 'vitest';
import { wantsOnce, withoutRepeats } from './once.ts';

it('is a wish for a text that states nothing twice', () => {
  expect(wantsOnce('deixa a data só uma vez')).toBe(true);
  expect(wantsOnce('o valor tá repetido')).toBe(true);
  expect(wantsOnce('parcela em 3 vezes de 40')).toBe(false);
});

it('takes the second statement of a price', () => {
  expect(
    withoutRepeats('Oi, Nair! São 8 cadeiras, a R$ 45 cada, entrego sexta. R$ 45,00 cada cadeira.'),
  ).toBe('Oi, Nair! São 8 cadeiras, a R$ 45 cada, entrego sexta.');
});

it('finds nothing where each sentence says something of its own', () => {
  expect(withoutRepeats('Oi, Nair! O sinal é R$ 45. O resto fica para sexta.')).toBeNull();
});

import { expect, it } from 'vitest';
import { withAmountRewritten } from './corrected.ts';

it('writes an amount as it is given, in the place of the same one', () => {
  expect(
    withAmountRewritten('São 8 cadeiras, a 45 cada. Combinado?', 'R$ 45,00 cada cadeira'),
  ).toBe('São 8 cadeiras, a R$ 45,00 cada cadeira. Combinado?');
});

it('adds nothing of another amount or of another thing', () => {
  expect(withAmountRewritten('A mesa sai por R$ 45.', 'R$ 60 cada')).toBeNull();
  expect(withAmountRewritten('A mesa sai por R$ 45.', 'R$ 45 de frete para Olinda')).toBeNull();
});

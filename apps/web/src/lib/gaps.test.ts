import { expect, it } from 'vitest';
import { filled, gapsIn } from './gaps.ts';

it('names each gap once', () => {
  expect(gapsIn('Oi, [nome]! [nome], são [valor].')).toEqual(['nome', 'valor']);
});

it('leaves a gap without a value as it is', () => {
  expect(filled('Oi, [nome]! São [valor].', { nome: ' Ana ', valor: ' ' })).toBe(
    'Oi, Ana! São [valor].',
  );
});

it('finds a long gap, such as a value to confirm', () => {
  const label = 'confirme: formas de pagamento que a sua empresa aceita hoje';
  expect(gapsIn(`Pago em [${label}].`)).toEqual([label]);
});

import { expect, it } from 'vitest';
import { withFigures } from './figures.ts';

it.each([
  ['sexta as 10, no salão', 'sexta às 10h, no salão'],
  ['amanhã 9:40', 'amanhã 9h40'],
  ['até 7 e meia', 'até 7h30'],
  ['das 14 hs', 'das 14h'],
  ['4 parcela de R$ 50', '4 parcelas de R$ 50'],
  ['garantia de 6 mês', 'garantia de 6 meses'],
])('writes "%s" as people write it', (typed, written) => {
  expect(withFigures(typed)).toBe(written);
});

it.each(['as 10 peças', 'dia 12 caixa fechada', '1 hora', 'as outras 3'])(
  'leaves "%s" as it is',
  (text) => {
    expect(withFigures(text)).toBe(text);
  },
);

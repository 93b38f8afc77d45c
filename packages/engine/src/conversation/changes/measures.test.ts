import { describe, expect, it } from 'vitest';
import { withoutMeasure } from './measures.ts';

describe('a text without a measure', () => {
  it.each([
    ['Levo 2 kg de café na terça.', 'o quilo', 'Levo café na terça.'],
    ['Faço o muro dos 40 metros até maio.', 'o número de metros', 'Faço o muro até maio.'],
    ['Aula extra domingo, só 8 vagas.', 'o número de vagas', 'Aula extra domingo.'],
  ])('“%s” · %s', (text, what, left) => {
    expect(withoutMeasure(text, what)).toBe(left);
  });

  it('is null where it has none', () => {
    expect(withoutMeasure('Levo café.', 'o quilo')).toBeNull();
    expect(withoutMeasure('São 3 potes.', 'o pote')).toBeNull();
  });
});

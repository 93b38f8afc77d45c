import { describe, expect, it } from 'vitest';
import { yoursOf } from './as-you.ts';
import { givingBack } from './rewrite-parts.ts';

describe('what the buyer stated, given back', () => {
  it.each([
    ['A minha dor de cabeça é a massa que chega rachada.', 'a massa que chega rachada te incomoda'],
    [
      'Ontem mesmo perdi a manhã inteira com isso. Perco encomenda no sábado.',
      'você perde encomenda no sábado',
    ],
    ['Não temos espaço para guardar caixa.', 'vocês não têm espaço para guardar caixa'],
  ])('of "%s" is "%s"', (stated, yours) => {
    expect(yoursOf([stated])).toBe(yours);
  });

  it('has a bridge before a question about another thing', () => {
    expect(givingBack('você perde encomenda no sábado', 'Quantos fornos você tem?')).toBe(
      'Entendi, então você perde encomenda no sábado. Me conta mais uma coisa: quantos fornos você tem?',
    );
    expect(givingBack('você perde encomenda no sábado', 'Quantas encomendas foram?')).toBe(
      'Então você perde encomenda no sábado. Quantas encomendas foram?',
    );
  });
});

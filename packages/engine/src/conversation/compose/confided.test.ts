import { describe, expect, it } from 'vitest';
import { withConfidences } from './confided.ts';

const statedIn = (text: string) =>
  withConfidences([
    { label: 'order', text: 'escreve' },
    { label: 'tell', text },
  ])
    .filter(({ label }) => label === 'tell')
    .map((part) => part.text);

describe('what is in confidence', () => {
  it.each([
    ['entrego sexta. o motorista bateu o carro, mas isso não conta', 'entrego sexta.'],
    ['o vinho chegou. meu cunhado provou antes, essa parte é fofoca', 'o vinho chegou.'],
    ['são 12 vagas. a Lia brigou comigo. isso fica entre nós', 'são 12 vagas.'],
    ['tem bolo de fubá. a receita é da vizinha, não vai no cartaz', 'tem bolo de fubá.'],
  ])('is the sentence before the words that say so: %s', (message, rest) => {
    expect(statedIn(message)).toEqual([rest]);
  });

  it.each(['a instalação é grátis, isso não tem custo', 'deixa fora o preço antigo'])(
    'is nothing in “%s”',
    (message) => {
      expect(statedIn(message)).toEqual([message]);
    },
  );
});

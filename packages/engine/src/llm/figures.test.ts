import { describe, expect, it } from 'vitest';
import { figureWarning } from './figures.ts';

const warned = (answer: string, ...given: string[]) => figureWarning(answer, given, 'pt-BR');

describe('Figures of an answer', () => {
  it.each([
    ['stand in a document', 'Custa R$ 18.900,00 à vista.', 'O sistema custa R$ 18.900.'],
    ['are written in another way', 'It costs $18,900.50.', 'R$ 18.900,50'],
    ['were told by the seller', 'Com 12% de desconto fecha.', 'posso dar 12 % de desconto'],
    ['are no prices', 'Ligue 3 vezes em 10 dias, às 14h30.', 'nada'],
  ])('are left alone when they %s', (_how, answer, given) => {
    expect(warned(answer, given)).toBeNull();
  });

  it('are named when nothing the model was given holds them', () => {
    expect(
      warned('São R$ 437,50 com 37% de desconto, ou R$ 9.', 'O preço é R$ 437 e 50 dias.'),
    ).toBe(
      'Confira antes de usar: R$ 437,50, 37%, R$ 9 não está nos seus documentos nem no que você contou.',
    );
  });

  it('are warned of in the language of the seller', () => {
    expect(figureWarning('It is $99.', [], 'en-US')).toMatch(/^Check before you use it: \$99 /);
  });
});

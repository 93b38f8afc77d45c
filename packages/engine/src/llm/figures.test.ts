import { describe, expect, it } from 'vitest';
import { figureWarning } from './figures.ts';

const warningFor = (answer: string, ...given: string[]) => figureWarning(answer, given, 'pt-BR');

describe('figureWarning', () => {
  it.each([
    ['are in a document', 'Custa R$ 18.900,00 à vista.', 'O sistema custa R$ 18.900.'],
    ['are formatted differently', 'It costs $18,900.50.', 'R$ 18.900,50'],
    ['are stated by the seller', 'Com 12% de desconto fecha.', 'posso dar 12 % de desconto'],
    ['are no prices', 'Ligue 3 vezes em 10 dias, às 14h30.', 'nada'],
  ])('returns null for figures that %s', (_how, answer, given) => {
    expect(warningFor(answer, given)).toBeNull();
  });

  it('lists the figures that are not in the prompt', () => {
    expect(
      warningFor('São R$ 437,50 com 37% de desconto, ou R$ 9.', 'O preço é R$ 437 e 50 dias.'),
    ).toBe(
      'Confira antes de usar: R$ 437,50, 37%, R$ 9 não está nos seus documentos nem no que você contou.',
    );
  });

  it('returns the warning in the seller’s language', () => {
    expect(figureWarning('It is $99.', [], 'en-US')).toMatch(/^Check before you use it: \$99 /);
  });
});

import { describe, expect, it } from 'vitest';
import { offerIn } from './offer.ts';

describe('offerIn', () => {
  it('reads the price and the item of a reply from one row', () => {
    expect(offerIn('**R$ 300 por mês**, plano Ouro — **tabela.txt**.')).toEqual({
      item: 'plano Ouro',
      price: 'R$ 300 por mês',
    });
    expect(offerIn('**R$ 46**, Edredom casal, LAVANDERIA — **tabela\\_nova.pdf**, p. 2.')).toEqual({
      item: 'Edredom casal, LAVANDERIA',
      price: 'R$ 46',
    });
  });

  it.each([
    '**R$ 80**, corte; **R$ 60**, escova — **tabela.txt**.',
    '**10%**: “O desconto máximo é de 10%” — **regras.txt**.',
    '**R$ 147**: 2 × R$ 46 (Edredom) + R$ 55 (Terno) — **tabela.txt**.',
    'Não encontrei exatamente isso nos seus documentos; o mais próximo é **R$ 38**, Edredom — **t.txt**.',
    'Diga **R$ 10** e espere.',
  ])('reads nothing from other replies: %s', (reply) => {
    expect(offerIn(reply)).toBeNull();
  });
});

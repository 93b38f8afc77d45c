import { describe, expect, it } from 'vitest';
import { readAnswer } from './index.ts';

const painsOf = (text: string) =>
  readAnswer('description', text).pains.map(({ value }) => value.clause);

describe('the subject of a complaint', () => {
  it.each([
    [
      'pizzarias do centro. O motoboy que atende some no sábado',
      'O motoboy que atende some no sábado',
    ],
    [
      'clínicas. A máquina que usam hoje queima no meio da sessão',
      'A máquina que usam hoje queima no meio da sessão',
    ],
    [
      'lojas de bairro, o fornecedor atrasa e manda peça trocada',
      'o fornecedor atrasa e manda peça trocada',
    ],
  ])('belongs to its clause in %j', (text, clause) => {
    expect(painsOf(text)).toContain(clause);
  });

  it('is left out for the customer', () => {
    expect(painsOf('donos de bar que perdem cliente na fila')).toContain('perdem cliente na fila');
  });
});

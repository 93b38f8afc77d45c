import { describe, expect, it } from 'vitest';
import { changesIn } from './instructions.ts';

describe('changesIn', () => {
  it.each([
    ['escreve pra dona Iraci confirmando o frete de sexta, trata por senhora', 'trata por senhora'],
    ['faz um post do bolo de cenoura por 40 reais, cheio de emoji', 'põe emoji'],
    ['manda um email formal pro Ricardo dizendo que a nota saiu', 'mais formal'],
    ['manda pra Bia em tópicos: corte 35, escova 50', 'em tópicos'],
  ])('has what %j asks of the writer', (request, change) => {
    expect(changesIn(request)).toContain(change);
  });

  it('has nothing for what is said', () => {
    expect(
      changesIn('escreve pra Lívia dizendo que não cobro frete e que a loja não abre domingo'),
    ).toEqual([]);
  });
});

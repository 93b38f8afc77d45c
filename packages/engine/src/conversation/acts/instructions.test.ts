import { describe, expect, it } from 'vitest';
import { instructionsIn } from './instructions.ts';

describe('instructionsIn', () => {
  it.each([
    ['avisa a Jandira que a peça chegou, mas não fala da demora', 'demora'],
    ['escreve pro seu Otílio dizendo que o laudo ficou pronto, sem citar o preço', 'preço'],
    ['manda um zap pra Kelly perguntando se ela vem, e não conta que o curso lotou', 'lotou'],
  ])('keeps what is not to be said out of %j', (request, hidden) => {
    expect(instructionsIn(request).request).not.toContain(hidden);
  });

  it('keeps a negation that is part of what is said', () => {
    const said = 'escreve pra Lívia dizendo que não cobro frete e que a loja não abre domingo';
    expect(instructionsIn(said)).toEqual({ request: said, changes: [] });
  });

  it('takes wishes for the text apart from what it says', () => {
    const { request, changes } = instructionsIn(
      'manda msg pra dona Iraci confirmando o frete, trata por senhora, tira o oi e põe emoji',
    );
    expect(request).toBe('manda msg pra dona Iraci confirmando o frete');
    expect(changes).toEqual(['trata por senhora', 'tira o oi', 'põe emoji']);
  });
});

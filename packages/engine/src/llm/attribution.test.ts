import { describe, expect, it } from 'vitest';
import { requireStatedAttributions } from './attribution.ts';

const ANSWERS = ['o cliente some depois que mando a proposta', 'vender 6 sistemas por mês'];

describe('requireStatedAttributions', () => {
  it.each([
    'Você contou que “o cliente some depois que mando a proposta”.',
    'O cliente some depois da proposta, como você disse.',
    'You said “vender 6 sistemas por mês”.',
    'Comece pela última proposta que ficou sem resposta.',
  ])('accepts “%s”', (text) => {
    expect(() => requireStatedAttributions([text], ANSWERS)).not.toThrow();
  });

  it.each([
    'Você contou que “ninguém atende o telefone”.',
    'Você disse que prefere trabalhar com grandes empresas de tecnologia.',
    'You said “I hate cold calls”.',
    'Dijiste que prefieres empresas grandes del sector público.',
  ])('refuses “%s”', (text) => {
    expect(() => requireStatedAttributions([text], ANSWERS)).toThrow(/não disse isto/);
  });
});

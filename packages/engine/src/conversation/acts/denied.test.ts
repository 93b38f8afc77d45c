import { describe, expect, it } from 'vitest';
import { denialIn } from './denied.ts';

describe('denialIn', () => {
  it.each([
    [
      'Ela não pediu desconto nem falou em parcela. Ela disse que o prazo é longo.',
      'Ela disse que o prazo é longo.',
    ],
    ['não é sócio. é a mãe dela que não quer deixar', 'é a mãe dela que não quer deixar'],
    [
      'o cliente não reclamou do frete, ele só quer pagar em duas vezes',
      'ele só quer pagar em duas vezes',
    ],
  ])('keeps of %j what it does not deny', (message, rest) => {
    expect(denialIn(message)?.rest).toBe(rest);
  });

  it.each([
    'ele não quer trocar de fornecedor',
    'não é caro, é justo?',
    'ela não disse nada',
    'a Rosa não respondeu ainda',
    'ele disse que não precisa',
  ])('finds no denial in %j', (message) => {
    expect(denialIn(message)).toBeNull();
  });
});

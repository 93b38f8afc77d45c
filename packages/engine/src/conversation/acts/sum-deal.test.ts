import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const lastOf = (...messages: string[]) => talkOf(messages).last.text;

describe('A sum of the deal of a talk', () => {
  it('is shown with its steps', () => {
    const reply = lastOf(
      'vendo o pote a 18 e a caixa a 95. ela quer 4 potes e 2 caixas, quanto fica?',
      'e com 10% de desconto só nas caixas?',
    );
    expect(reply).toContain('**R$ 243**');
    expect(reply).toContain('4 × R$ 18 (pote) + 2 × R$ 95 (caixa) = R$ 262');
    expect(reply).toContain('R$ 262 − 10% de R$ 190 (caixa) = R$ 243');
  });

  it('goes on where the message could be a recollection', () => {
    const reply = lastOf(
      'Compro a jaqueta por 120 e revendo por 200. Qual meu lucro em cada jaqueta?',
      'penso em dar 20 reais de desconto por jaqueta. quanto sobra em cada uma?',
      'Se levarem 15 jaquetas com esse desconto, qual é o meu lucro total?',
    );
    expect(reply).toContain('R$ 900');
  });

  it('is not taken from an order of a text', () => {
    const reply = lastOf(
      'vendo o pote a 18. ela quer 4 potes, quanto fica?',
      'escreve uma mensagem curta pra ela com o total',
    );
    expect(reply).not.toContain('**Conta**');
  });
});

import { describe, expect, it } from 'vitest';
import type { CoachReplyInput } from '../port.ts';
import { turnInput } from '../testing/turns.ts';
import { replyTo } from './index.ts';

function repliesTo(...messages: string[]) {
  const history: CoachReplyInput['history'] = [];
  return messages.map((userInput) => {
    const reply = replyTo(turnInput(userInput, { history: [...history] }));
    history.push({ userInput, assistantResponse: reply.text });
    return reply;
  });
}

describe('Limits and words that a seller states', () => {
  it('says the limit instead of trading it away, also when the customer insists', () => {
    const [first, again] = repliesTo(
      'a Neide disse que só fecha com 15% de desconto. Minha tabela só permite 6%. o que eu respondo?',
      'falei isso e ela insistiu: "então me faz 10% e pronto". o que respondo?',
    );
    expect(first?.text).toContain('O que eu consigo é 6%');
    expect(again?.text).toContain('6%');
  });

  it('answers a complaint that goes on in the words of the customer', () => {
    const [, again] = repliesTo(
      'A cliente do sofá ligou reclamando: "O tecido desbotou em dois meses e ninguém me atende!" Como eu respondo a ela?',
      'Ela respondeu: "Então quero o dinheiro de volta, não quero conversa." O que eu digo?',
    );
    expect(again?.act.kind).toBe('insist');
    expect(again?.text).toContain('Então quero o dinheiro de volta');
  });

  it('takes a corrected result as a repair', () => {
    const [, corrected] = repliesTo(
      '4 × 2850 + 3 × 1980 dá quanto?',
      'O total está errado, você somou quinze reais a mais. O certo é R$ 17.325,00. Confirma?',
    );
    expect(corrected?.act.kind).not.toBe('advice');
  });
});

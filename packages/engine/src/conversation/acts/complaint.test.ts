import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { complaintIn } from './complaint.ts';

const last = (...messages: string[]) => talkOf(messages).last;

describe('what a complaint asks for', () => {
  it.each([
    ['tu não entendeu nada. quanto é 15% de 800?', 'quanto é 15% de 800?'],
    ['não, tô te perguntando se posso parcelar em 4', 'posso parcelar em 4?'],
    ['aff, nada a ver. eu quis dizer: ela volta na sexta', 'ela volta na sexta'],
    ['que endereço??? esquece. qual o prazo de entrega?', 'qual o prazo de entrega?'],
  ])('is read from “%s”', (message, rest) => {
    expect(complaintIn(message)?.rest).toBe(rest);
  });

  it.each([
    'ela não entendeu o preço e sumiu',
    'credo, parece cobrança',
    'o cliente disse que não é isso que ele procura na loja dele faz tempo',
  ])('is not looked for in “%s”', (message) => {
    expect(complaintIn(message)).toBeNull();
  });
});

describe('a repair', () => {
  it('answers what the message asks besides the complaint', () => {
    const reply = last('o cliente achou caro', 'vc não entendeu. quanto é 15% de 800 reais?');
    expect([reply?.act.kind, reply?.text]).toEqual(['repair', expect.stringContaining('R$ 120')]);
  });

  it('asks for the wrong part of a text where the message names none', () => {
    const reply = last(
      'escreve uma mensagem pra Nádia cobrando 90 reais',
      'não é isso que eu pedi',
    );
    expect(reply?.text).toMatch(/Qual trecho|o que a mensagem tem que dizer/);
    expect(reply?.text).not.toContain('Nádia');
  });

  it('goes on with the sum of the message in the next turn', () => {
    const talk = ['oi, tudo bem?', 'não é isso. quanto é 10 x 45 reais?', 'e 12 x 45?'] as const;
    expect(last(...talk)?.text).toContain('540');
  });
});

import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { valueIn } from './recall-value.ts';

const lastText = (...messages: string[]): string => talkOf(messages).last.text;

describe('the fact that a question asks for', () => {
  it.each([
    ['quanto é a cesta grande mesmo?', 'a cesta pequena sai 60 e a grande sai 95', 'R$ 95'],
    [
      'que dia era a prova?',
      'a prova do vestido ficou dia 12 de maio, com a mãe dela',
      'dia 12 de maio',
    ],
    ['quantas cadeiras ela pediu?', 'a Tatiana quer 80 cadeiras e 10 mesas', '80 cadeiras'],
    ['em que cidade fica a loja?', 'a loja dele fica em Sobral, perto da praça', 'Sobral'],
    ['até que mês ela podia remarcar?', 'ela pode usar o sinal em outra data até agosto', 'agosto'],
    ['qual era o desconto?', 'ofereci 7% de desconto no pix', '7%'],
  ])('is read for “%s”', (question, sentence, value) => {
    expect(valueIn(question, sentence)?.value).toBe(value);
  });

  it.each([
    ['quanto era?', 'o combo sai 60 e o duplo sai 95'],
    ['pra quantos pães caiu?', 'vendia 90 pães por dia e agora não passa de 50'],
  ])('is left open where two may be meant: %s', (question, sentence) => {
    expect(valueIn(question, sentence)).toBeNull();
  });

  it('begins the reply, with the part of a long sentence in which it was said', () => {
    const sentence =
      'o Nivaldo da construtora nova quer 40 marmitas na sexta, mora lá perto do trevo de Maracanaú e sempre paga no dinheiro, a mulher dele é que liga toda quarta de noite para confirmar a quantidade e perguntar se tem feijão tropeiro no dia';
    const text = lastText(
      sentence,
      'o cliente achou caro',
      'quantas marmitas o Nivaldo quer mesmo?',
    );
    expect(text).toMatch(/^\*\*40 marmitas\*\*/);
    expect(text).not.toContain('paga no dinheiro');
  });

  it('is the result of a sum where one is asked for', () => {
    const text = lastText('quanto é 12 x 45 reais?', 'oi', 'quanto deu aquela conta mesmo?');
    expect(text).toContain('R$ 540');
  });
});

describe('a summary of several customers', () => {
  it('tells of each, also of one that is not known', () => {
    const text = lastText(
      'passei 450 pra Dalva e ela achou caro',
      'o Jurandir fechou comigo, pagou 900 no pix!!',
      'resume o que eu tenho da Dalva, do Jurandir e da Solange',
    );
    expect(text).toMatch(/\*\*Dalva\*\*/);
    expect(text).toMatch(/\*\*Jurandir\*\*/);
    expect(text).toMatch(/\*\*Solange\*\*: você ainda não me contou nada/);
  });
});

import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const STATED =
  'Ontem visitei a dona Celeste, da pousada, e ela me disse que a fábrica de Barbacena entrega o pote por catorze reais. O meu custa R$ 26,00.';

describe('a question for the price of somebody else', () => {
  it.each([
    'Quanto a fábrica de Barbacena cobra mesmo?',
    'Diga-me: qual foi mesmo o preço que a dona Celeste me disse que a fábrica cobra?',
  ])('is never answered with the price of the seller: %s', (question) => {
    const { text } = talkOf([STATED, question]).last;
    expect(text).toMatch(/\*\*R\$ 14\*\*/);
    expect(text).not.toMatch(/\*\*R\$ 26/);
  });

  it('says that it was not stated and gives no another price', () => {
    const { text } = talkOf([STATED, 'Qual era mesmo o preço que a loja da praça me faz?']).last;
    expect(text).not.toMatch(/\*\*R\$/);
  });

  it('leaves a question for the price of the seller alone', () => {
    expect(talkOf([STATED, 'E qual era o meu preço?']).last.text).toMatch(/\*\*R\$ 26\*\*/);
  });
});

describe('the answer with a fact of the talk', () => {
  const SENT =
    'Escreva um recado para a dona Zulmira: o frete fica em R$ 270,00, e eu entrego na terça-feira.';
  const FACT = talkOf([
    SENT,
    'quanto custa uma hora?',
    'o cliente achou caro',
    'e se ele insistir?',
    'O que eu combinei com a dona Zulmira, e quanto ficou o frete dela?',
  ]).last.text;

  it('stands beside no word that nothing was stated', () => {
    expect(FACT).toMatch(/270/);
    expect(FACT).not.toMatch(/não me contou/);
  });

  it('counts no messages and calls the seller by no name of a customer', () => {
    expect(FACT).not.toMatch(/há \d+ mensagens/);
    expect(FACT).not.toMatch(/\*\*, (?:dona )?Zulmira/);
  });
});

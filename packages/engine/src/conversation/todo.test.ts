import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

const last = (...messages: string[]) => talkOf(messages).last;

const TALK = [
  'o seu Valdir pediu 8 marmitas e sumiu, é a terceira vez que chamo',
  'a dona da academia desistiu, fechou com outra',
  'mandei orçamento de 640 pra Simone ontem',
  'escreve a mensagem pro seu Valdir',
  'fechei com o Edson 30 marmitas',
];

describe('A summary of several customers', () => {
  it('ends with one step for each open customer when it asks what to do', () => {
    const { text } = last(...TALK, 'faz um resumo do que eu tenho que fazer hoje');
    expect(text).toMatch(/1\. \*\*Seu Valdir\*\*.{0,200}\n2\. \*\*Simone\*\*/);
    expect(text).not.toMatch(/\d\. \*\*(?:Edson|Dona da academia)/);
  });

  it('states who bought, who refused and who is silent, without a day that nobody said', () => {
    const { text } = last(...TALK, 'resume a conversa');
    expect(text).toContain('Seu Valdir: sem resposta.');
    expect(text).toContain('Dona da academia: venda perdida.');
    expect(text).toContain('Edson: fechado');
    expect(text).not.toMatch(/desde terça|em negociação|escreve a mensagem|nesta ordem/);
  });
});

describe('A customer who orders', () => {
  it('has bought where the seller says so, and is no open customer', () => {
    const { text } = last(
      'o seu Abel achou caro',
      'a Rita da padaria fechou 3 bolos por 240',
      'o que eu tenho que fazer amanhã? resume',
    );
    expect(text).toContain('Rita: fechado');
    expect(text).not.toMatch(/\d\. \*\*Rita/);
  });
});

describe('A customer without a name', () => {
  it('is not called by a bare title', () => {
    const { chips } = last('a dona achou caro', 'hoje to muito desanimada');
    expect(chips.join(' ')).not.toMatch(/voltar ao caso: dona/);
  });

  it('is not called by the verb after what they own', () => {
    const { chips } = last('a dona da academia pediu 20 marmitas', 'hoje to muito desanimada');
    expect(chips).toContain('voltar ao caso: dona da academia');
  });
});

describe('A customer who is silent since their words', () => {
  it.each([
    'a Simone disse que qualquer coisa me chama, já faz 6 dias',
    'o Edson falou que me liga depois e não respondeu mais',
  ])('gets a step for silence, not an answer to the words: %s', (message) => {
    const { text } = last(message);
    expect(text).toContain('sem resposta');
    expect(text).not.toMatch(/fechado, e fica à vontade/i);
  });
});

describe('A feeling about a customer', () => {
  const silent = 'mandei o orçamento pra Simone e faz 6 dias que ela não responde';

  it.each([
    'to com vergonha de cobrar a Simone, acho que vou desistir',
    'fico sem graça de mandar mensagem de novo pra Simone, ela nem responde',
  ])('is met in one sentence, then with one message to that customer: %s', (message) => {
    const { act, text, artefact } = last(silent, message);
    expect(act.kind).toBe('feeling');
    expect(text).toMatch(/^Ana, .{1,300}\n\n.{0,200}Simone.{0,200}\n\n\*\*WhatsApp\*\*/);
    expect(artefact?.text).toContain('Simone');
  });

  it('is met before a text that the same message asks for', () => {
    const { act, text } = last('to com vergonha de cobrar o Edson, escreve a mensagem pra ele');
    expect(act.kind).toBe('text');
    expect(text).not.toMatch(/^\*\*/);
  });
});

describe('A question for what to send', () => {
  it.each(['o que eu mando sem ser chata?', 'mando o que pra não parecer insistente?'])(
    'is answered with a message: %s',
    (message) => {
      expect(last(message).artefact?.kind).toBe('message');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

/** The reply to the last message of a talk. */
const last = (...messages: readonly string[]) => talkOf(messages).last;

describe('A question whether the last figure is right', () => {
  const sum = 'vendi 14 potes a 25, quanto dá?';

  it.each(['tá correto esse valor?', 'confere?', 'confirma pra mim?'])(
    'is answered with it: %s',
    (text) => {
      expect(last(sum, text)).toMatchObject({
        act: { kind: 'sum' },
        text: expect.stringContaining('350'),
      });
    },
  );

  it('keeps the result where the seller found another', () => {
    const { text } = last(sum, 'tem certeza? na calculadora deu 310');
    expect(text).toContain('350');
    expect(text).toContain('continua este');
  });

  it.each(['confere o endereço pra mim?', 'tá certo, obrigada'])(
    'is none without a figure meant: %s',
    (text) => {
      expect(last(sum, text).text).not.toContain('Sim, pelos números');
    },
  );
});

describe('A sum that the seller orders again', () => {
  it('is reckoned with what the message states anew', () => {
    const { text } = last(
      'quanto dá 3 calças a 50 e 2 saias a 40?',
      'ficou errado, 40 é o número da saia. Faz de novo: 3 calças de 50, 2 saias de 65',
    );
    expect(text).toContain('280');
  });

  it('takes a price from the own list as no words of a buyer', () => {
    const reply = last(
      'vendi 15 sacos a 40, quanto deu?',
      'A senhora se enganou: a minha tabela diz que o saco é 38. Refaça a conta',
    );
    expect(reply).toMatchObject({ act: { kind: 'sum' } });
    expect(reply.text).toContain('570');
  });
});

describe('The difference between the only two prices of a talk', () => {
  it('is a sum', () => {
    const reply = last(
      'o mercado faz o ventilador por 180 e o meu é 230. respondo o que?',
      'qual a diferença entre o nosso valor e o deles?',
    );
    expect(reply).toMatchObject({ act: { kind: 'sum' } });
    expect(reply.text).toContain('50');
  });
});

describe('A lost sale', () => {
  it.each([
    'Perdi um cliente hoje: o seu Nilo comprou de outra oficina. No que eu errei e o que dá pra fazer?',
    'perdemos o pedido da igreja, pegaram com uma gráfica de fora que parcela em 10. em que eu errei?',
  ])('with the question what was wrong is no review and no help with the app: %s', (message) => {
    expect(last(message).act.kind).toBe('result-loss');
  });
});

describe('A feeling', () => {
  it.each([
    'Fiquei muito feliz hoje: a neta da dona Lia me contou que o portão que fiz em 2015 continua perfeito',
    'tô super orgulhosa, meu menino se formou',
  ])('of joy is met as such: %s', (text) => {
    expect(last(text).act.kind).toBe('feeling');
  });

  it('of worry without money is not answered with money', () => {
    expect(last('tô muito preocupado, o forno pifou e tenho encomenda amanhã').text).not.toContain(
      'dinheiro',
    );
  });
});

describe('What a buyer says', () => {
  it.each([
    ["Gerente da farmácia: 'me manda por e-mail'. Falo o quê?", 'send-info'],
    ['A freguesa veio com um papo que a prima dela faz bem mais barato. respondo oq', 'cheaper'],
    ['O cliente quer as seis por 900. Respondo o quê?', 'discount'],
  ])('is answered as an objection: %s', (text, key) => {
    const { act } = last(text);
    expect(act).toMatchObject({ kind: 'objection' });
    expect(act.kind === 'objection' ? act.keys : []).toContain(key);
  });

  it('is taken twice where the message asks which of two words to answer', () => {
    const { act } = last(
      'Qual eu trato primeiro, "tá caro demais" ou "preciso falar com meu marido"?',
    );
    expect(act).toMatchObject({ keys: expect.arrayContaining(['price', 'partner']) });
  });

  it('is not asked in a fear with words to the coach', () => {
    const { text } = last(
      'A dona da loja ficou com receio de perder os dados. Como devo conduzir?',
    );
    expect(text).not.toContain('conduzir');
  });

  it('does not come where nobody answers', () => {
    const reply = last('A Nilza disse que não tem interesse', 'e se ela não retornar?');
    expect(reply.act).toMatchObject({ kind: 'advice', topic: 'follow-up' });
  });
});

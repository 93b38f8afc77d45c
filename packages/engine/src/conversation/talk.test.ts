import { RESULT_CHIPS } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { turnInput } from '../testing/turns.ts';
import { replyTo, stateAfter } from './index.ts';

/** The replies to messages one after the other. */
const talk = (messages: readonly string[]) => talkOf(messages).replies;

const last = (...messages: string[]) => talk(messages).at(-1);

describe('a message without a word', () => {
  it.each(['?', '...', '!!', '…'])('is asked about: “%s”', (message) => {
    const reply = last('o cliente achou caro', message);
    expect([reply?.act, reply?.text]).toEqual([
      { kind: 'small-talk', topic: 'unclear' },
      expect.stringContaining('?'),
    ]);
  });
});

describe('what could have been done differently', () => {
  it('is asked of a loss, or of an exercise', () => {
    const asks = 'o que eu podia ter feito diferente?';
    expect(last('perdi o Márcio, fechou com outro mais barato', asks)?.text).toContain(
      'a última coisa que a pessoa disse',
    );
    expect(last(asks)?.text).not.toContain('a última coisa que a pessoa disse');
  });
});

describe('a story that ends with “o que eu respondo?”', () => {
  it.each([
    [
      "o Márcio, síndico, pediu orçamento do motor, 2.890. ele disse 'vou levar pra assembleia e te aviso'. como eu respondo?",
      'approval',
    ],
    [
      'passei 28 cada avental e ela disse que na feira acha de 25. oq eu respondo pra ela',
      'cheaper',
    ],
    [
      'mandei proposta de 1.900 pra Juliana, ela visualizou e só hoje disse que tá apertada esse mês. Como respondo?',
      'no-money',
    ],
    [
      'visitei a clínica da dra Paula terça. ela gostou mas falou que já tem empresa que cuida. o que eu falo pra ela?',
      'has-supplier',
    ],
  ])('is about the words of the buyer: %s', (story, about) => {
    const reply = last(story);
    expect([reply?.act.kind, reply?.about]).toEqual(['objection', about]);
  });

  it('is no objection without one', () => {
    const reply = last('ela amou o bolo, pagou tudo e disse que quer outro. o que eu respondo?');
    expect(reply?.act.kind).not.toBe('objection');
  });
});

describe('an objection', () => {
  it('is one when only one clause states one', () => {
    const text = last('a cliente achou caro, é professora e mora perto da escola')?.text ?? '';
    expect(text).not.toMatch(/São \d coisas/);
  });

  it('is asked about without an argument when its motive is not known', () => {
    const reply = last('e se ele disser que borboleta azul dá azar na loja');
    expect(reply?.act.kind).toBe('objection');
    expect(reply?.text).not.toContain('CNPJ');
  });

  it('is understood when the buyer was named in the sentence before', () => {
    const reply = last('passei na oficina da Nair ontem. disse que já compra de outro fornecedor');
    expect([reply?.act.kind, reply?.about]).toEqual(['objection', 'has-supplier']);
  });
});

describe('a question about the next step of the seller', () => {
  it.each([
    ['e se ele não responder, ligo quando?', 'follow-up'],
    ['vale a pena ceder no preço?', 'discount-policy'],
  ])('“%s” is about the step after an objection', (message, topic) => {
    const reply = last('o cliente achou caro', message);
    expect(reply?.act.kind).toMatch(/^(?:advice|answer)$/);
    expect(reply?.about).toBe(topic);
  });

  it('changes no text', () => {
    const reply = last('escreve uma mensagem de cobrança', 'como eu peço sinal sem ficar ruim?');
    expect(reply?.act).toMatchObject({ kind: 'answer', topic: 'deposit' });
  });
});

describe('a repair', () => {
  it.each([
    'não foi isso, o problema dela é a entrega',
    'você respondeu como se ele já fosse cliente',
    'isso está genérico, serve para qualquer empresa',
    'mas o meu tem garantia e nota fiscal',
  ])('is what “%s” does; it does not quote the message', (message) => {
    const reply = last('a cliente disse que está caro', message);
    expect(reply?.act.kind).toBe('repair');
    expect(reply?.text).not.toContain(message.slice(0, 20));
  });

  it('gives what is asked for instead', () => {
    const reply = last(
      'a cliente disse que está caro',
      'não foi isso, eu quero uma mensagem pra ela, a Marlene, agradecendo a visita',
    );
    expect(reply?.artefact?.text).toContain('Marlene');
  });
});

describe('a question of the coach', () => {
  it('is not about what the seller has just stated', () => {
    const text = last('a Suelen sumiu depois do orçamento, disse "vou ver", faz 9 dias')?.text;
    expect(text).not.toMatch(/com as palavras|há quantos dias/);
  });
});

describe('practice', () => {
  it('plays who was named, about what the seller sells', () => {
    const reply = last(
      'vendo bolo de casamento',
      'agora você é a Sueli, secretária mal-humorada. Atende aí',
    );
    expect(reply?.text).toMatch(/> \*\*Sueli:\*\* “Bolo de casamento\? /);
  });

  it('is left by a question about oneself', () => {
    const reply = last('vamos treinar', 'será que eu levo jeito pra isso?');
    expect(reply?.act.kind).toMatch(/^(?:advice|answer)$/);
  });

  it('starts on the objection that a wish to train names', () => {
    const reply = last('me treina pra eu não dar desconto tão fácil');
    expect([reply?.act.kind, reply?.about]).toEqual(['practice', 'discount']);
  });

  it('is left by a request to the coach', () => {
    const reply = last('vamos treinar', 'me dá um exemplo de pergunta de problema');
    expect(reply?.act.kind).toBe('advice');
  });

  it('takes up the objection that was stated', () => {
    const reply = last(
      'um cara falou que já tem seguro',
      'outro falou que está caro',
      'vamos treinar essa do seguro',
    );
    expect(reply?.about).toBe('has-supplier');
  });
});

describe('a text', () => {
  it('sums up the figures before for who is named', () => {
    const reply = last(
      'quanto é 10% de 500?',
      'resume isso numa mensagem pra Dona Ivete, que cuida das contas',
    );
    expect(reply?.act.kind).toBe('text');
    expect(reply?.artefact?.text).toMatch(/^Oi, dona Ivete![\s\S]*R?\$? ?50/);
  });

  it('is addressed to the name after the pronoun', () => {
    const reply = last('escreve um zap pra ela, Marinalva, avisando que o pedido chegou');
    expect(reply?.artefact?.text).toContain('Marinalva');
  });

  it('contains nothing that the seller only does alone', () => {
    const reply = last('estou desanimado, ninguém compra', 'escreve uma mensagem pra Keila');
    expect(reply?.artefact?.text ?? '').not.toContain('Meta da semana');
  });

  it('does not repeat the request', () => {
    const reply = last('a dona Lurdes achou caro', 'põe isso num papel pra ela ler');
    expect(reply?.artefact?.text).not.toMatch(/papel/i);
  });

  it('contains no question of the coach', () => {
    const reply = last('parcela de 92 mil, quanto fica cada', 'põe isso numa mensagem pra Lurdes');
    expect(reply?.artefact?.text ?? '').not.toContain('Em quantas vezes');
  });

  it('gets a price as a sentence, without the words of the request', () => {
    const reply = last('escreve uma mensagem pra Lia oferecendo o bolo', 'agora põe o preço 238');
    expect(reply?.artefact?.text).toContain('O preço é R$ 238.');
  });

  it('becomes another one for somebody else', () => {
    const reply = last(
      'escreve uma mensagem cobrando a Josi, 148 reais',
      'agora uma bem leve pra Cleide, 62 reais',
    );
    expect(reply?.act.kind).toBe('text');
    expect(reply?.artefact?.text).toContain('Cleide');
  });
});

describe('bad input', () => {
  it.each(['😀😀😀', '👍', '🤬🤬'])('“%s” alone is asked about', (message) => {
    expect(last(message)?.about).toBe('emoji');
  });

  it.each([
    ['então promete um preço aí', 'promise'],
    ['posso garantir que ele vai lucrar em 2 anos?', 'promise'],
  ])('“%s” is no promise of the coach', (message, about) => {
    expect(last(message)?.about).toBe(about);
  });

  it('of politics is refused', () => {
    expect(last('em quem você vai votar?')?.act.kind).toBe('off-topic');
  });

  it('of 4,000 characters is answered in at most 120 words', () => {
    const reply = last(`o cliente achou caro ${'e falou bastante da vida dele '.repeat(130)}`);
    expect(reply?.text.split(/\s+/).length).toBeLessThanOrEqual(120);
  });
});

describe('chips', () => {
  it('of a result offer to log it, whatever engine worded the earlier replies', () => {
    const history = [
      { userInput: 'o cliente achou caro', assistantResponse: 'Pergunte o motivo.' },
    ];
    const { chips } = replyTo(turnInput('fechei!! a Marlene comprou', { history }));
    expect(chips).toContain(RESULT_CHIPS.sale);
    expect(stateAfter(history).open?.kind).toBe('case');
  });
});

import { describe, expect, it } from 'vitest';
import type { CoachReplyInput } from '../port.ts';
import { talkOf } from '../testing/talk.ts';
import { shortOffer } from './state/known.ts';

/** The last reply of a conversation of these messages. */
const last = (messages: readonly string[], given: Partial<CoachReplyInput> = {}) =>
  talkOf(messages, given).last;

describe('a worry that no objection is about', () => {
  it.each([
    ['o cliente tá com medo do reajuste do ano que vem', 'o reajuste do ano que vem'],
    ['ele tá preocupado que a seguradora quebre', 'que a seguradora quebre'],
    ['a síndica tem receio de o telhado não aguentar o peso', 'o telhado não aguentar o peso'],
    ['ele ficou inseguro com a instalação a gás', 'a instalação a gás'],
    ['ela tá com medo do verniz manchar o piso. o q eu falo?', 'o verniz manchar o piso. '],
    ['a diretora tem receio da van atrasar, q q eu respondo', 'a van atrasar. '],
  ])('is named in the line to the customer: %s', (message, words) => {
    const { act, artefact } = last([message]);
    expect(act).toMatchObject({ kind: 'objection', isGuess: true });
    expect(artefact?.text).toContain(words);
    expect(artefact?.text).toContain('?');
  });

  it('is answered with the fact that the seller states next', () => {
    const { artefact } = last([
      'o seu Jorge tá com medo do reajuste do ano que vem',
      'o reajuste é limitado pela ANS em 6,9%',
    ]);
    expect(artefact?.text).toMatch(
      /Seu Jorge.{1,80}reajuste do ano que vem.{1,80}limitado pela ANS em 6,9%/s,
    );
  });

  it('stays an objection where one is about it', () => {
    expect(last(['a cliente tem medo de golpe']).about).toBe('fraud');
  });

  it('of the seller is a feeling', () => {
    expect(last(['tô com medo de ligar pro cliente']).act.kind).not.toBe('objection');
  });
});

it('answers a wish for a false statement with the honest way', () => {
  const { act } = last(['o cliente pediu pra emitir a nota com valor menor']);
  expect(act).toMatchObject({ kind: 'answer', key: 'customer-asks-to-lie' });
});

describe('a question of the coach', () => {
  it.each([
    'a cliente achou caro comparado com a loja do irmão dela que faz por 12 mil',
    'ele achou caro, disse que no Mercado Livre é 900',
    'ela falou que tá caro e que a vizinha paga menos',
  ])('is not what the message answers: %s', (message) => {
    expect(last([message]).text).not.toMatch(/comparado com o quê|em relação a quê/i);
  });

  it('is not what an earlier message answers', () => {
    const { text } = last(['o concorrente faz por 3 mil pro seu Ivo', 'o seu Ivo achou caro']);
    expect(text).not.toMatch(/comparado com o quê|em relação a quê/i);
  });

  it('takes nothing for granted that was not said', () => {
    expect(last(['o cliente quer desconto']).text).not.toContain('caro comparado');
  });
});

describe('a fact of the own company', () => {
  it.each([
    ['a gente entrega em 20 dias úteis', 'qual é o nosso prazo mesmo?', '20 dias'],
    ['a nossa garantia é de 5 anos', 'qual a garantia que a gente dá?', '5 anos'],
    ['nosso pedido mínimo é 300 reais', 'quanto é o nosso pedido mínimo?', '300'],
  ])('is kept and reminded of: %s', (fact, question, answer) => {
    expect(last([fact]).act.kind).toBe('case');
    const { act, text } = last([fact, 'o cliente achou caro', question]);
    expect(act.kind).toBe('recall');
    expect(text).toContain(answer);
  });
});

describe('a plan of the seller', () => {
  it.each([
    ['e se eu passar lá?', 'plan-visit'],
    ['e se eu mandar um vídeo?', 'plan-video'],
    ['e se eu levar um bolo pra secretária?', 'plan-gift'],
    ['e se eu falar direto com o sócio dele?', 'plan-decider'],
    ['e se eu deixar uma amostra?', 'plan-sample'],
    ['e se eu pintar o carro de rosa?', 'plan-any'],
  ])('is judged: %s', (message, key) => {
    const { act, artefact } = last(['o seu Ivo sumiu depois do orçamento', message]);
    expect(act).toMatchObject({ kind: 'answer', key });
    expect(artefact?.text).toBeTruthy();
  });
});

describe('the buyer of an exercise', () => {
  const answerTo = (said: string) => last(['vamos treinar preço', said]).text;

  it('takes up what the seller typed', () => {
    expect(answerTo('te dou 10% de desconto')).toMatch(/“[^”]{0,120}10%/);
    expect(answerTo('posso te visitar quinta às 10h?')).toMatch(/“[^”]{0,120}[Qq]uinta às 10h/);
    expect(answerTo('a garantia é de 5 anos')).toMatch(/“[^”]{0,120}[Gg]arantia/);
  });

  it('answers a question and rejects pressure', () => {
    expect(answerTo('comparado com o quê?')).toMatch(/“[^”]{0,120}(?:esperava|parecido)/);
    expect(answerTo('é só hoje, corre que acaba')).toMatch(/“[^”]{0,120}(?:apertando|correndo)/);
  });
});

describe('agreement', () => {
  it('has a woman say "obrigada" and speaks of a female customer as "ela"', () => {
    const given = { sellerName: 'Rita Souza' };
    const replies = ['a dona Célia achou caro', 'outro exemplo', 'outro exemplo'].map(
      (_, at, all) => last(all.slice(0, at + 1), given).text,
    );
    expect(replies.join('\n')).not.toMatch(/\b[Oo]brigado\b/);
    const { text } = last(['a dona Célia falou que já tem fornecedor'], given);
    const outside = text.split('\n').filter((one) => !one.startsWith('>'));
    expect(outside.join('\n')).not.toMatch(/\b(?:[Ee]le|dele)\b/);
  });
});

describe('shortOffer', () => {
  const LONG = 'plano de saúde empresarial para pequenas empresas em Recife';

  it('is the name without what the profile adds', () => {
    expect(shortOffer(LONG, [])).toBe('plano de saúde empresarial');
  });

  it('is as short as the seller calls it', () => {
    expect(shortOffer(LONG, ['ela gostou do plano mas achou caro'])).toBe('plano');
    expect(shortOffer(LONG, ['quer um plano de saúde barato'])).toBe('plano de saúde');
  });
});

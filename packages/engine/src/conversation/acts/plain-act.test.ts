import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const lastAct = (...messages: string[]) => talkOf(messages).last.act;
const TEXT = 'escreve pra Denise oferecendo aula experimental na quinta';

describe('small talk', () => {
  it.each([
    ['goodbye', 'fica com Deus, vou dormir'],
    ['goodbye', 'amanhã é outro dia. valeu meu amigo'],
    ['joy', 'e meu sobrinho nasceu hoje, 4 quilos!!'],
    ['life', 'hoje a praia tá uma beleza, queria era tá pescando'],
  ])('is %s, also after a text or a result: %s', (topic, message) => {
    for (const before of [TEXT, 'a Denise fechou comigo!!'])
      expect(lastAct(before, message)).toEqual({ kind: 'small-talk', topic });
  });

  it.each([
    'a cliente disse que a praia tá longe da loja',
    'tira a parte da chuva',
    'ela marcou pra depois do almoço',
  ])('is not what tells of a customer or orders a change: %s', (message) => {
    expect(lastAct(TEXT, message)).not.toMatchObject({ topic: 'life' });
  });
});

describe('after a text', () => {
  it.each([
    ['result-progress', 'ELA MARCOU!! sábado às 9h'],
    ['result-sale', 'fechou!!! pagou o sinal agora'],
    ['feeling', 'ai cansei, parece que ninguém me leva a sério'],
  ])('is %s: %s', (kind, message) => {
    expect(lastAct(TEXT, message).kind).toBe(kind);
  });
});

describe('one more', () => {
  it.each(['dá outro argumento', 'essa não serve pra mim, outra ideia', 'arruma outra saída'])(
    'of the line is given after an objection: %s',
    (message) => {
      expect(lastAct('o cliente disse que tá caro', message)).toEqual({
        kind: 'next',
        another: true,
      });
    },
  );

  it('is not what a customer took elsewhere', () => {
    expect(lastAct('o cliente disse que tá caro', 'ele comprou de outra').kind).not.toBe('next');
  });
});

describe('what comes after', () => {
  it.each(['e depois que eu mandar a amostra, faço o quê?', 'qual o passo seguinte?'])(
    'is the next step: %s',
    (message) => {
      expect(lastAct('o cliente disse que vai pensar', message).kind).toBe('next');
    },
  );

  it('is an explanation where the seller asks where a number came from', () => {
    expect(lastAct('12 x 45 reais dá quanto?', 'de onde saiu esse valor?').kind).toBe('explain');
  });
});

describe('a customer who does not answer', () => {
  it.each([
    'o Genildo viu o recado e não respondeu, faz uma semana',
    'dona Filó. nunca falei com ela não',
  ])('is no complaint of the last reply: %s', (message) => {
    expect(lastAct('o cliente disse que vai pensar', message).kind).not.toBe('repair');
  });
});

import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

describe('an unhappy customer', () => {
  it.each([
    'O cliente esbravejou: "Paguei caro e a geladeira não gela. Vocês não honram a palavra!" Como respondo sem perder a razão?',
    'A freguesa esbravejou ao telefone: "Eu paguei caro e agora ainda vou pagar o frete? Isso é falta de palavra!" Que lhe respondo eu, sem perder a freguesa?',
  ])('who insults nobody gets no limit on insults: %s', (message) => {
    const { act, text } = talkOf([message]).last;
    expect(act).not.toMatchObject({ topic: 'rude-customer' });
    expect(text).not.toMatch(/ofensa|respeito/i);
  });

  it('who insults the seller gets a limit', () => {
    const message = 'A cliente me xingou de ladra e disse "você é incompetente". O que respondo?';
    expect(talkOf([message]).last.act).toMatchObject({ topic: 'rude-customer' });
  });
});

describe('a question of general knowledge', () => {
  const TALK = 'Ontem estive com o senhor Raimundo e ele achou o barril caro. O que respondo?';
  it.each([
    'Mudando de assunto, o senhor saberia me dizer quem ganhou a Copa do Mundo de 1970?',
    'A senhora poderia me informar em que ano foi proclamada a República?',
    'Por curiosidade, quem descobriu a penicilina?',
    'Você sabe me dizer quantos habitantes tem Recife?',
    'Qual é o maior rio do mundo?',
  ])('is off-topic in the middle of a talk, however politely it is asked: %s', (question) => {
    expect(talkOf([TALK, question]).last.act.kind).toBe('off-topic');
  });
});

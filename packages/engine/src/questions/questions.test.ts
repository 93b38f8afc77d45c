import { describe, expect, it } from 'vitest';
import { METHODS } from '../knowledge/coach/methods/index.ts';
import { OBJECTIONS } from '../knowledge/coach/objections/index.ts';
import { FREQUENT_QUESTIONS } from '../knowledge/coach/questions/index.ts';
import { nearestQuestion } from './nearest.ts';

const TOPICS = new Set([
  ...METHODS.map(({ key }) => key),
  ...OBJECTIONS.map(({ key }) => `obj.${key}`),
]);
const countWords = (text: string) => text.split(/\s+/).length;

describe('frequent questions', () => {
  it('have keys of their own', () => {
    const keys = FREQUENT_QUESTIONS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('belong to a method or an objection', () => {
    const unknown = FREQUENT_QUESTIONS.filter(({ topic }) => !TOPICS.has(topic));
    expect(unknown.map(({ key, topic }) => `${key}: ${topic}`)).toEqual([]);
  });

  it('are each asked in their own words', () => {
    const asks = FREQUENT_QUESTIONS.flatMap((one) => one.asks);
    expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
  });

  it('are answered in at most 70 words, with a line of at most 50', () => {
    const long = FREQUENT_QUESTIONS.filter(
      ({ answer, line }) => countWords(answer) > 70 || countWords(line ?? '') > 50,
    );
    expect(long.map(({ key }) => key)).toEqual([]);
  });

  it('leave nothing to fill in but the name after a greeting', () => {
    const slots = FREQUENT_QUESTIONS.filter(({ answer, line = '', why, next, question }) =>
      /[[\]{}]/.test(`${answer}${line.replaceAll('{nome}', '')}${why}${next}${question}`),
    );
    expect(slots.map(({ key }) => key)).toEqual([]);
  });
});

describe('nearestQuestion', () => {
  it.each([
    ['vale a pena comprar uma lista de contatos?', 'bought-list'],
    ['quantas vezes eu insisto com quem não responde?', 'insist-how-often'],
    ['qual a melhor hora pra ligar pra uma padaria?', 'best-hour-call-companies'],
  ])('finds what "%s" asks', (text, key) => {
    expect(nearestQuestion(text)?.question.key).toBe(key);
  });

  it('scores a thank-you lower than a question', () => {
    const thanks = nearestQuestion('valeu demais, ajudou muito')?.score ?? 0;
    expect(nearestQuestion('posso mandar áudio para o cliente?')?.score).toBeGreaterThan(
      2 * thanks,
    );
  });
});

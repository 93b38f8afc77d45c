import type { PracticeLevel } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup, tradeSetup } from '../testing/practice.ts';
import { createPractice } from './index.ts';
import { beginning, receiveMessage } from './session.ts';
import { waitFor } from './time.ts';
import type { SessionState } from './types.ts';

const practice = createPractice();
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

/** A buyer who was listened to and wants to think about it or to talk it over. */
function thinking(level: PracticeLevel, seed: number, more: Partial<SessionState> = {}) {
  const setup = practiceSetup({ level, seed, scene: 'partner' });
  const state: SessionState = {
    ...beginning(setup),
    ...{ count: 7, trust: 60, value: 60, reflections: 2, patience: 60 },
    known: ['pain', 'decision_maker'],
    ...more,
  };
  return { setup, state };
}
const returned = (level: PracticeLevel, hours: number, more: Partial<SessionState> = {}) =>
  SEEDS.filter((seed) => {
    const { setup, state } = thinking(level, seed, more);
    return waitFor(setup, state, hours).bubbles.length > 0;
  }).length;

describe('a buyer who wanted to think about it', () => {
  it('comes back after a day in most sessions at easy, in some at the others', () => {
    const [easy = 0, medium = 0, hard = 0, brutal = 0] = (
      ['easy', 'medium', 'hard', 'brutal'] as const
    ).map((level) => returned(level, 24));
    expect(easy).toBeGreaterThan(11);
    expect(medium).toBeGreaterThan(6);
    expect(hard).toBeGreaterThan(3);
    expect(brutal).toBeGreaterThan(1);
    expect(easy).toBeGreaterThan(brutal);
  });

  it.each([
    ['after an hour', 1, {}],
    ['after no listening', 48, { reflections: 0 }],
    ['without a reason', 48, { value: 5 }],
    ['without trust', 48, { trust: 10 }],
    ['from an earlier silence', 48, { silentSince: 0 }],
    ['after the end', 48, { end: 'lost' as const }],
  ])('does not come back %s', (_, hours, more) => {
    expect(returned('easy', hours, more)).toBe(0);
  });

  it('says the same after the same wait, and at most twice in a session', () => {
    const { setup, state } = thinking('easy', 3);
    expect(waitFor(setup, state, 24)).toEqual(waitFor(setup, state, 24));
    let current = state;
    let returns = 0;
    for (let day = 0; day < 20; day += 1) {
      const step = waitFor(setup, current, 24);
      current = step.state;
      if (step.bubbles.length > 0) returns += 1;
    }
    expect(returns).toBeGreaterThan(0);
    expect(returns).toBeLessThanOrEqual(2);
  });

  it('says what the person who also decides thinks of it', () => {
    const { setup, state } = thinking('easy', 3, { isPartnerAddressed: true });
    const step = waitFor(setup, state, 240);
    expect(step.sayings.map(({ move }) => move)).toEqual(['partnerFor']);
    expect(step.bubbles[0]?.text).toMatch(/minha esposa|meu marido/);
    expect(step.state.isPartnerInvolved).toBe(true);
  });

  it('asks to include that person, who likes it, where the seller never did', () => {
    const { setup, state } = thinking('easy', 3);
    const step = waitFor(setup, state, 240);
    expect(step.sayings.map(({ move }) => move)).toEqual(['partnerCurious']);
    expect(step.state.isPartnerInvolved).toBe(false);
    const included = 'Posso falar com vocês dois juntos, quinta às 19h?';
    expect(receiveMessage(setup, step.state, included).state.isPartnerInvolved).toBe(true);
  });

  it('never comes back to a seller who only waits', () => {
    const { turns } = playPractice(practice, practiceSetup({ level: 'easy' }), ['Oi', 24, 48, 48]);
    expect(turns.slice(1).every(({ bubbles }) => bubbles.length === 0)).toBe(true);
  });
});

describe('a question about what the other person said', () => {
  const QUESTIONS = [
    'Conseguiu falar com seu marido? O que ele achou?',
    'e aí, o que sua esposa achou?',
    'falou com ele?',
    'Deu pra conversar com sua esposa?',
    'e ele, gostou?',
  ];

  it.each(QUESTIONS)('is answered with that view after some days: %s', (question) => {
    for (const [value, view] of [
      [60, 'partnerFor'],
      [10, 'partnerAgainst'],
    ] as const) {
      const { setup, state } = thinking('medium', 5, { value, clock: 3_000 });
      const { sayings } = receiveMessage(setup, state, question);
      expect(sayings.at(-1)?.move).toBe(view);
    }
  });

  it.each(QUESTIONS)('is too early within the hour: %s', (question) => {
    const { setup, state } = thinking('medium', 5);
    expect(receiveMessage(setup, state, question).sayings.at(-1)?.move).toBe('partnerLater');
  });

  it.each([
    ['salon', 'donas de salão', 'cliente que falta', 'agenda', 'falou com sua sócia?'],
    ['farm', 'produtores de leite', 'conta de luz', 'energia solar', 'o que seu irmão achou?'],
    ['bakery', 'donos de padaria', 'forno que quebra', 'forno', 'conversou com seu sócio?'],
  ])('names the partner of this trade: %s', (_, who, pain, offer, question) => {
    const setup = tradeSetup({ who, pain, offer }, { scene: 'partner' });
    const state: SessionState = {
      ...beginning(setup),
      count: 5,
      value: 60,
      trust: 60,
      clock: 3_000,
    };
    state.known = ['pain', 'decision_maker'];
    const partner = state.buyer.partner?.text ?? '?';
    const { bubbles } = receiveMessage(setup, state, question);
    expect(bubbles.map(({ text }) => text.toLowerCase()).join(' ')).toContain(partner);
  });
});

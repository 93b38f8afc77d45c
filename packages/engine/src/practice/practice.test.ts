import { PracticeReview } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup } from '../testing/practice.ts';
import { createPractice } from './index.ts';

const practice = createPractice();
const CONVERSATION = [
  'Oi, aqui é o Bruno da SolarTech. Vi que a sua casa é própria, posso te fazer uma pergunta?',
  'O que mais te incomoda hoje na conta de luz?',
  'Entendi, então a conta sobe todo ano e não dá para prever. E quanto isso te custa por mês?',
  'Como você resolve isso hoje?',
  'Mais alguém decide isso com você?',
  'O sistema fica em R$ 18.000.',
  'Entendo. O que pesa mais nisso?',
  'A parcela fica perto do que você já paga hoje. Faz sentido?',
  'Vamos fechar no Pix e instalar na quinta?',
];
const BAD_INPUTS = [
  'a'.repeat(4_000),
  'palavra '.repeat(500),
  '🙂🙂🙂',
  'hello, do you want to buy it?',
  'vai se ferrar, seu idiota',
  'https://exemplo.example/x?y=1 http://a.example',
  '[23/11/2026 10:02] Ana: oi\n[23/11/2026 10:03] Bia: tudo bem?',
  'R$ abc',
  'R$ -500',
  'faço por R$ 999999999999999',
  'custa 0 reais',
  '12x de',
  '\u0000\u202e',
  '????',
  '1',
];

describe('practice engine', () => {
  it('gives the same bytes for the same seed and messages', () => {
    const play = () => {
      const setup = practiceSetup({ seed: 7 });
      const { turns, entries, status } = playPractice(practice, setup, CONVERSATION);
      return JSON.stringify([turns, practice.review(setup, entries, status)]);
    };
    expect(play()).toBe(play());
  });

  it('continues from a state that was stored as JSON', () => {
    const setup = practiceSetup({ seed: 3 });
    const { state } = practice.open(setup);
    const stored = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(practice.receive(setup, stored, 'Oi, tudo bem?')).toEqual(
      practice.receive(setup, state, 'Oi, tudo bem?'),
    );
  });

  it('leaves the given state unchanged', () => {
    const setup = practiceSetup();
    const { state } = practice.open(setup);
    const before = JSON.stringify(state);
    practice.receive(setup, state, 'O que mais te incomoda hoje?');
    practice.passTime(setup, state, 24);
    practice.record(state, ['oi']);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('answers with 1 to 3 bubbles of at most 220 characters, and never the same twice', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { entries } = playPractice(practice, practiceSetup({ seed }), CONVERSATION);
      const texts = entries.flatMap((one) => (one.kind === 'buyer' ? [one.text] : []));
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(220);
      for (const text of texts) expect(text).not.toMatch(/[{}|]|undefined|NaN/);
    }
  });

  it.each(BAD_INPUTS)('answers %j without an error and can be scored', (text) => {
    const setup = practiceSetup({ level: 'hard' });
    const { entries, status } = playPractice(practice, setup, [text, text, 30, text]);
    const review = practice.review(setup, entries, status);
    expect(PracticeReview.safeParse(review).success).toBe(true);
  });

  it('loses the buyer to the same message ten times', () => {
    const messages = Array.from({ length: 10 }, () => 'Temos os melhores preços da região!');
    const { status } = playPractice(practice, practiceSetup(), messages);
    expect(status).toMatch(/^(?:lost|ghosted)$/);
  });

  it('marks acts at their exact place in the message', () => {
    const setup = practiceSetup();
    const text = '  Oi! 😀 Aqui é o Bruno.\nO que te incomoda hoje?  ';
    const { acts } = practice.receive(setup, practice.open(setup).state, text);
    expect(acts.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Oi!',
      '😀 Aqui é o Bruno.',
      'O que te incomoda hoje?',
    ]);
  });

  it('scores the words that were really sent', () => {
    const setup = practiceSetup({ seed: 5 });
    const { state } = practice.open(setup);
    const first = practice.receive(setup, state, 'O que mais te incomoda hoje?');
    const sent = practice.record(first.state, ['É a fatura, vem pesada demais no verão.']);
    const second = practice.receive(setup, sent, 'Então a fatura pesada no verão é o problema.');
    expect(second.acts.map(({ act }) => act)).toEqual(['reflection']);
    expect(second.decision?.move).toBe('confirm');
  });

  it('shows no hidden fact in a decision that may be revealed', () => {
    const setup = practiceSetup();
    const { decision } = practice.receive(setup, practice.open(setup).state, 'Oi, tudo bem?');
    const revealed = decision?.reference.join(' ') ?? '';
    expect(decision?.forbidden).not.toEqual([]);
    for (const secret of decision?.forbidden ?? []) expect(revealed).not.toContain(secret);
  });
});

describe('review', () => {
  it('quotes exactly, gives a missed moment up to mark 2 and evidence from mark 1', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const setup = practiceSetup({ seed, level: seed % 2 ? 'easy' : 'hard' });
      const { entries, status } = playPractice(practice, setup, CONVERSATION);
      const review = practice.review(setup, entries, status);
      const textOf = (id: string) =>
        entries.flatMap((one) => ('messageId' in one && one.messageId === id ? [one.text] : []))[0];
      const quotes = [
        ...review.criteria.flatMap(({ evidence }) => evidence),
        ...review.improvements.flatMap(({ quote }) => quote ?? []),
        ...(review.strength.quote ? [review.strength.quote] : []),
      ];
      for (const { messageId, start, end, quote } of quotes) {
        expect(textOf(messageId)?.slice(start, end)).toBe(quote);
        expect(quote).not.toBe('');
      }
      for (const { mark, missed, evidence } of review.criteria) {
        if (mark === null) continue;
        if (mark <= 2) expect(textOf(missed?.messageId ?? '')).toContain(missed?.quote);
        if (mark >= 1) expect(evidence).not.toEqual([]);
      }
      expect(review.criteria).toHaveLength(13);
      expect(review.improvements.length).toBeLessThanOrEqual(2);
      expect(review.trace).toHaveLength(entries.filter(({ kind }) => kind === 'seller').length);
    }
  });

  it('is the rounded weighted sum of the marks that apply', () => {
    const setup = practiceSetup();
    const { entries, status } = playPractice(practice, setup, CONVERSATION);
    const { criteria, score } = practice.review(setup, entries, status);
    const counted = criteria.filter(({ mark }) => mark !== null);
    const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
    const points = counted.reduce((sum, { weight, mark }) => sum + (weight * (mark ?? 0)) / 4, 0);
    expect(score).toBe(Math.round((100 * points) / weights));
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('scores again with the act that the seller gives a message, and leaves the status', () => {
    const setup = practiceSetup({ seed: 2 });
    const { entries } = playPractice(practice, setup, CONVERSATION.slice(0, 2));
    const before = practice.review(setup, entries, 'undecided');
    const after = practice.review(setup, entries, 'undecided', { m0: 'pressure' });
    expect(after.score).toBeLessThan(before.score);
    expect(after.status).toBe('undecided');
    expect(after.trace[0]?.acts.map(({ act }) => act)).toEqual(['pressure']);
    expect(practice.review(setup, entries, 'undecided')).toEqual(before);
  });

  it('credits a message that the seller calls a reflection', () => {
    const setup = practiceSetup({ seed: 2 });
    const { entries } = playPractice(practice, setup, ['O que mais te incomoda hoje?', 'Sei bem.']);
    const id =
      entries.flatMap((one) => (one.kind === 'seller' ? [one.messageId] : [])).at(-1) ?? '';
    const markOf = (contested: Parameters<typeof practice.review>[3]) =>
      practice
        .review(setup, entries, 'undecided', contested)
        .criteria.find(({ key }) => key === 'listening')?.mark;
    expect(markOf({})).toBe(0);
    expect(markOf({ [id]: 'reflection' })).toBe(2);
  });

  it('accepts a session in which nothing was written', () => {
    const review = practice.review(practiceSetup(), [], 'undecided');
    expect(review.score).toBe(0);
    expect(PracticeReview.safeParse(review).success).toBe(true);
  });

  it('tells what was sold and what was left on the table', () => {
    const setup = practiceSetup();
    const entries = [
      { kind: 'seller' as const, messageId: 'a', text: 'Fica em R$ 18.000.', at: setup.startedAt },
      { kind: 'seller' as const, messageId: 'b', text: 'Faço por R$ 16.000.', at: setup.startedAt },
    ];
    expect(practice.review(setup, entries, 'won').margin).toEqual({
      listPrice: 18_000,
      soldPrice: 16_000,
      leftOnTable: 2_000,
    });
    expect(practice.review(setup, entries, 'lost').margin.soldPrice).toBeNull();
  });

  it('offers one of the own sentences rewritten', () => {
    const setup = practiceSetup();
    const { entries, status } = playPractice(practice, setup, [
      'Nossa empresa tem 20 anos e os melhores produtos do mercado.',
      'Sai por R$ 18.000, só hoje, corre!',
    ]);
    const { improvements } = practice.review(setup, entries, status);
    expect(improvements.some(({ rewrite }) => rewrite !== undefined)).toBe(true);
  });
});

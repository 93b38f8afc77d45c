import { describe, expect, it } from 'vitest';
import { practiceSetup } from '../../testing/practice.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const setup = practiceSetup({ level: 'easy' });
const LIST = setup.offer.price;

/** A buyer who would buy when asked to. */
function ready(): SessionState {
  const state = beginning(setup);
  const known = ['pain', 'impact', 'tried', 'decision_maker'] as const;
  return {
    ...state,
    buyer: { ...state.buyer, partner: null, ceiling: LIST },
    ...{ count: 8, trust: 90, value: 90, urgency: 100, queue: [], known: [...known] },
    ...{ reflections: 3, freshReflections: 3, linkedPitches: 3, implications: 2 },
    price: { ...state.price, stated: LIST, offered: LIST, form: 'pix' },
  };
}
const endOf = (text: string) => receiveMessage(setup, ready(), text).state.end;

describe('what a session ends with', () => {
  it.each([
    'Fechado então, te espero na aula experimental quinta às 18h?',
    'Vamos fechar a degustação sábado às 10h?',
    'Fechamos a visita técnica amanhã às 9h, pode ser?',
    'Posso fechar e te mandar a proposta amanhã às 10h?',
    'Bora começar o teste grátis na segunda?',
    'Vamos agendar uma visita? Quinta às 10.',
    'Confirmo a prova do vestido pra terça às 15h?',
  ])('a trial, a visit or papers are a step, no sale: %s', (text) => {
    expect(endOf(text)).toBe('advanced');
  });

  it.each([
    'Fechamos no Pix e começo quinta?',
    'Posso gerar o contrato hoje?',
    'Fechamos o sistema e a visita de instalação fica pra quinta?',
    'Fecha comigo hoje com frete grátis?',
  ])('an agreed purchase is won: %s', (text) => {
    expect(endOf(text)).toBe('won');
  });
});

describe('a choice of two times', () => {
  it.each([
    ['Fechamos no Pix. Começo quinta às 9h ou sexta à tarde?', /quinta às 9h|sexta à tarde/iu],
    ['Posso gerar o contrato. Instalo segunda ou terça?', /segunda|terça/iu],
    ['Bora fechar? Prefere dia 12 ou dia 15?', /dia 1[25]/iu],
    ['Vamos agendar a visita: amanhã às 10h ou sábado?', /amanhã às 10h|sábado/iu],
  ])('is answered with one of them: %s', (text, day) => {
    for (const known of [ready().known, ['pain', 'impact', 'tried'] as const]) {
      const { state, bubbles } = receiveMessage(setup, { ...ready(), known: [...known] }, text);
      expect(state.end).not.toBe('active');
      expect(bubbles.map((one) => one.text).join(' ')).toMatch(day);
    }
  });

  it.each([
    'Fechamos quinta às 9h ou sexta à tarde?',
    'Posso falar com vocês dois quinta às 19h ou sexta?',
    'Quinta às 10h tá bom pra você?',
  ])('or a date is never answered with who decides: %s', (text) => {
    const state: SessionState = { ...ready(), known: ['pain', 'impact', 'tried'] };
    const { sayings, bubbles } = receiveMessage(setup, state, text);
    expect(sayings.some(({ fact }) => fact?.key === 'decision_maker')).toBe(false);
    expect(bubbles.map((one) => one.text).join(' ')).not.toContain(
      state.buyer.facts.decision_maker,
    );
  });
});

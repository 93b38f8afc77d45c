import { describe, expect, it } from 'vitest';
import { practiceSetup } from '../../testing/practice.ts';
import { readMessage } from '../reading/acts.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const setup = practiceSetup({ level: 'easy' });
const state = (more: Partial<SessionState> = {}): SessionState => ({
  ...beginning(setup),
  ...{ count: 8, trust: 40, value: 30, queue: [], known: ['pain'] },
  ...more,
});
const ANSWERS = new Set([
  ...['agree', 'agreeStep', 'refuseStep', 'vagueStep', 'notYet', 'notYetTrust', 'notYetValue'],
  ...['object', 'insist', 'askPrice', 'haggle'],
]);

describe('a proposed day', () => {
  it.each([
    'Isso eu resolvo: quinta às 10h passo aí com o kit, vocês veem o tecido. Pode ser?',
    'Te proponho: quarta às 10h passo na loja e a gente abre isso junto, sem cobrar nada.',
    'Tenho dois clientes do bairro. Sábado às 9h passo aí pra medir, pode ser?',
    'Eu vou aí terça às 15h, olho tudo sem custo.',
  ])('gets a yes, a no or what stands against it: %s', (text) => {
    for (const before of [state(), state({ trust: 80, value: 80, linkedPitches: 2 })]) {
      const { sayings } = receiveMessage(setup, structuredClone(before), text);
      expect(sayings.some(({ move }) => ANSWERS.has(move))).toBe(true);
    }
  });

  it.each([
    'A gente atende terça às 15h e quinta às 10h toda semana.',
    'Que horas vocês abrem no sábado, às 9h?',
  ])('of the service or of the buyer is none: %s', (text) => {
    const { sayings } = receiveMessage(setup, state(), text);
    expect(sayings.map(({ move }) => move)).not.toContain('agreeStep');
  });
});

describe('a price', () => {
  const priced = (stated: number | null) => {
    const before = state();
    return { ...before, price: { ...before.price, stated, offered: stated } };
  };
  const LIST = 380;
  const actsOf = (text: string, stated: number | null) =>
    readMessage(priced(stated), text, LIST, 'contabilidade').sentences.map(({ act }) => act);

  it.each([
    'CONTABILIDADE COMPLETA SO 380 POR MES!!!',
    'promoção só 380 com tudo',
    'melhor contabilidade da cidade, apenas 380 por mês',
  ])('is recognised in capitals and without a currency: %s', (text) =>
    expect(actsOf(text, null)).toContain('state_price'),
  );

  it.each(['ta bom vai, 320 ultimo preço', 'ta bom faço 320 ultimo preço', 'vamos, 320 cravado'])(
    'that is lower is recognised behind other words: %s',
    (text) => expect(actsOf(text, LIST)).toContain('discount'),
  );
});

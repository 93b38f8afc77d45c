import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import type { PracticeSetup } from '../port.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const TRADES: readonly PracticeSetup[] = [
  describedSetup({ description: 'donos de loja que pagam imposto a mais', offer: 'contabilidade' }),
  describedSetup({
    ...{ description: 'motoboys com moto que quebra', offer: 'moto usada' },
    to: 'Pessoas físicas',
  }),
  describedSetup({ description: 'donos de bar que perdem chope quente', offer: 'chopeira' }),
];

/** A buyer who would agree to a dated step. */
function interested(setup: PracticeSetup, more: Partial<SessionState> = {}): SessionState {
  const state = beginning(setup);
  const { pain } = state.buyer.facts;
  return {
    ...state,
    ...{ count: 6, trust: 70, value: 60, known: ['pain', 'impact'] },
    ...{ reflections: 2, freshReflections: 2, linkedPitches: 1, queue: [] },
    ...{ revealed: [{ key: 'pain', text: pain }], recent: [pain], previous: pain },
    ...more,
  };
}

describe('a dated step', () => {
  it.each([
    'Todo dia 10 tu recebe um resumo do que pagou. Faz sentido pra ti?',
    'Toda segunda eu te mando o fechamento da semana.',
    'A guia chega no teu WhatsApp até o dia 15 de cada mês.',
    'Todo mês, dia 5, a gente faz uma ligação de meia hora, beleza?',
    'Todo sábado eu passo aí e faço a limpeza.',
    'A manutenção é na primeira quarta do mês.',
    'Meus clientes recebem tudo dia 1º. Faz sentido?',
    'A garantia vale até o dia 10.',
  ])('is none where a day of the service is named: %s', (text) => {
    for (const setup of TRADES) {
      const { state, sayings } = receiveMessage(setup, interested(setup), text);
      expect(sayings.map(({ move }) => move)).not.toContain('agreeStep');
      expect(state.end).toBe('active');
    }
  });

  it.each([
    'Vamos marcar uma conversa quinta às 15h?',
    'Sábado 10h te serve ou prefere domingo?',
    'Posso passar aí amanhã pra você ver?',
    'Te mando a proposta amanhã cedo, pode ser?',
    'te ligo quarta às 14h, pode ser?',
  ])('is agreed to where the seller proposes it: %s', (text) => {
    for (const setup of TRADES) {
      expect(receiveMessage(setup, interested(setup), text).state.end).toBe('advanced');
    }
  });
});

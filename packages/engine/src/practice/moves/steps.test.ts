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

describe('a question about an appointment', () => {
  const questions = [
    'Que dia fica bom pra você?',
    'Quando posso te ligar?',
    'qual melhor dia pra eu passar aí?',
    'prefere de manhã ou de tarde?',
    'Bora marcar?',
    'Vem ver sábado?',
    'Sábado tu tá por aí?',
    'E aí, qual dia?',
  ];

  it.each(questions)('is answered as one by somebody who is not won over: %s', (text) => {
    for (const setup of TRADES) {
      const cold = interested(setup, { value: 5, linkedPitches: 0, freshReflections: 0 });
      const { sayings } = receiveMessage(setup, cold, text);
      expect(sayings.map(({ move }) => move)).toEqual(['refuseStep']);
    }
  });

  it('gets a day from somebody who would meet, and that day is agreed on', () => {
    for (const setup of TRADES) {
      const asked = receiveMessage(setup, interested(setup), 'Que dia fica bom pra você?');
      expect(asked.bubbles.map(({ text }) => text).join(' ')).toMatch(/\d ?h/);
      const agreed = receiveMessage(setup, asked.state, 'Combinado então, te ligo.');
      expect(agreed.state.end).toBe('advanced');
    }
  });
});

describe('a refusal', () => {
  const PROPOSALS = [
    'Podemos conversar quinta às 15h?',
    'E na sexta, às 10h, pode ser?',
    'Sábado 10h te serve ou prefere domingo?',
    'Posso passar aí na segunda às 9h?',
  ];

  it.each([
    ['link', { linkedPitches: 0, freshReflections: 0 }, /isso|você faz de diferente/],
    ['trust', { trust: 20 }, /parecido com o meu|cliente seu|já fez isso com você/],
    ['value', { value: 5 }, /na prática|melhora|muda no meu dia/],
    ['pain', { known: [] }, /incomodando|como tá aqui|pegando|do que eu preciso/],
  ] as const)('says from the third on what is missing: %s', (_, lacking, said) => {
    for (const setup of TRADES) {
      let state = interested(setup, {
        ...lacking,
        known: [...('known' in lacking ? [] : (['pain'] as const))],
      });
      const replies: string[] = [];
      for (const text of PROPOSALS) {
        const step = receiveMessage(setup, structuredClone({ ...state, patience: 90 }), text);
        expect(step.sayings.at(-1)?.move).toBe('refuseStep');
        replies.push(step.bubbles.map((one) => one.text).join(' '));
        state = { ...step.state, ...lacking, known: [...state.known] };
      }
      expect(replies[2]).toMatch(said);
      expect(new Set(replies).size).toBe(replies.length);
    }
  });

  it('is none of what the buyer never said', () => {
    const [setup] = TRADES;
    if (!setup) throw new RangeError('No trade');
    const state = interested(setup, { known: ['pain', 'decision_maker'] });
    const { bubbles, state: after } = receiveMessage(setup, state, 'Quem mais decide isso aí?');
    expect(bubbles.map(({ text }) => text).join(' ')).toBe(after.buyer.facts.decision_maker);
  });
});

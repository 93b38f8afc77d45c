import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const SETUPS = [
  describedSetup(
    { description: 'donas de salão que perdem cliente por falta', offer: 'sistema de agendamento' },
    { seed: 3 },
  ),
  describedSetup(
    { description: 'donos de padaria com conta de luz alta', offer: 'energia solar' },
    { seed: 5, price: 48_000 },
  ),
  describedSetup(
    {
      ...{ description: 'mães de adolescentes que vão mal em inglês', to: 'Pessoas físicas' },
      offer: 'aula de inglês',
    },
    { seed: 2 },
  ),
  describedSetup(
    {
      ...{ description: 'famílias com sofá manchado', to: 'Pessoas físicas' },
      offer: 'limpeza de sofá',
    },
    { seed: 8 },
  ),
];

/** What a buyer who has stated the pain says to each question. */
function saidTo(setup: (typeof SETUPS)[number], questions: readonly string[]): string[] {
  let state: SessionState = { ...beginning(setup), count: 4, trust: 60, known: ['pain'] };
  state.revealed = [{ key: 'pain', text: state.buyer.facts.pain }];
  return questions.map((question) => {
    const step = receiveMessage(setup, structuredClone(state), question);
    ({ state } = step);
    return plain(step.bubbles.map(({ text }) => text).join(' '));
  });
}

describe('the consequences of a problem', () => {
  it.each(SETUPS)('are stated without a sum, none twice: %#', (setup) => {
    const said = saidTo(setup, [
      'e o que isso acaba causando no seu dia a dia?',
      'como isso afeta quem convive com você?',
      'que outra consequência isso traz?',
    ]);
    expect(said.join(' ')).not.toContain('r$');
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((one) => one.length < 12)).toEqual([]);
  });

  it.each([SETUPS[0], SETUPS[1]])('have a sum for who asks how much, stated once: %#', (setup) => {
    if (!setup) throw new RangeError('No setup');
    const said = saidTo(setup, [
      'o que isso acaba causando aí?',
      'e quanto isso te custa por mês?',
      'e que efeito isso tem na equipe?',
    ]);
    expect(said[0]).not.toContain('r$');
    expect(said[1]).toMatch(/r\$|\d{2,}/);
    expect(said[2]).not.toContain('r$');
  });
});

import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { beginning } from '../session.ts';

const ENGLISH = { offer: 'aula de inglês', to: 'Pessoas físicas' };

const buyerOf = (description: string, offer: string, seed = 1) =>
  beginning(describedSetup({ description, offer, to: 'Pessoas físicas' }, { seed })).buyer;

/** What the buyer says to each message of one session. */
function saidTo(messages: readonly string[], seed: number, description: string): string[] {
  const practice = createPractice();
  const setup = describedSetup({ description, ...ENGLISH }, { seed });
  let { state } = practice.open(setup);
  return messages.map((message) => {
    const turn = practice.receive(setup, state, message);
    ({ state } = turn);
    return turn.bubbles.map(({ text }) => text.toLowerCase()).join(' / ');
  });
}

describe('who the offer is for', () => {
  it.each([
    ['mães de meninas adolescentes com nota baixa', 'aula de inglês', 'minha filha'],
    ['pais que têm um filho adolescente', 'aula de inglês', 'meu filho'],
    ['filhos que cuidam do pai idoso', 'aparelho auditivo', 'meu pai'],
    ['filhas que cuidam da mãe surda', 'aparelho auditivo', 'minha mãe'],
  ])('is who the ICP names: %s', (description, offer, text) => {
    const found = [1, 2, 3, 4].map((seed) => buyerOf(description, offer, seed).user?.text);
    expect(new Set(found)).toEqual(new Set([text]));
  });

  it('is a boy or a girl by the seed where nothing names one', () => {
    const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
    const found = seeds.map((seed) => buyerOf('mães de adolescentes', 'aula de inglês', seed).user);
    expect(new Set(found.map((user) => user?.gender))).toEqual(new Set(['m', 'f']));
  });

  it('has an age within those of the ICP', () => {
    const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
    const description = 'pais com filhos de 12 a 16 anos que vão mal em inglês';
    const ages = seeds.map((seed) => buyerOf(description, 'aula de inglês', seed).user?.age ?? 0);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...ages)).toBeLessThanOrEqual(16);
    expect(new Set(ages).size).toBeGreaterThan(2);
  });

  it('is who the seller spoke of first, for the whole session', () => {
    for (const seed of [1, 2, 3, 4]) {
      const [, age = '', pain = '', who = ''] = saidTo(
        [
          'Oi, aqui é o Bruno da escola',
          'quantos anos tem sua filha?',
          'o que mais te preocupa no inglês dela?',
          'quem vai fazer o curso?',
        ],
        seed,
        'mães de adolescentes que vão mal em inglês',
      );
      expect(age).toMatch(/1[34]/);
      expect(pain).toContain('minha filha');
      expect(`${pain} ${who}`).not.toMatch(/meu filho|\bele\b/);
    }
  });

  it('has one trouble in the words of the ICP, and no noun as a verb', () => {
    const pain = buyerOf('mães de adolescentes que vão mal em inglês', 'aula de inglês').facts.pain;
    expect(pain).toMatch(/(?:meu filho|minha filha) vai mal em inglês/);
  });

  it('is nobody else where the offer is for the buyer', () => {
    expect(buyerOf('adultos que perderam dente', 'implante dentário').user).toBeUndefined();
  });
});

describe('the buyer', () => {
  it.each([
    ['mães de adolescentes', 'f'],
    ['donas de casa', 'f'],
    ['noivas', 'f'],
  ] as const)('is a woman where the ICP says so: %s', (description, gender) => {
    const found = [1, 2, 3, 4].map((seed) => buyerOf(description, 'aula de inglês', seed).gender);
    expect(new Set(found)).toEqual(new Set([gender]));
  });

  it('is a man or a woman by the seed where the ICP names both', () => {
    const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
    const found = seeds.map(
      (seed) => buyerOf('pais de adolescentes', 'aula de inglês', seed).gender,
    );
    expect(new Set(found)).toEqual(new Set(['m', 'f']));
  });
});

describe('a grown child who buys for a parent', () => {
  it.each([
    ['É a filha que cuida da mãe em casa. O sapato é para a mãe ou o pai', /^filha$/],
    ['filhos que moram longe e contratam para o pai idoso', /^filh[oa]$/],
    ['quem compra é a nora, que se preocupa com a sogra que mora sozinha', /^nora$/],
  ])('has the role of the child, never of the parent: %s', (description, role) => {
    for (const seed of [1, 2, 3, 4]) {
      const { persona, user } = buyerOf(description, 'barra de apoio para banheiro', seed);
      expect(persona.role).toMatch(role);
      expect(user?.who).toBe('parent');
    }
  });
});

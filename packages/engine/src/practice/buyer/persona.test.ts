import { describe, expect, it } from 'vitest';
import {
  BUYER_KINDS,
  PRACTICE_FACTS,
  PRACTICE_LINES,
  PRACTICE_OBJECTIONS,
  PRACTICE_TOPICS,
  PROBLEM_KINDS,
  PURCHASE_KINDS,
} from '../../knowledge/practice/index.ts';
import { tradeSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import type { Gender } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { roleFor } from './persona.ts';

describe('the role of a buyer', () => {
  it.each([
    ['f', 'pequeno produtor rural', 'm', 'pequena produtora rural'],
    ['f', 'dono de padaria', 'm', 'dona de padaria'],
    ['f', 'síndico de condomínio', 'm', 'síndica de condomínio'],
    ['f', 'médico veterinário de sítio', 'm', 'médica veterinária de sítio'],
    ['f', 'gerente de hotel', 'm', 'gerente de hotel'],
    ['m', 'mãe de aluno', 'f', 'pai de aluno'],
    ['f', 'pai de aluno', 'm', 'mãe de aluno'],
    ['m', 'noiva', 'f', 'noivo'],
    ['m', 'pequeno produtor', 'm', 'pequeno produtor'],
  ] as const)('is for %s of “%s” (%s): %s', (gender, role, grammatical, expected) => {
    expect(roleFor(gender, role, grammatical)).toBe(expected);
  });

  it.each([
    'mães e pais de crianças de 9 a 14 anos',
    'pequenos produtores rurais',
    'noivos que casam este ano',
    'professores de escola pública',
    'donos de padaria',
  ])('and the name are of one gender in every session: %s', (who) => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { persona, gender } = beginning(
        tradeSetup({ who, pain: 'a descobrir', offer: 'pacote' }, { seed }),
      ).buyer;
      const wrong =
        gender === 'm'
          ? /^(?:mãe|noiva|dona|professora|\w+a produtora?)\b/u
          : /^(?:pai|noivo|dono|professor|pequeno|\w+ produtor)(?= |$)/u;
      expect(`${persona.name}, ${persona.role}`).not.toMatch(
        new RegExp(`, ${wrong.source.slice(1)}`, 'u'),
      );
    }
  });
});

/** All texts below a value of the knowledge. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsIn);
}

/** "tô cansado", "eu mesma", "pra ser sincero": the speaker's own adjective. */
const OF_SPEAKER =
  /(?<!\p{L})(?:obrigad|(?:eu|t[ôo]|estou|tava|fico|fiquei|sou|ando|vivo|vou|ser|me sinto|ficar) (?:eu |muito |bem |meio |tão |mais |até )?(?:mesm|sozinh|cansad|ocupad|interessad|segur|tranquil|desconfiad|preocupad|atrasad|enrolad|perdid|sincer|bonzinh|chat|curios|animad|convencid|irritad|atolad|quiet|honest|satisfeit|chatead|desanimad|endividad|alérgic|sinceríssim))([oa])(?!\p{L})/giu;

describe('the lines of a buyer', () => {
  const lines = textsIn([
    ...[PRACTICE_LINES, PRACTICE_FACTS, PRACTICE_OBJECTIONS, PRACTICE_TOPICS],
    ...[BUYER_KINDS, PURCHASE_KINDS, PROBLEM_KINDS],
  ]);

  it.each([
    ['m', 'a'],
    ['f', 'o'],
  ] as const)('have no adjective of the other gender for %s', (gender: Gender, other) => {
    const wrong = lines
      .map((line) => fillLine(line, gender))
      .filter((line) => [...line.matchAll(OF_SPEAKER)].some(([, ending]) => ending === other));
    expect(lines.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });
});

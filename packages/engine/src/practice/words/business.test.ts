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
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { createBuyer } from '../buyer/buyer.ts';
import { createPractice } from '../index.ts';
import { plain } from '../reading/plain.ts';
import { sayable } from './business.ts';

/** What only somebody with a business has; written apart from the rule that filters lines. */
const BUSINESS =
  /\b(?:fornecedor\w*|equipe|funcionari[oa]s?|colaborador\w*|(?:meu|nosso|outro|o) setor|diretoria|comite|a matriz|estoque|gargalo|requisito|meus (?:numeros|clientes)|nossa empresa|minha empresa|aqui na (?:empresa|loja)|o caixa)\b/;

const PERSON = { isCompany: false };

/** All texts in a value, without the names of its kinds and what only companies say. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ['key', 'companies', 'scope', 'buyers'].includes(key) ? [] : textsIn(one),
  );
}

const PERSONS: [string, string, string][] = [
  ['mulheres de 25 a 50 que compram maquiagem', 'produto que chega atrasado', 'cosméticos'],
  ['famílias com idosos em casa', 'medo de ficar sem dinheiro no velório', 'plano funerário'],
  ['mães de alunos do fundamental', 'filho que não entende a matéria', 'aulas de reforço'],
  ['noivas que casam este ano', 'bolo que chega amassado', 'bolo de casamento'],
  ['gerentes de banco que querem aprender inglês', 'travam na conversa', 'curso de inglês'],
];

describe('a buyer who is a person', () => {
  it('has no line of a business among all that persons can say', () => {
    const lines = [PRACTICE_LINES, PRACTICE_OBJECTIONS].flatMap(textsIn);
    const stated = [
      PRACTICE_FACTS,
      PRACTICE_TOPICS,
      BUYER_KINDS.filter(({ scope }) => scope === 'person'),
      PURCHASE_KINDS.filter(({ scope }) => scope !== 'company'),
      PROBLEM_KINDS.filter(({ scope }) => scope !== 'company'),
    ].flatMap(textsIn);
    expect(stated.length).toBeGreaterThan(100);
    expect(
      [...sayable(lines, PERSON), ...stated].filter((one) => BUSINESS.test(plain(one))),
    ).toEqual([]);
  });

  it('still has at least six lines for each temperament and objection', () => {
    for (const moves of Object.values(PRACTICE_LINES)) {
      for (const [manner, lines] of Object.entries(moves)) {
        const all = manner === 'any' ? lines : [...lines, ...moves.any];
        expect(sayable(all, PERSON).length).toBeGreaterThanOrEqual(6);
      }
    }
    const { raise, ...others } = PRACTICE_OBJECTIONS;
    const { approval: _, ...raised } = raise;
    for (const lines of [raised, ...Object.values(others)].flatMap((one) => Object.values(one))) {
      expect(sayable(lines, PERSON).length).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(PERSONS)('speaks of no business of their own: %s', (who, pain, offer) => {
    const practice = createPractice();
    for (let seed = 1; seed <= 4; seed++) {
      const setup = tradeSetup({ who, pain, offer }, { seed, level: 'hard' });
      const buyer = createBuyer(setup);
      expect(buyer.isCompany).toBe(false);
      const { turns } = playPractice(practice, setup, [
        'Oi, aqui é o Bruno. Posso te fazer uma pergunta?',
        'O que mais te incomoda hoje nisso? Quem é o seu fornecedor?',
        'E o que isso te causa?',
        'O valor fica em R$ 900, fechamos?',
        'Entendo. O que te segura?',
      ]);
      const said = turns.flatMap(({ bubbles }) => bubbles.map(({ text }) => text));
      const all = [...said, ...Object.values(buyer.facts), ...buyer.consequences];
      expect(all.filter((one) => BUSINESS.test(plain(one)))).toEqual([]);
    }
  });

  it.each(['Quantas pessoas trabalham com você?', 'Qual o tamanho da sua equipe?'])(
    'does not count guests or family as staff: %s',
    (question) => {
      const practice = createPractice();
      const setup = tradeSetup({
        who: 'noivas que fazem mini wedding para 30 pessoas',
        pain: 'bolo que chega amassado',
        offer: 'bolo de casamento',
      });
      const { last } = playPractice(practice, setup, ['Oi, aqui é o Bruno, tudo bem?', question]);
      expect(last.bubbles.map(({ text }) => text).join(' ')).not.toMatch(/\d/);
    },
  );
});

import { PRACTICE_CRITERIA } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { ASKED_LABELS } from '../../practice/asked/labels.ts';
import { MOVES } from '../../practice/moves/moves.ts';
import { MANNERS } from '../../practice/types.ts';
import {
  BUYER_KINDS,
  PRACTICE_ADVICE,
  PRACTICE_FACTS,
  PRACTICE_LINES,
  PRACTICE_OBJECTIONS,
  PRACTICE_TOPICS,
  PROBLEM_KINDS,
  PURCHASE_KINDS,
} from './index.ts';

/** The lists of lines of a fact, whether by kind of customer, by fact, or one. */
const listsOf = (lines: object): string[][] =>
  Array.isArray(lines) ? [lines] : Object.values(lines);

const spoken = [
  ...Object.values(PRACTICE_LINES).flatMap((lines) => Object.values(lines).flat()),
  ...Object.values(PRACTICE_OBJECTIONS).flatMap((lines) => Object.values(lines).flat()),
  ...PRACTICE_TOPICS.flatMap(({ people, companies }) => [...people, ...companies]),
  ...Object.values(PRACTICE_FACTS).flatMap((lines) => listsOf(lines).flat()),
];
const kinds = [...BUYER_KINDS, ...PURCHASE_KINDS, ...PROBLEM_KINDS];
const told = kinds.flatMap((kind) =>
  Object.values(kind).flatMap((value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
  ),
);

describe('words of simulated buyers', () => {
  it('have at least 6 lines for each move and temperament', () => {
    for (const move of MOVES) {
      const lines = PRACTICE_LINES[move];
      for (const manner of MANNERS) {
        const all = new Set([...(lines?.[manner] ?? []), ...(lines?.any ?? [])]);
        expect(all.size, `${move} ${manner}`).toBeGreaterThanOrEqual(6);
      }
    }
    expect(Object.keys(PRACTICE_LINES).toSorted()).toEqual([...MOVES].toSorted());
  });

  it('have at least 6 lines for each objection, and 4 for each fact', () => {
    const { raise, insist, explain, resolved } = PRACTICE_OBJECTIONS;
    for (const group of [raise, insist, explain, resolved]) {
      for (const lines of Object.values(group)) expect(lines.length).toBeGreaterThanOrEqual(6);
    }
    for (const lines of Object.values(PRACTICE_FACTS)) {
      for (const list of listsOf(lines)) expect(list.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('have more where nearly every session has one of them', () => {
    const { raise, explain } = PRACTICE_OBJECTIONS;
    const often = [raise.price, explain.price, PRACTICE_FACTS.decidesAlone];
    for (const lines of often) expect(new Set(lines).size).toBeGreaterThanOrEqual(12);
    for (const move of ['greet', 'refuseStep', 'tradeEarly', 'confirm', 'thank', 'cold']) {
      expect(new Set(PRACTICE_LINES[move]?.any).size, move).toBeGreaterThanOrEqual(12);
    }
    for (const { key, today, tried } of PURCHASE_KINDS) {
      expect((today?.length ?? 2) * (tried?.length ?? 2), key).toBeGreaterThanOrEqual(2);
    }
  });

  it('answer small talk about everything that the classifier knows', () => {
    const chat = ASKED_LABELS.flatMap((label) => /^chat\.(.*)$/.exec(label)?.[1] ?? []);
    const found = PRACTICE_TOPICS.filter(({ pattern }) => !pattern).map(({ key }) => key);
    expect(found.toSorted()).toEqual(chat.toSorted());
  });

  it('know 40 kinds of buyers, 50 of purchases and 25 of problems, each once', () => {
    expect(BUYER_KINDS.length).toBeGreaterThanOrEqual(40);
    expect(PURCHASE_KINDS.length).toBeGreaterThanOrEqual(50);
    expect(PROBLEM_KINDS.length).toBeGreaterThanOrEqual(25);
    for (const list of [BUYER_KINDS, PURCHASE_KINDS, PROBLEM_KINDS]) {
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    }
  });

  it('tell of each kind in lines that fit in a bubble and use only known slots', () => {
    const known = /\{(?:n:\d{1,4}-\d{1,4}|[^{}|]{0,20}\|[^{}|]{0,20}|nome)\}/g;
    expect(told.filter((line) => /[{}]/.test(line.replace(known, '')))).toEqual([]);
    expect(told.filter((line) => line.length > 110)).toEqual([]);
  });

  it('contain no phrase of a seller or an assistant', () => {
    const foreign =
      /posso (?:te )?ajudar|nosso produto|nossa empresa|nossos clientes|como uma ia|assistente|estou à disposição|spin|rapport/i;
    expect(spoken.filter((line) => foreign.test(line))).toEqual([]);
  });

  it('use only known slots', () => {
    const known =
      /\{(?:[^{}|]{0,20}\|[^{}|]{0,20}|preco|numero|x|parceiro|doparceiro|eleparceiro|dor|ser|episodio|frase|perda|verba|caso|nome|tema|fato|vendedor|dia|outro|usuario|idade|bebe|meses|vezes|cargo|coisas)\}/g;
    expect(spoken.filter((line) => /[{}]/.test(line.replace(known, '')))).toEqual([]);
  });

  it('explain every criterion with advice for each mark', () => {
    expect(PRACTICE_ADVICE.map(({ key }) => key)).toEqual(PRACTICE_CRITERIA);
  });
});

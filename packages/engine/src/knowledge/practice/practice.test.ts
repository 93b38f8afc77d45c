import { PRACTICE_CRITERIA } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { MOVES } from '../../practice/moves.ts';
import { MANNERS } from '../../practice/types.ts';
import {
  PRACTICE_ADVICE,
  PRACTICE_FACTS,
  PRACTICE_LINES,
  PRACTICE_OBJECTIONS,
  PRACTICE_TOPICS,
} from './index.ts';

const spoken = [
  ...Object.values(PRACTICE_LINES).flatMap((lines) => Object.values(lines).flat()),
  ...Object.values(PRACTICE_OBJECTIONS).flatMap((lines) => Object.values(lines).flat()),
  ...PRACTICE_TOPICS.flatMap(({ people, companies }) => [...people, ...companies]),
  ...Object.values(PRACTICE_FACTS).flatMap((lines) =>
    'people' in lines ? [...lines.people, ...lines.companies] : lines,
  ),
];

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
      const lists = 'people' in lines ? [lines.people, lines.companies] : [lines];
      for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('answer at least 40 subjects of small talk', () => {
    expect(PRACTICE_TOPICS.length).toBeGreaterThanOrEqual(40);
  });

  it('contain no phrase of a seller or an assistant', () => {
    const foreign =
      /posso (?:te )?ajudar|nosso produto|nossa empresa|nossos clientes|como uma ia|assistente|estou à disposição|spin|rapport/i;
    expect(spoken.filter((line) => foreign.test(line))).toEqual([]);
  });

  it('use only known slots', () => {
    const known =
      /\{(?:[^{}|]{0,20}\|[^{}|]{0,20}|preco|parceiro|doparceiro|eleparceiro|dor|ser|episodio|frase|perda|verba|caso|nome)\}/g;
    expect(spoken.filter((line) => /[{}]/.test(line.replace(known, '')))).toEqual([]);
  });

  it('explain every criterion with advice for each mark', () => {
    expect(PRACTICE_ADVICE.map(({ key }) => key)).toEqual(PRACTICE_CRITERIA);
  });
});

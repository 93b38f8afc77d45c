import { describe, expect, it } from 'vitest';
import {
  PRACTICE_FACTS,
  PRACTICE_LINES,
  PRACTICE_OBJECTIONS,
} from '../../knowledge/practice/index.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};
/** What a coach or a report says, and no buyer writes to a seller. */
const OF_COACH =
  /falta (?:você|dizer|mostrar|ligar|entender o)|passo a passo|diagn[oó]stico|premissa|levant(?:ou|ar) a minha|devolutiva|objetividade|gargalo|eu mediria|seria relevante|papo pronto/i;

describe('words of a buyer', () => {
  it('name no stage of selling and grade no seller', () => {
    const texts = textsIn([PRACTICE_LINES, PRACTICE_FACTS.missing, PRACTICE_OBJECTIONS]);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => OF_COACH.test(text))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readIcpFacts } from '../../facts/index.ts';
import { TRADES } from '../../knowledge/trades/index.ts';
import { describedSetup } from '../../testing/practice.ts';
import { forThisBuyer } from './trade-lines.ts';

const CHILDREN = /\b(?:filh[oa]|criança|menina|pais|bebê)\b/;
const [MUSIC, ...others] = TRADES.filter(({ key }) => key === 'dance-music-school');

/** All lines of music lessons for a customer in the seller's words. */
function linesFor(description: string): string[] {
  if (!MUSIC) throw new RangeError('No such trade');
  const { icp } = describedSetup({ description, offer: 'aula de violão', to: 'Pessoas físicas' });
  const facts = readIcpFacts(icp.answers);
  const lists = [MUSIC.pains, MUSIC.questions, MUSIC.consequences, MUSIC.triggers, MUSIC.decides];
  return lists.flatMap((lines) => forThisBuyer(lines, (line) => line, MUSIC, facts));
}

describe('lines of a trade with several audiences', () => {
  it('belong to one trade', () => expect(others).toEqual([]));

  it('name no children to adults who learn themselves', () => {
    const lines = linesFor('adultos de 30 a 60 anos que sempre quiseram tocar violão');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).not.toMatch(CHILDREN);
    for (const line of lines) expect(line).not.toMatch(/noiv|valsa|casament|\bela\b/);
  });

  it('name no beginner of fifty to parents', () => {
    const lines = linesFor('mães de crianças de 6 a 10 anos que querem uma atividade');
    expect(lines.some((line) => CHILDREN.test(line))).toBe(true);
    for (const line of lines) expect(line).not.toMatch(/cinquenta|adulto|noiv/);
  });
});

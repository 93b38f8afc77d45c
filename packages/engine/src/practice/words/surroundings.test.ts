import { describe, expect, it } from 'vitest';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { tradeSetup } from '../../testing/practice.ts';
import { createBuyer } from '../buyer/buyer.ts';
import { plain } from '../reading/plain.ts';
import { sayable } from './business.ts';

/** Written apart from the rules that filter lines. */
const OF_TEAM = /\b(?:equipe|funcionari[oa]s?|colaborador\w*|contratacao|meu time)\b/;
const OF_TRADE = /\b(?:estoque|margem|fornecedor\w*|clientes?|faturamento)\b/;

const LISTS = [
  PRACTICE_FACTS.episodes,
  PRACTICE_FACTS.impact,
  PRACTICE_FACTS.impactBill,
  PRACTICE_FACTS.consequences,
  PRACTICE_FACTS.tried,
].flatMap(({ people, companies }) => [
  { lines: people, isOfCompany: false },
  { lines: companies, isOfCompany: true },
]);

describe('the stock lines of a case', () => {
  it('say nothing of a team, customers or stock among those of persons', () => {
    const lines = LISTS.filter(({ isOfCompany }) => !isOfCompany).flatMap((one) => one.lines);
    expect(lines.filter((one) => OF_TEAM.test(plain(one)) || OF_TRADE.test(plain(one)))).toEqual(
      [],
    );
  });

  it('leave at least one of each list to who works alone and to who sells nothing', () => {
    const alone = { isCompany: true, hasTeam: false, sells: true };
    const shared = { isCompany: true, hasTeam: false, sells: false };
    for (const { lines } of LISTS) {
      const ofAlone = sayable(lines, alone);
      const ofShared = sayable(lines, shared);
      expect(ofAlone.filter((one) => OF_TEAM.test(plain(one)))).toEqual([]);
      expect(ofShared.filter((one) => OF_TRADE.test(plain(one)))).toEqual([]);
      expect(Math.min(ofAlone.length, ofShared.length)).toBeGreaterThan(0);
    }
  });
});

describe('a buyer', () => {
  const said = (who: string, offer: string, seed: number) => {
    const { facts, consequences } = createBuyer(
      tradeSetup({ who, pain: 'gasto que não rende', offer }, { seed, level: 'hard' }),
    );
    return plain([...Object.values(facts), ...consequences].join(' '));
  };

  it.each([1, 2, 3, 4, 5, 6])('who works alone has no team, seed %d', (seed) => {
    expect(
      said('donas de ateliê de costura que trabalham sozinhas', 'etiquetas', seed),
    ).not.toMatch(OF_TEAM);
  });

  it.each([1, 2, 3, 4])(
    'who is called by a place in the family runs no business, seed %d',
    (seed) => {
      const setup = tradeSetup(
        {
          who: 'avós que compram uniforme dos netos',
          pain: 'roupa que desbota',
          offer: 'uniforme',
        },
        { seed },
      );
      expect(createBuyer(setup).isCompany).toBe(false);
    },
  );
});

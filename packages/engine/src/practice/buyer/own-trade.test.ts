import { describe, expect, it } from 'vitest';
import { TRADES } from '../../knowledge/trades/index.ts';
import { practiceSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { isOtherTrade } from './own-trade.ts';

const trade = (key: string) => {
  const found = TRADES.find((one) => one.key === key);
  if (!found) throw new RangeError(key);
  return found;
};

describe('a trade', () => {
  it.each([
    ['home-solar', 'limpeza de placas solares', true],
    ['home-solar', 'manutenção de painel solar', true],
    ['home-solar', 'energia solar', false],
    ['auto-repair', 'troca de óleo e revisão', false],
  ] as const)('%s is another one than that of %s: %s', (key, offer, expected) =>
    expect(isOtherTrade(trade(key), offer)).toBe(expected),
  );

  it('gives no objections to who looks after the thing that it sells', () => {
    const said = trade('home-solar').objections.map((one) => one.said);
    for (const name of ['limpeza de placas solares', 'lavagem de painéis']) {
      for (const seed of [1, 2, 3, 4]) {
        const base = practiceSetup({ seed, level: 'brutal' });
        const { profile } = base.icp;
        const comportamentoCompra = { objecoesComuns: said };
        const details = { ...profile.details, comportamentoCompra };
        const setup = {
          ...base,
          offer: { name, price: 350 },
          icp: { ...base.icp, profile: { ...profile, details } },
        };
        const objected = beginning(setup).buyer.objections.map((one) => one.said);
        expect(objected.filter((text) => text !== null && said.includes(text))).toEqual([]);
      }
    }
  });
});

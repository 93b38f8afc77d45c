import { describe, expect, it } from 'vitest';
import { practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { answerTo } from '../biography/answer.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';
import { statedCost } from './cost.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const amountIn = (text: string): number =>
  Number((/R\$ ([\d.]+)/.exec(text)?.[1] ?? '0').replaceAll('.', ''));

describe('what the ICP says that its customers pay or lose', () => {
  it.each([
    ['sítios com conta de luz de R$ 900 a R$ 2.000 por mês', 900, 2_000],
    ['pequenos produtores, conta de luz de R$ 900–2.000', 900, 2_000],
    ['padarias que gastam de 3 a 5 mil por mês de energia', 3_000, 5_000],
    ['famílias que pagam uns 800 reais no mês', 800, 800],
    ['lojas que perdem até R$ 3.000 por mês', 2_000, 3_000],
    ['casas com conta de luz acima de 500 reais', 500, 750],
  ])('is read from “%s”', (text, low, high) => {
    expect(statedCost(text)).toEqual({ low, high });
  });

  it.each([
    'mães de 9 a 14 anos, aula a R$ 95',
    'faturam 30 mil por mês',
    'gastam R$ 12.000 por ano',
    'pagam em 12 vezes',
    'sistema de uns 18 mil',
  ])('is not what “%s” names', (text) => {
    expect(statedCost(text)).toBeNull();
  });
});

describe('a cost that the buyer names', () => {
  const solar = (seed: number) =>
    tradeSetup(
      {
        who: 'produtores rurais com conta de luz de R$ 900–2.000',
        pain: 'conta de luz alta',
        offer: 'energia solar',
      },
      { seed, price: 48_000 },
    );

  it('stays in the amounts of the ICP, and is the same when asked what is paid', () => {
    for (const seed of SEEDS) {
      const setup = solar(seed);
      const { buyer } = beginning(setup);
      const loss = buyer.loss ?? '';
      const lost = amountIn(loss);
      expect(lost).toBeGreaterThanOrEqual(900);
      expect(lost).toBeLessThanOrEqual(2_000);
      expect(answerTo(setup, buyer, 'quanto voce paga de luz hoje?')?.text).toContain(
        loss.match(/R\$ [\d.]+/)?.[0],
      );
    }
  });

  it.each([
    ['a bakery', { who: 'donos de padaria', pain: 'forno que quebra', offer: 'forno' }, 48_000],
    ['a salon', { who: 'donas de salão', pain: 'cliente que falta', offer: 'agenda' }, 190],
    ['a farmer', { who: 'produtores de soja', pain: 'custo do frete', offer: 'armazém' }, 120_000],
  ])('of %s pays no expensive offer within a year', (_, trade, price) => {
    for (const seed of SEEDS) {
      const { buyer } = beginning(tradeSetup(trade, { seed, price }));
      const lost = amountIn(buyer.loss ?? '');
      expect(lost).toBeGreaterThan(0);
      expect(lost).toBeLessThanOrEqual(Math.max(420, price / 12));
    }
  });

  it.each(['Quanto você perde por mês com isso?', 'e quanto isso te custa mesmo?'])(
    'is said again when asked for again: %s',
    (question) => {
      const setup = practiceSetup({ seed: 4 });
      const state: SessionState = {
        ...beginning(setup),
        count: 4,
        trust: 60,
        known: ['pain', 'impact'],
      };
      const loss = state.buyer.loss ?? '';
      state.revealed = [{ key: 'consequence 0', text: loss }];
      const { bubbles } = receiveMessage(setup, state, question);
      expect(amountIn(bubbles.map(({ text }) => text).join(' '))).toBe(amountIn(loss));
    },
  );
});

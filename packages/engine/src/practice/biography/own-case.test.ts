import { describe, expect, it } from 'vitest';
import { readIcpFacts } from '../../facts/index.ts';
import { cleaned } from '../../shared/answers.ts';
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const CAKE = { pain: 'bolo que chega amassado', offer: 'bolo de festa' };
const OCCASIONS: [string, string][] = [
  ['noivas que fazem mini wedding para 30 pessoas', '30'],
  ['famílias com festa de aniversário para 50 convidados', '50'],
  ['casais que fazem churrasco para 20 pessoas', '20'],
];

const answerOf = (who: string, question: string) =>
  playPractice(practice, tradeSetup({ who, ...CAKE }), ['Oi, aqui é o Bruno, tudo bem?', question])
    .last.bubbles.map(({ text }) => text)
    .join(' ');

describe('guests in an ICP', () => {
  it.each(OCCASIONS)('are no team and no size of the buyer: %s', (who) => {
    const { icp } = tradeSetup({ who, ...CAKE });
    expect(readIcpFacts(cleaned(icp.answers)).size).toBeNull();
    expect(answerOf(who, 'Quantas pessoas trabalham com você?')).not.toMatch(/\d/);
  });

  it.each(OCCASIONS)('are those that the buyer names: %s', (who, count) => {
    expect(answerOf(who, 'Vai ser para quantas pessoas?')).toContain(count);
  });

  it.each([
    ['famílias de 4 pessoas com casa própria', 4],
    ['metalúrgicas com 30 funcionários', 30],
  ])('are not the people of a household or a firm: %s', (who, count) => {
    const { icp } = tradeSetup({ who, ...CAKE });
    expect(readIcpFacts(cleaned(icp.answers)).size?.value.value).toBe(count);
  });
});

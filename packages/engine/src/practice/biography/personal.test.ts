import { describe, expect, it } from 'vitest';
import { PRACTICE_FACTS, PRACTICE_LINES } from '../../knowledge/practice/index.ts';
import { tradeSetup } from '../../testing/practice.ts';
import { createBuyer } from '../buyer/buyer.ts';
import { plain } from '../reading/plain.ts';
import { answerTo } from './answer.ts';

const setup = tradeSetup({
  ...{ who: 'mães que fazem festa em casa', pain: 'falta de tempo', offer: 'bolo de aniversário' },
});
const buyer = createBuyer(setup);
const answer = (question: string) => answerTo(setup, buyer, plain(question));

describe('a personal detail', () => {
  it.each([
    ['quantos anos sua filha vai fazer?', /\d anos$/],
    ['E a idade dela?', /\d anos$/],
    ['a menina faz quantos anos?', /\d anos$/],
    ['seu filho tá com quantos anos?', /\d anos$/],
    ['quantos aninhos ele completa?', /\d anos$/],
    ['Qual o nome da sua filha?', /^\p{Lu}\p{Ll}+$/u],
    ['como chama o seu filho?', /^\p{Lu}\p{Ll}+$/u],
  ])('is concrete: %s', (question, pattern) => {
    expect(answer(question)?.text).toMatch(pattern);
  });

  it('is the same whenever it is asked', () => {
    const ages = ['quantos anos sua filha vai fazer?', 'e a idade dela?', 'ela faz quantos anos?'];
    expect(new Set(ages.map((one) => answer(one)?.text)).size).toBe(1);
  });
});

describe('a stock answer', () => {
  it('does not ask who writes, and repeats a date or a sum in words', () => {
    expect(JSON.stringify(PRACTICE_LINES)).not.toMatch(/(?:oi|tudo)\. quem|quem é você/);
    for (const line of [...PRACTICE_FACTS.recall.timeline, ...PRACTICE_FACTS.recall.budget]) {
      expect(line).toContain('{fato}');
    }
  });
});

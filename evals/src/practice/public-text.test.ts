import { PRACTICE_FACTS, PRACTICE_LINES } from '@salesai/engine/knowledge/practice';
import { describe, expect, it } from 'vitest';
import { isEvasion, isTelling } from './public-text.ts';

describe('an answer that gives nothing', () => {
  it.each([
    'nunca contei isso direito',
    'de cabeça eu não sei te dizer',
    'xi, teria que olhar no caderno',
    'nem lembro mais, faz tempo',
    'isso eu confirmo depois',
    'prefiro não entrar nesse assunto',
    'por que a pergunta?',
  ])('is recognised in any wording: "%s"', (text) => {
    expect(isEvasion(text)).toBe(true);
  });

  it('is recognised in what the buyer says instead of a fact', () => {
    const { evade } = PRACTICE_LINES;
    const lines = [
      ...(evade?.any ?? []),
      ...(evade?.distrustful ?? []),
      ...(evade?.technical ?? []),
    ];
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.filter((line) => !isEvasion(line))).toEqual([]);
  });

  it('is none of the facts of a case', () => {
    const { pain, impact, tried, decidesAlone, budget, timeline } = PRACTICE_FACTS;
    const lines = [...pain, ...impact.people, ...impact.companies, ...tried.people].concat(
      ...[tried.companies, decidesAlone, budget, timeline],
    );
    expect(lines.filter(isEvasion)).toEqual([]);
  });

  it('tells nothing that could be given back', () => {
    expect(isTelling('varia de um mês pro outro, não tenho o número')).toBe(false);
  });
});

describe('what a buyer does not know', () => {
  it('is said in many ways', () => {
    const lines = Object.values(PRACTICE_FACTS.unknown).flat();
    const openings = new Set(lines.map((line) => line.split(' ').slice(0, 2).join(' ')));
    expect(openings.size).toBeGreaterThanOrEqual(40);
  });
});

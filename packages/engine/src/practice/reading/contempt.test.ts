import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const setup = practiceSetup({ level: 'easy', seed: 3 });
const actsOf = (text: string) => {
  const { turns } = playPractice(practice, setup, ['Oi, aqui é o Bruno.', text]);
  return turns.at(-1)?.acts.map(({ act }) => act) ?? [];
};

describe('contempt for the buyer', () => {
  it.each([
    'vai querer ou tá me fazendo perder tempo? gente que nem você nunca emagrece mesmo',
    'com esse corpo aí não me espanta',
    'você já tá velha demais pra isso, né',
    'quem não tem dinheiro não devia nem perguntar',
    'pelo visto você não entende nada de negócio',
    'quer que eu desenhe?',
    'na sua idade não adianta mais',
    'já perdi tempo demais com você. o que te incomoda hoje?',
    'imagino que seja difícil. pessoas como você só reclamam',
    'eu sei onde você mora, pensa bem',
    'vai ficar me enrolando até quando?',
  ])('is rude and nothing else: %s', (text) => {
    const acts = actsOf(text);
    expect(acts).toContain('rudeness');
    expect(new Set([...acts, 'other', 'rudeness'])).toEqual(new Set(['other', 'rudeness']));
  });

  it.each([
    'imagino que você não quer perder tempo com isso',
    'quanto tempo você perde por semana com isso?',
    'muita gente como você me procura com o mesmo problema',
    'você me disse que nunca consegue emagrecer mesmo treinando',
    'entendo, o dinheiro tá curto pra todo mundo',
    'não tem problema, pensa com calma',
  ])('is not in words that are alike: %s', (text) => {
    expect(actsOf(text)).not.toContain('rudeness');
  });

  it('costs trust and patience at once, opens nothing and is named in the review', () => {
    const rude = 'gente que nem você nunca decide mesmo';
    const { turns, entries, last } = playPractice(practice, setup, [
      'Oi, aqui é o Bruno, da Sol Nascente. O que mais te incomoda na conta de luz?',
      `Imagino como pesa. ${rude}. Quem decide aí?`,
    ]);
    expect(last.decision?.move).toBe('insulted');
    const [before, after] = turns.map(({ state }) => state);
    expect(Number(after?.trust)).toBeLessThanOrEqual(Math.max(0, Number(before?.trust) - 20));
    expect(after).toMatchObject({ known: before?.known, empathies: 0 });
    const { criteria } = practice.review(setup, entries, 'lost');
    const respect = criteria.find(({ key }) => key === 'respect');
    expect(respect?.mark).toBeLessThanOrEqual(1);
    expect(respect?.missed?.quote).toContain(rude);
    expect(respect?.advice).toContain('menospreza');
    const quoted = criteria.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quoted.join(' ')).not.toContain(rude);
  });
});

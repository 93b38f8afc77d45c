import { describe, expect, it } from 'vitest';
import {
  a,
  act,
  bare,
  com,
  contract,
  de,
  em,
  on,
  own,
  para,
  por,
  pra,
  sem,
  the,
  to,
} from './articles.ts';
import { infinitive, nounPhrase, properName } from './phrases.ts';

const fear = nounPhrase('medo do não');
const clinic = nounPhrase('clínica');
const owners = nounPhrase('donas de salão');
const mechanics = nounPhrase('mecânicos');
const lose = infinitive('perder cliente') ?? expect.unreachable('an infinitive');

describe('prepositions', () => {
  it.each([
    [de, 'do medo do não', 'da clínica', 'das donas de salão', 'dos mecânicos'],
    [em, 'no medo do não', 'na clínica', 'nas donas de salão', 'nos mecânicos'],
    [to, 'ao medo do não', 'à clínica', 'às donas de salão', 'aos mecânicos'],
    [por, 'pelo medo do não', 'pela clínica', 'pelas donas de salão', 'pelos mecânicos'],
    [para, 'para o medo do não', 'para a clínica', 'para as donas de salão', 'para os mecânicos'],
    [pra, 'pro medo do não', 'pra clínica', 'pras donas de salão', 'pros mecânicos'],
    [com, 'com o medo do não', 'com a clínica', 'com as donas de salão', 'com os mecânicos'],
    [sem, 'sem o medo do não', 'sem a clínica', 'sem as donas de salão', 'sem os mecânicos'],
  ] as const)('%o contracts with the definite article', (preposition, ...expected) => {
    const texts = [fear, clinic, owners, mechanics].map((noun) => preposition(noun).text);
    expect(texts).toEqual(expected);
  });

  it('writes the indefinite article, contracted only after "em"', () => {
    const one = nounPhrase('uma clínica');
    expect([de, em, to, por, para].map((preposition) => preposition(one).text)).toEqual([
      'de uma clínica',
      'numa clínica',
      'a uma clínica',
      'por uma clínica',
      'para uma clínica',
    ]);
  });

  it('writes no article before a proper name or an infinitive', () => {
    expect(de(properName('Campinas')).text).toBe('de Campinas');
    expect(em(properName('Rio de Janeiro', { article: 'definite' })).text).toBe(
      'no Rio de Janeiro',
    );
    expect(por(properName('Bahia', { gender: 'f', article: 'definite' })).text).toBe('pela Bahia');
    expect([de, to, por, para, sem, pra].map((preposition) => preposition(lose).text)).toEqual([
      'de perder cliente',
      'a perder cliente',
      'por perder cliente',
      'para perder cliente',
      'sem perder cliente',
      'pra perder cliente',
    ]);
    expect(on(lose).text).toBe('ao perder cliente');
    expect(act(lose).text).toBe('perder cliente');
  });

  it('contracts each preposition with each article', () => {
    expect(contract('por', 'as')).toBe('pelas');
    expect(contract('a', 'a')).toBe('à');
  });
});

describe('articles', () => {
  it('agree with gender and number', () => {
    expect([fear, clinic, owners, mechanics].map((noun) => the(noun).text)).toEqual([
      'o medo do não',
      'a clínica',
      'as donas de salão',
      'os mecânicos',
    ]);
    expect([fear, clinic, owners, mechanics].map((noun) => a(noun).text)).toEqual([
      'um medo do não',
      'uma clínica',
      'umas donas de salão',
      'uns mecânicos',
    ]);
    expect(bare(clinic).text).toBe('clínica');
  });

  it('are what the text had', () => {
    expect(own(nounPhrase('Uma clínica')).text).toBe('uma clínica');
    expect(own(nounPhrase('As clientes')).text).toBe('as clientes');
    expect(own(properName('Ana')).text).toBe('Ana');
  });
});

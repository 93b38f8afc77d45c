import { describe, expect, it } from 'vitest';
import { NOTHING } from '../phrase.ts';
import { a, act, bare, de, por, the } from './articles.ts';
import { money, quantity } from './numbers.ts';
import { clause, infinitive, nounPhrase, properName } from './phrases.ts';
import { quote } from './quotes.ts';
import {
  fixed,
  listOf,
  paragraph,
  phrase,
  porque,
  quando,
  que,
  se,
  sentence,
  states,
  tidy,
} from './sentence.ts';

const fear = nounPhrase('medo do não');
const clinics = nounPhrase('clínicas');
const vanishes = clause('o cliente some depois da proposta');
const lose = infinitive('perder venda') ?? expect.unreachable('an infinitive');

describe('sentence', () => {
  it('contracts a preposition of the text with the article of its part', () => {
    expect(sentence`comece por ${the(fear)}`).toBe('Comece pelo medo do não.');
    expect(sentence`vá a ${the(clinics)} e fale de ${the(clinics)}`).toBe(
      'Vá às clínicas e fale das clínicas.',
    );
    expect(sentence`Em ${the(clinics)}, isso muda`).toBe('Nas clínicas, isso muda.');
    expect(sentence`depende de ${a(nounPhrase('visita'))}`).toBe('Depende de uma visita.');
    expect(sentence`moro em ${bare(properName('Campinas'))}`).toBe('Moro em Campinas.');
  });

  it('places clauses, infinitives, amounts, quantities and quotes', () => {
    expect(sentence`você contou ${que(vanishes)}`).toBe(
      'Você contou que o cliente some depois da proposta.',
    );
    expect(
      sentence`pare ${de(lose)}: são ${money(1200, { per: 'month' })}, ou ${quantity(1, nounPhrase('venda'))}`,
    ).toBe('Pare de perder venda: são R$ 1.200 por mês, ou 1 venda.');
    expect(sentence`${quote('o cliente some!!!')} é o que mais custa`).toBe(
      '“O cliente some” é o que mais custa.',
    );
    expect([quando, se, porque, states].map((place) => place(vanishes).text)).toEqual([
      'quando o cliente some depois da proposta',
      'se o cliente some depois da proposta',
      'porque o cliente some depois da proposta',
      'o cliente some depois da proposta',
    ]);
  });

  it('leaves no mark or space behind for a part that writes nothing', () => {
    expect(sentence`fale com ${the(clinics)} ${NOTHING}, hoje ${NOTHING}.`).toBe(
      'Fale com as clínicas, hoje.',
    );
    expect(sentence`${act(lose)} ${NOTHING}?`).toBe('Perder venda?');
    expect(sentence`${fixed('e aí')}...`).toBe('E aí...');
  });

  it('refuses at compile time what has not been placed', () => {
    // @ts-expect-error a string is no part
    expect(sentence`comece por ${'o medo'}`).toBeTypeOf('string');
    // @ts-expect-error a noun phrase needs its article or preposition
    expect(sentence`comece por ${fear}`).toBeTypeOf('string');
    // @ts-expect-error a clause needs its conjunction
    expect(sentence`você contou ${vanishes}`).toBeTypeOf('string');
    // @ts-expect-error a preposition takes no clause
    expect(por(vanishes)).toBeTypeOf('object');
    // @ts-expect-error an article takes no infinitive
    expect(the(lose)).toBeTypeOf('object');
    const read: string = ['a', 'text'].join(' ');
    // @ts-expect-error a text that was read is no fixed wording
    expect(fixed(read)).toBeTypeOf('object');
  });
});

describe('listOf', () => {
  it('joins parts and leaves out empty ones', () => {
    const nouns = [nounPhrase('preço'), nounPhrase('prazo'), nounPhrase('garantia')];
    expect(listOf(nouns.map(the)).text).toBe('o preço, o prazo e a garantia');
    expect(listOf(nouns.map(de), 'ou').text).toBe('do preço, do prazo ou da garantia');
    expect(listOf([NOTHING, bare(fear)]).text).toBe('medo do não');
    expect(listOf([]).text).toBe('');
    expect(sentence`fale de ${listOf(nouns.map(the))}`).toBe(
      'Fale do preço, o prazo e a garantia.',
    );
  });
});

describe('phrase and paragraph', () => {
  it('build longer texts', () => {
    expect(phrase`a conta ${de(clinics)}`.text).toBe('a conta das clínicas');
    expect(paragraph('Um.', '', 'Dois.')).toBe('Um. Dois.');
  });
});

describe('tidy', () => {
  it.each([
    ['a , b .', 'a, b.'],
    ['fim..', 'fim.'],
    ['fim?.', 'fim?'],
    ['ela disse “some?”.', 'ela disse “some?”'],
    ['a,, b', 'a, b'],
    ['a ( ) b', 'a b'],
    ['e aí...', 'e aí...'],
  ])('%s → %s', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });
});

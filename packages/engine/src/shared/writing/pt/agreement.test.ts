import { describe, expect, it } from 'vitest';
import { agree, agreeing, forPerson, personIs, pronoun, thanks, withObject } from './agreement.ts';
import { nounPhrase } from './phrases.ts';

const FORMS = ['ms', 'fs', 'mp', 'fp'] as const;
const agreement = (form: (typeof FORMS)[number]) =>
  ({
    ms: { gender: 'm', number: 's' },
    fs: { gender: 'f', number: 's' },
    mp: { gender: 'm', number: 'p' },
    fp: { gender: 'f', number: 'p' },
  })[form] as { gender: 'm' | 'f'; number: 's' | 'p' };

describe('agree', () => {
  it.each([
    ['cansado', 'cansado cansada cansados cansadas'],
    ['bom', 'bom boa bons boas'],
    ['trabalhador', 'trabalhador trabalhadora trabalhadores trabalhadoras'],
    ['melhor', 'melhor melhor melhores melhores'],
    ['difícil', 'difícil difícil difíceis difíceis'],
    ['comercial', 'comercial comercial comerciais comerciais'],
    ['grande', 'grande grande grandes grandes'],
    ['feliz', 'feliz feliz felizes felizes'],
    ['jovem', 'jovem jovem jovens jovens'],
    ['português', 'português portuguesa portugueses portuguesas'],
    ['seu', 'seu sua seus suas'],
    ['nenhum', 'nenhum nenhuma nenhuns nenhumas'],
    ['otimista', 'otimista otimista otimistas otimistas'],
    ['só', 'só só sós sós'],
    ['simples', 'simples simples simples simples'],
  ])('inflects %s', (adjective, forms) => {
    expect(FORMS.map((form) => agree(adjective, agreement(form))).join(' ')).toBe(forms);
  });

  it('agrees with a noun phrase', () => {
    expect(agreeing('cansado', nounPhrase('donas de salão')).text).toBe('cansadas');
  });
});

describe('forms for a person', () => {
  it('thanks as a man, as a woman, and without gender', () => {
    expect((['m', 'f', null] as const).map((gender) => thanks(gender).text)).toEqual([
      'obrigado',
      'obrigada',
      'valeu',
    ]);
  });

  it('uses a wording without gender when it is unknown', () => {
    expect(personIs('f', 'cansado', 'sem energia').text).toBe('cansada');
    expect(personIs(null, 'cansado', 'sem energia').text).toBe('sem energia');
    expect(forPerson(null, { m: 'o vendedor', f: 'a vendedora', unknown: 'quem vende' }).text).toBe(
      'quem vende',
    );
  });
});

describe('pronouns', () => {
  it('agree with the noun', () => {
    const clinics = nounPhrase('clínicas');
    const uses = ['subject', 'of', 'in', 'object', 'this', 'ofThis', 'inThis'] as const;
    expect(uses.map((use) => pronoun(clinics, use).text)).toEqual([
      'elas',
      'delas',
      'nelas',
      'as',
      'essas',
      'dessas',
      'nessas',
    ]);
    expect(pronoun(nounPhrase('salão'), 'of').text).toBe('dele');
  });

  it('joins an object to an infinitive', () => {
    expect(withObject('ajudar', nounPhrase('clientes', { gender: 'f' })).text).toBe('ajudá-las');
    expect(withObject('vender', nounPhrase('carro')).text).toBe('vendê-lo');
    expect(withObject('ouvir', nounPhrase('dono')).text).toBe('ouvi-lo');
    expect(withObject('propor', nounPhrase('visita')).text).toBe('propô-la');
  });
});

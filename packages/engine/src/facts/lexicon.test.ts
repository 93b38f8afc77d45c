import { describe, expect, it } from 'vitest';
import { lexicalClasses, verbLikeness } from './lexicon.ts';
import { formsOfVerb, ownForms } from './verb-forms.ts';

describe('lexicalClasses', () => {
  it.each([
    ['caminhoes', 'good'],
    ['bolinhos', 'good'],
    ['dedetizacao', 'service'],
    ['goteira', 'trouble'],
    ['bairro', 'setting'],
    ['costureiras', 'people'],
    ['padarias', 'organisation'],
  ] as const)('of %s contain %s', (word, name) => expect(lexicalClasses(word)).toContain(name));

  it('of an unknown word are none', () => expect(lexicalClasses('xyzt')).toEqual([]));
});

describe('verbLikeness', () => {
  it.each([
    ['fogem', 'surely'],
    ['reforma', 'maybe'],
    ['bolo', null],
  ])('of %s is %s', (word, likeness) => expect(verbLikeness(word)).toBe(likeness));
});

describe('forms of a verb', () => {
  it('follow the change of its stem', () => {
    expect(formsOfVerb('fugir')).toEqual(expect.arrayContaining(['fogem', 'fugiu', 'fugindo']));
  });

  it('of the first person end as its conjugation asks', () => {
    expect(ownForms('limpar')).toEqual(['limpo', 'limpamos']);
    expect(ownForms('traduzir')).toEqual(['traduzo', 'traduzimos']);
    expect(ownForms('medir')).toEqual(['meco', 'medimos']);
  });
});

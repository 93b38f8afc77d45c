import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { partsOf } from './words/source.mjs';
import { problems } from './words.mjs';

const check = (text, path = 'apps/server/src/a.ts', admitted = []) =>
  problems(...fakeTree({ [path]: text }).slice(0, 2), { admitted });

describe('words check', () => {
  it.each([
    ['an identifier', 'const openDoor = 1;'],
    ['a property', 'mail.sendLetters();'],
    ['a type', 'interface Ear {}'],
    ['a comment', '// What was told before.'],
    ['a block comment', '/** Puts the house together. */'],
    ['a test title', "it('is heard', () => {});"],
    ['a title of a table', "it.each([1])('is heard %s', () => {});"],
  ])('reports a private word in %s', (_what, text) => {
    expect(check(text)).toEqual([expect.stringMatching(/^apps\/server\/src\/a\.ts:1: ".+" is a/)]);
  });

  it('reports a private word in a file name', () => {
    expect(check('', 'apps/server/src/doors.ts')).toHaveLength(1);
  });

  it('reports the line of a word after other modules and characters of several bytes', () => {
    check("const a = 'ação';");
    expect(check("const a = 'ação 😀';\nconst b = 'x';\n// ear\n")).toEqual([
      expect.stringContaining('a.ts:3: "ear"'),
    ]);
  });

  it.each([
    ['strings', "const a = 'the house';"],
    ['templates', 'const a = `the house of $' + '{b}`;'],
    ['regular expressions', 'const a = /house/;'],
    ['texts of components', 'const a = <p>house</p>;'],
    ['other words that contain one', 'const early = clear(warehouse, outdoors);'],
    ['bodies of tests', "it('x', () => expect(a).toBe('house'));"],
  ])('accepts %s', (_what, text) => {
    expect(check(text, 'apps/web/src/a.tsx')).toEqual([]);
  });

  it.each([
    'packages/engine/src/knowledge/a.ts',
    'packages/i18n/src/pt-BR/a.ts',
    'packages/engine/src/a.gen.ts',
  ])('does not check %s', (path) => {
    expect(check('const house = 1;', path)).toEqual([]);
  });

  it('admits an exception in a file or folder, and reports one that nothing needs', () => {
    const path = 'scripts/checks/a.mjs';
    for (const exception of [path, 'scripts/checks/']) {
      const admitted = [{ path: exception, word: 'letter', meaning: 'of the alphabet' }];
      expect(check('const letters = 1;', path, admitted)).toEqual([]);
      expect(check('const house = 1;', path, admitted)).toEqual([
        expect.stringContaining('"house" is a private word'),
        expect.stringContaining('"letter" is no longer an exception'),
      ]);
    }
  });
});

describe('partsOf', () => {
  it('splits camel case, snake case and abbreviations', () => {
    expect(partsOf('findHTMLDoor_NEXT-day2')).toEqual(['find', 'html', 'door', 'next', 'day']);
  });
});

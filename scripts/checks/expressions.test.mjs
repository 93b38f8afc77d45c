import { describe, expect, it } from 'vitest';
import { growth } from './expressions/growth.mjs';
import { expressionsOf } from './expressions/literals.mjs';
import { problems } from './expressions.mjs';

const SLOW = [
  [String.raw`\s+$`, ''],
  [String.raw`\s+([,.;:!?])`, 'g'],
  [String.raw`[\s.,;:!?…-]+$`, 'u'],
  [String.raw`^\s+|\s+$`, 'g'],
  ['(?:a+)+$', ''],
  ['(?:a*)*b', ''],
  ['(?:a|aa)+$', ''],
  ['<[^>]*>', 'g'],
  [String.raw`\S+@\S+`, ''],
  ['foo.*bar', ''],
  [String.raw`\[([^\]]*)\]\([^)]*\)`, ''],
  [String.raw`^[ \t]*[-|: ]{3,}$`, 'm'],
  [String.raw`^\s*#+\s`, 'm'],
  ['a(?:a*c)?', 'g'],
  ['a(?=.*b)', ''],
  [String.raw`(?<!\d)\d{1,3}(?:\.\d{3})+(?![\d.])`, 'g'],
  [String.raw`(?<=^\s*)x`, ''],
  ['^(.+?) a (.+)$', ''],
  [String.raw`\p{L}+\d`, 'u'],
  ['x{2,5000}y', ''],
];

const LINEAR = [
  /(?<!\s)\s+$/,
  /(?<=^|\S)\s+$/,
  /(?<!\S)\S+@\S+/,
  /\s+/g,
  /"[^"]*"/g,
  /https?:\/\/\S+/g,
  /\d+(?:\.\d{3})*(?:,\d+)?/g,
  /\p{L}+(?:-\p{L}+)*/gu,
  /^(\w+)\s(.*)$/,
  /\b\w+=/g,
  /<[^>]{0,400}>/g,
  /foo(.*)/,
  /\s*,/y,
  /^a*b*c*$/,
  /(?<!\p{L})não(?!\p{L})/iu,
];

describe('growth', () => {
  it.each(SLOW)('reports %s with the flags "%s"', (source, flags) => {
    expect(growth(source, flags)).toEqual(expect.any(String));
  });

  it.each(LINEAR)('accepts %s', (expression) => {
    expect(growth(expression.source, expression.flags)).toBe(null);
  });
});

describe('expressionsOf', () => {
  it('returns literals and constructions from constants, not text that looks like one', () => {
    const text = `
      const a: RegExp = /a+$/u;
      const text = '/b+$/';
      const c = new RegExp('c+$', 'g');
      const d = RegExp(${'`d+$`'});
      // /e+$/
      const ratio = 4 / 2 / 1;
    `;
    expect(expressionsOf('x.ts', text)).toEqual({
      written: [
        { source: 'a+$', flags: 'u' },
        { source: 'c+$', flags: 'g' },
        { source: 'd+$', flags: '' },
      ],
      constructs: false,
    });
  });

  it('returns literals in attributes of a component', () => {
    const { written } = expressionsOf(
      'x.tsx',
      'export const A = () => <p title={/a+$/.source} />;',
    );
    expect(written).toEqual([{ source: 'a+$', flags: '' }]);
  });

  it('reports constructions from parts that are known only at run time', () => {
    expect(expressionsOf('x.ts', "const a = new RegExp(b + '+$');").constructs).toBe(true);
  });
});

describe('expressions check', () => {
  const check = (text, admitted = []) => problems(['x.ts'], () => text, admitted);

  it('names the file and the expression', () => {
    expect(check('const a = /a+$/;')).toEqual([expect.stringMatching(/^x\.ts: \/a\+\$\/ takes /)]);
    expect(check('const a = /a+/;')).toEqual([]);
  });

  it('admits an exception, and reports one that nothing needs', () => {
    const exception = { path: 'x.ts', expression: '/a+$/', bound: 'a name of 80 characters' };
    expect(check('const a = /a+$/;', [exception])).toEqual([]);
    expect(check('const a = /a+/;', [exception])).toEqual([
      expect.stringContaining('no longer an exception'),
    ]);
  });

  it('loads modules that construct expressions from parts', () => {
    const path = 'packages/engine/src/embedded/channels/mentions.ts';
    expect(problems([path], () => 'export const a = new RegExp(b + c);', [])).toEqual([]);
  });
});

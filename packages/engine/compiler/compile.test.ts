import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { compileKnowledge } from './compile.ts';

const knowledge = fileURLToPath(new URL('../knowledge', import.meta.url));
const folders: string[] = [];

function copy(): { from: string; to: string } {
  const folder = mkdtempSync(join(tmpdir(), 'knowledge-'));
  folders.push(folder);
  cpSync(knowledge, join(folder, 'from'), { recursive: true });
  return { from: join(folder, 'from'), to: join(folder, 'to') };
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** The message of the error that the compiler throws. */
function problemsOf(from: string, to: string): string {
  try {
    compileKnowledge(from, to);
  } catch (error) {
    return String(error);
  }
  throw new Error('The knowledge was compiled');
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('compileKnowledge', () => {
  it('writes a changed text into the generated module', () => {
    const { from, to } = copy();
    edit(join(from, 'objections/price.yaml'), (text) =>
      text.replace('said: Está caro', 'said: Salgado'),
    );
    compileKnowledge(from, to);
    const module = readFileSync(join(to, 'coach/objections/objections.gen.ts'), 'utf8');
    expect(module).toContain('"said": "Salgado"');
  });

  it.each([
    [
      'an unknown field',
      'channels/email.yaml',
      /^key: email/m,
      'kei: email',
      'channels/email.yaml:1',
    ],
    ['an unknown tag', 'channels/email.yaml', /^name: .*/m, 'name: 7', 'name: Invalid input'],
    [
      'an invalid expression',
      'segments/pets.yaml',
      'pattern: \\b',
      'pattern: (\\b',
      'pattern: is not a regular expression',
    ],
    ['broken YAML', 'methods/spin.yaml', /^key: spin/m, 'key: [spin', 'methods/spin.yaml:'],
  ])('names file, line and field of %s', (_what, file, search, replacement, expected) => {
    const { from, to } = copy();
    edit(join(from, file), (text) => text.replace(search, replacement));
    const problems = problemsOf(from, to);
    expect(problems).toContain(expected);
    expect(problems).toContain(file);
  });

  it('names a file that order.yaml does not list', () => {
    const { from, to } = copy();
    cpSync(join(from, 'methods/spin.yaml'), join(from, 'methods/other.yaml'));
    expect(() => compileKnowledge(from, to)).toThrow('methods/order.yaml: add other');
  });

  it('reports the problems of several files at once', () => {
    const { from, to } = copy();
    edit(join(from, 'methods/spin.yaml'), (text) => text.replace(/^title: .*$/m, ''));
    edit(join(from, 'segments/pets.yaml'), (text) => text.replace(/^name: .*$/m, ''));
    const problems = problemsOf(from, to);
    expect(problems).toContain('segments/pets.yaml:1: name');
    expect(problems).toContain('methods/spin.yaml:1: title');
  });
});

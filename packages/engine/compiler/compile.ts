import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Collection } from './collection.ts';
import { COLLECTIONS } from './collections.ts';
import { KnowledgeError, readCollection } from './read.ts';

/**
 * Compiles the knowledge files into TypeScript modules, so that the server parses no YAML at runtime.
 * @param from folder of the YAML files.
 * @param to folder of the engine's knowledge modules; unchanged modules are not rewritten.
 * @throws KnowledgeError with every problem of every file.
 */
export function compileKnowledge(from: string, to: string): void {
  const problems: string[] = [];
  for (const collection of COLLECTIONS) {
    try {
      write(join(to, collection.target), moduleOf(collection, readCollection(from, collection)));
    } catch (error) {
      if (!(error instanceof KnowledgeError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new KnowledgeError(problems);
}

function moduleOf({ source, constant, type, typeFrom }: Collection, value: unknown): string {
  const name = type.replace('readonly ', '').replace('[]', '');
  return [
    `// Generated from packages/engine/knowledge/${source}; edit that and run "npm run knowledge".`,
    `import type { ${name} } from '${typeFrom}';`,
    '',
    `export const ${constant}: ${type} = ${literal(value)};`,
    '',
  ].join('\n');
}

/** A value as TypeScript source. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(',\n')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}: ${literal(one)}`,
    );
    return `{\n${fields.join(',\n')}\n}`;
  }
  return JSON.stringify(value);
}

function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

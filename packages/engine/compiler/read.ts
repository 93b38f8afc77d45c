import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Collection } from './collection.ts';

/** The list of a folder's files, in order of preference. */
const ORDER = 'order.yaml';

/** Problems of the files, one per line: file, line, field, and what is expected. */
export class KnowledgeError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'KnowledgeError';
    this.problems = problems;
  }
}

/**
 * Reads a collection and validates it by its schema.
 * @param folder `packages/engine/knowledge`, or another folder of its layout.
 * @throws KnowledgeError with every problem of every file.
 */
export function readCollection(folder: string, { source, schema, shape }: Collection): unknown {
  const path = join(folder, source);
  if (!existsSync(path)) throw new KnowledgeError([`${source}: is missing`]);
  if (shape === 'file') return readEntry(path, source, schema);
  const keys = shape === 'set' ? filesIn(path) : keysOf(path, source);
  const problems: string[] = [];
  const entries = keys.map((key) => {
    try {
      return readEntry(join(path, `${key}.yaml`), `${source}/${key}.yaml`, schema);
    } catch (error) {
      if (!(error instanceof KnowledgeError)) throw error;
      problems.push(...error.problems);
      return null;
    }
  });
  if (problems.length > 0) throw new KnowledgeError(problems);
  return shape === 'list' || shape === 'set'
    ? entries
    : Object.fromEntries(keys.map((key, at) => [key, entries[at]]));
}

function keysOf(path: string, source: string): string[] {
  const order = z.array(z.string()).parse(parsed(join(path, ORDER), `${source}/${ORDER}`).value);
  const files = filesIn(path);
  const problems = [
    ...files
      .filter((key) => !order.includes(key))
      .map((key) => `${source}/${ORDER}: add ${key}, or delete ${key}.yaml`),
    ...order
      .filter((key) => !files.includes(key))
      .map((key) => `${source}/${ORDER}: ${key}.yaml does not exist`),
  ];
  if (problems.length > 0) throw new KnowledgeError(problems);
  return order;
}

/** The keys of the entries of a folder, in alphabetical order. */
const filesIn = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.yaml') && name !== ORDER)
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => name.replace(/\.yaml$/, ''))
    .toSorted();

function readEntry(path: string, name: string, schema: z.ZodType): unknown {
  const { value, lineOf } = parsed(path, name);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new KnowledgeError(
    result.error.issues.map(
      ({ path: field, message }) =>
        `${name}:${lineOf(field)}: ${field.join('.') || 'the file'}: ${message}`,
    ),
  );
}

function parsed(path: string, name: string) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new KnowledgeError(
      document.errors.map(
        ({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: ${message}`,
      ),
    );
  }
  const lineOf = (field: readonly PropertyKey[]): number => {
    for (let length = field.length; length > 0; length--) {
      const node = document.getIn(field.slice(0, length), true);
      const range = isNode(node) ? node.range : null;
      if (range) return lines.linePos(range[0]).line;
    }
    return isMap(document.contents) ? 1 : 0;
  };
  return { value: document.toJS(), lineOf };
}

const isNode = (value: unknown): value is { range: [number, number, number] | null } =>
  typeof value === 'object' && value !== null && 'range' in value;

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = join(import.meta.dirname, '..', '..', 'packages', 'contract', 'src');
/** Begins the id of a module with the data of one file. The NUL keeps other plugins away. */
const DATA = '\0contract-data:';
const IMPORT = /import \{([^{}]{1,2000})\} from '@salesai\/contract\/([\w-]{1,40})';/g;
/** Of a route that was imported statically. */
const READS_SCHEMA = /(?<!\.)\b\w{1,40}Routes\.\w{1,40}\.(params|query|body|out)\b/;

/**
 * Takes plain data of the contract, such as limits and the paths of routes, without the schemas beside
 * it: those are 15 kB that the first screens do not use (docs/decisions/023-first-visits.md).
 */
export function contractData(): Plugin {
  return {
    name: 'contract-data',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/apps\/web\/src\/.{1,200}\.tsx?$/.test(id) || READS_SCHEMA.test(code)) return null;
      const imports = [...code.matchAll(IMPORT)];
      const rewritten = await Promise.all(
        imports.map(([, names = '', module = '']) => splitImport(names, module)),
      );
      return { code: code.replace(IMPORT, () => rewritten.shift() ?? ''), map: null };
    },
    resolveId(source) {
      return source.startsWith(DATA) ? source : null;
    },
    async load(id) {
      if (!id.startsWith(DATA)) return null;
      const data = await dataOf(id.slice(DATA.length));
      const lines = Object.entries(data).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}

/** Two imports for one: of data, and of everything else. */
async function splitImport(names: string, module: string): Promise<string> {
  const data = await dataOf(module);
  const specifiers = names.split(',').map((name) => name.trim());
  const isData = (specifier: string) => (specifier.split(' as ')[0] ?? '') in data;
  const statement = (wanted: string[], from: string) =>
    wanted.length > 0 ? `import { ${wanted.join(', ')} } from '${from}${module}';` : '';
  // What remains of an import of types would load the module for its side effects.
  const others = specifiers.filter((one) => !/^(type .*)?$/.test(one) && !isData(one));
  return statement(specifiers.filter(isData), DATA) + statement(others, '@salesai/contract/');
}

/** The exports that are plain data; of a route what a call needs. */
async function dataOf(name: string): Promise<Record<string, unknown>> {
  const file = join(CONTRACT, `${name}.ts`);
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(module)) {
    if (key.endsWith('Routes')) data[key] = withoutSchemas(value);
    else if (isPlain(value)) data[key] = value;
  }
  return data;
}

const withoutSchemas = (routes: unknown) =>
  JSON.parse(JSON.stringify(routes, (key, value) => (ROUTE_SCHEMAS.has(key) ? undefined : value)));

/** What the server and the reference need of a route. */
const ROUTE_SCHEMAS = new Set(['summary', 'params', 'query', 'body', 'form', 'media', 'out']);

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

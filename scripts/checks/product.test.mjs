import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.mjs';
import { read, tracked } from './tree.mjs';

const product = read('docs/product.md');
const quoted = (pattern) => [...product.matchAll(pattern)].map(([, name]) => name);

describe('docs/product.md', () => {
  it.each(quoted(/`([a-zA-Z]{1,40}:[a-zA-Z.]{1,80})`/g))('%s is a message', async (name) => {
    const [namespace, key] = name.split(':');
    const path = join(root, `packages/i18n/src/pt-BR/${namespace}.ts`);
    const { default: messages } = await import(pathToFileURL(path).href);
    expect(key.split('.').reduce((value, step) => value?.[step], messages)).toBeDefined();
  });

  it.each(quoted(/`([A-Z]+(?:_[A-Z]+){1,4})`/g))('%s is a constant or a setting', (name) => {
    const sources = tracked().filter((path) =>
      /^(packages\/contract\/src|apps\/server\/src\/config)/.test(path),
    );
    expect(sources.some((path) => new RegExp(`\\b${name}\\b`).test(read(path)))).toBe(true);
  });
});

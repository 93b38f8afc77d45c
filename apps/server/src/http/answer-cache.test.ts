import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

describe('The tag of a version', () => {
  const cache = createAnswerCache('1.0.0');

  it('is recognised, also when a proxy made it weak', () => {
    const tag = cache.tagOf('abc');
    expect([cache.versionOf(tag), cache.versionOf(`W/${tag}`)]).toEqual(['abc', 'abc']);
  });

  it('is not recognised by another release, whose answers may have another shape', () => {
    expect(createAnswerCache('1.1.0').versionOf(cache.tagOf('abc'))).toBeUndefined();
  });

  it('is not recognised in anything else', () => {
    for (const header of [undefined, '', '*', '"abc"', 'abc']) {
      expect([header, cache.versionOf(header)]).toEqual([header, undefined]);
    }
  });
});

describe('The cache of answers', () => {
  it('keeps at most 16 MB', () => {
    const cache = createAnswerCache('1.0.0');
    const bytes = new Uint8Array(1024 * 1024);
    const keys = Array.from({ length: 40 }, (_, n) => `key ${n}`);
    for (const key of keys) cache.set(key, { version: 'v', bytes });
    expect(keys.filter((key) => cache.get(key)).length).toBeLessThanOrEqual(16);
    expect(cache.get('key 39')).toBeDefined();
  });
});

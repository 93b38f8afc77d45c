import { describe, expect, it } from 'vitest';
import { createCapacity } from './capacity.ts';

const status = (status: number) => expect.objectContaining({ status });

describe('createCapacity', () => {
  it('rejects a key at its own bound with 429, and no other key', () => {
    const capacity = createCapacity({ each: 2, total: 10 });
    capacity.acquire('ana');
    capacity.acquire('ana');
    expect(() => capacity.acquire('ana')).toThrow(status(429));
    expect(() => capacity.acquire('rui', 2)).not.toThrow();
  });

  it('rejects every key at the total bound with 503', () => {
    const capacity = createCapacity({ each: 2, total: 3 });
    capacity.acquire('ana', 2);
    expect(() => capacity.acquire('rui', 2)).toThrow(status(503));
    expect(() => capacity.acquire('rui', 1)).not.toThrow();
  });

  it('frees what was acquired once, even if released twice', () => {
    const capacity = createCapacity({ each: 2, total: 2 });
    const release = capacity.acquire('ana', 1);
    capacity.acquire('ana', 1);
    release();
    release();
    capacity.acquire('ana', 1);
    expect(() => capacity.acquire('ana', 1)).toThrow(status(429));
  });
});

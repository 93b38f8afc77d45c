import { describe, expect, it } from 'vitest';
import { createCapacity } from './capacity.ts';

const status = (status: number) => expect.objectContaining({ status });

describe('A capacity', () => {
  it('refuses a key beyond its share with 429, and no other key', () => {
    const capacity = createCapacity({ each: 2, total: 10 });
    capacity.take('ana');
    capacity.take('ana');
    expect(() => capacity.take('ana')).toThrow(status(429));
    expect(() => capacity.take('rui', 2)).not.toThrow();
  });

  it('refuses everybody beyond the total with 503', () => {
    const capacity = createCapacity({ each: 2, total: 3 });
    capacity.take('ana', 2);
    expect(() => capacity.take('rui', 2)).toThrow(status(503));
    expect(() => capacity.take('rui', 1)).not.toThrow();
  });

  it('has room again after a release, which counts once', () => {
    const capacity = createCapacity({ each: 2, total: 2 });
    const release = capacity.take('ana', 1);
    capacity.take('ana', 1);
    release();
    release();
    capacity.take('ana', 1);
    expect(() => capacity.take('ana', 1)).toThrow(status(429));
  });
});

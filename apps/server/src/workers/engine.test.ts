import { describeEngine } from '@salesai/engine/testing/compliance';
import { afterAll } from 'vitest';
import { createPooledEngine } from './engine.ts';
import { createWorkerPool } from './pool.ts';

const workers = createWorkerPool();
afterAll(() => workers.close());

describeEngine('pooled', () => createPooledEngine(workers));

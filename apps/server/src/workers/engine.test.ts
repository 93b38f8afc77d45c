import { describeEngine } from '@salesai/engine/testing/compliance';
import { afterAll } from 'vitest';
import { TEST_POOL } from '../testing/test-pool.ts';
import { createPooledEngine } from './engine.ts';
import { createWorkerPool } from './pool.ts';

const workers = createWorkerPool(TEST_POOL);
afterAll(() => workers.close());

describeEngine('pooled', () => createPooledEngine(workers));

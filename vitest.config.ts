import { defineConfig } from 'vitest/config';
import { compileKnowledge } from './scripts/lib/setup.mjs';

await compileKnowledge();

/**
 * Tests that do not depend on the database run with the embedded one only: what they assert is done
 * by a provider, the engine or HTTP, and other files assert the queries behind it on both.
 */
const ON_ANY_DATABASE = [
  'src/*/{answer-cache,capacity,headers,language,node-limits,outbox,push,request-body,static}.test.ts',
  'src/{background-tasks,config,data-dir,log}.test.ts',
  'src/conversation/**',
  'src/speech/**',
  'src/workers/**',
  'src/domains/channels/{learning,second-week}.test.ts',
  'src/domains/coach/{model,speech,support}.test.ts',
  'src/domains/practice/model.test.ts',
  'src/domains/auth/{endpoints,names}.test.ts',
  'src/domains/coach/documents/{chunks,hostile,reading}.test.ts',
  'src/domains/usage/failures.test.ts',
];

const server = (name: string, database: string | undefined) => ({
  test: {
    name,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    exclude: database ? ON_ANY_DATABASE : [],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/bundled-programs.ts'],
    // V8's optimising WebAssembly compiler sometimes crashes a process that opens many embedded
    // databases (nodejs/node#64500).
    execArgv: ['--liftoff-only'],
    env: database ? { SERVER_TEST_DATABASE: database } : {},
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As in src/testing/wait-for.ts: a busy machine may be much slower.
    expect: { poll: { timeout: 120_000, interval: 50 } },
  },
});
const postgres = process.env.TEST_POSTGRES_URL;

export default defineConfig({
  test: {
    maxWorkers: 3,
    // Test files share loaded modules: each test creates its own data.
    isolate: false,
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/{contract,i18n,engine,ui}/src/**/*.test.ts',
            'packages/engine/{compiler,training}/**/*.test.ts',
            'evals/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          testTimeout: 120_000,
        },
      },
      'apps/web/vitest.config.ts',
      server('server', undefined),
      ...(postgres ? [server('server-postgres', postgres)] : []),
    ],
  },
});

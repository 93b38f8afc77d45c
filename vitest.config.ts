import { defineConfig } from 'vitest/config';

const server = (name: string, database: string | undefined) => ({
  test: {
    name,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    env: database ? { SERVER_TEST_DATABASE: database } : {},
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
const postgres = process.env.TEST_POSTGRES_URL;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/{contract,i18n,engine,ui}/src/**/*.test.ts',
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

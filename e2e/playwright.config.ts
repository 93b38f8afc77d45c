import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const root = process.getuid?.() === 0;
const LONG = /(accessibility|account|icp-to-scripts|injection|practice|results)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One more than the cores of a small machine: a third of a test is waiting.
  workers: 3,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  timeout: 240_000,
  reporter: [['list']],
  globalSetup: './first-start.ts',
  // The longest tests start first, so that all workers finish at about the same time.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Screenshots and snapshots would take a third of the total time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

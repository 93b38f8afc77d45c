import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests run what is shipped, so through the compiler too.
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
  },
});

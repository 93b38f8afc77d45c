import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ALIASES } from './aliases.ts';

export default defineConfig({
  // Tests run the code that is shipped, so they use the React compiler too.
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  resolve: { alias: ALIASES },
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

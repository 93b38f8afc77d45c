import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { ALIASES } from './aliases.ts';
import { CHUNKS } from './chunks.ts';
import { contractData } from './contract-data.ts';
import { firstFiles } from './first-files.ts';
import { firstScreen } from './first-screen.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';
import { serviceWorker } from './service-worker-plugin.ts';

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, process.cwd(), 'VITE_').VITE_API_TARGET ?? 'http://127.0.0.1:3000';
  const proxy = { '/api': { target }, '/avatars': { target }, '/r/': { target } };
  return {
    plugins: [
      tailwindcss(),
      contractData(),
      react(),
      babel({ presets: [reactCompilerPreset()] }),
      preloadFont(),
      firstScreen(),
      // After firstScreen, so that its table is before the script that reads it.
      firstFiles(),
      serviceWorker(),
      precompress(),
    ],
    resolve: { alias: ALIASES },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: CHUNKS } },
    },
  };
});

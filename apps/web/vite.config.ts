import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

/** Few files that change together, instead of forty small ones: what every screen needs, then by use. */
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'core',
      test: packages(
        'react',
        'react-dom',
        'scheduler',
        'use-sync-external-store',
        '@tanstack/(react-router|router-core|history|react-store|store)',
        '(react-)?i18next[a-z-]*',
        // What react-i18next leans on: left outside, it would be imported from a screen.
        'html-parse-stringify',
        'void-elements',
        'zustand',
        'zod',
      ),
      priority: 2,
    },
    { name: 'query', test: packages('@tanstack/(react-query|query-core)'), priority: 2 },
    {
      name: 'forms',
      test: /\/node_modules\/(react-hook-form|@hookform\/resolvers)\/|\/(form|field|[a-z]+-field|phone)\.tsx?$/,
      priority: 2,
    },
    { name: 'toasts', test: packages('react-hot-toast', 'goober'), priority: 2 },
    {
      name: 'overlays',
      test: /\/node_modules\/(@base-ui|@floating-ui)\/|\/ui\/src\/(confirm-modal|modal|drawer|popover|menu|tooltip|tabs)\.tsx$/,
      priority: 2,
    },
    // Not what needs the queries: the first screen of a visitor does without them.
    {
      name: 'kit',
      test: /\/(apps\/web|packages|lucide-react)\/(?!.*(quer|channels|questionnaire|share))/,
      minShareCount: 4,
      priority: 1,
    },
  ],
};

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, process.cwd(), 'VITE_').VITE_API_TARGET ?? 'http://127.0.0.1:3000';
  const proxy = { '/api': { target }, '/avatars': { target } };
  return {
    plugins: [
      tailwindcss(),
      react(),
      babel({ presets: [reactCompilerPreset()] }),
      precompress(),
      preloadFont(),
    ],
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const RECOGNITION = join(import.meta.dirname, '../../packages/engine/src/recognition');

/** Copies the trained weights beside the chunk that reads them at run time. */
const recognitionWeights: Plugin = {
  name: 'recognition-weights',
  generateBundle() {
    for (const fileName of ['weights.json', 'weights.bin']) {
      const source = readFileSync(join(RECOGNITION, fileName));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/**
 * Bundles the server with its packages: finding 1,500 small files took two of the four seconds of a
 * start. Outside stay those that load files of their own at run time.
 */
export default defineConfig({
  plugins: [recognitionWeights],
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    sourcemap: true,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        move: 'src/move.ts',
        'database-worker': 'src/db/embedded/worker.ts',
        'compute-worker': 'src/workers/worker.ts',
        'document-reader': 'src/domains/coach/documents/reading/child.ts',
      },
      // Beside the entries: what finds files by its own place must find them from a chunk, too.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node keeps the maps of loaded files in memory: sources in them cost 34 MB.
        sourcemapExcludeSources: true,
      },
    },
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg', 'pino', 'nodemailer'] },
});

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const ENGINE = join(import.meta.dirname, '../../packages/engine/src');
const WEIGHTS = [
  'recognition/weights.json',
  'recognition/weights.bin',
  'sums/reading/sum-weights.bin',
  'sums/talk/talk-weights.bin',
  'request-parts/part-weights.bin',
  'answer-sources/source-weights.bin',
  'conversation/kinds/kind-weights.bin',
];

/** Copies the trained weights beside the chunk that reads them at run time. */
const trainedWeights: Plugin = {
  name: 'trained-weights',
  generateBundle() {
    for (const file of WEIGHTS) {
      const source = readFileSync(join(ENGINE, file));
      this.emitFile({ type: 'asset', fileName: basename(file), source });
    }
  },
};

const PROGRAMS = {
  main: 'src/main.ts',
  move: 'src/move.ts',
  'database-worker': 'src/db/embedded/worker.ts',
  'compute-worker': 'src/workers/worker.ts',
  'document-reader': 'src/domains/coach/documents/reading/child.ts',
};

/** What the tests start as threads and processes, and what those start. */
const TEST_PROGRAMS = {
  'database-worker': PROGRAMS['database-worker'],
  'compute-worker': PROGRAMS['compute-worker'],
  'document-reader': PROGRAMS['document-reader'],
  'faulty-worker': 'src/testing/faulty-worker.ts',
  'practice-worker': 'src/testing/practice-worker.ts',
  'acknowledged-writes': 'src/testing/acknowledged-writes.ts',
  'interrupted-reading': 'src/testing/interrupted-reading.ts',
};

/**
 * Bundles the server with its packages: finding 1,500 small files took two of the four seconds of a
 * start. Outside stay those that load files of their own at run time. `--mode testing` bundles the
 * programs of the tests.
 */
export default defineConfig(({ mode }) => ({
  plugins: [trainedWeights],
  build: {
    ssr: true,
    target: 'node22',
    outDir: mode === 'testing' ? 'dist-testing' : 'dist',
    sourcemap: true,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      input: mode === 'testing' ? TEST_PROGRAMS : PROGRAMS,
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
}));

import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Puts the files that the engine reads beside its code into the bundle. */
const recognitionWeights: Plugin = {
  name: 'recognition-weights',
  generateBundle() {
    for (const fileName of ['weights.json', 'weights.bin']) {
      const path = `../../packages/engine/src/recognition/${fileName}`;
      const source = readFileSync(new URL(path, import.meta.url));
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
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg', 'pino', 'nodemailer'] },
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = 'src/service-worker.ts';
/** Files of the public folder that every screen needs, and the page for what is not cached. */
const PUBLIC_FILES = ['favicon.svg', 'offline.html'];

/** Builds the service worker with the list of this build's files, which it precaches. */
export function serviceWorker(): Plugin {
  let root = '';
  let publicFolder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...bundleEntries(bundle), ...(await publicEntries(publicFolder))];
        const source = await buildWorker(join(root, WORKER), files);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Files with a hash in their name need no revision; the page's revision is a hash of its content. */
function bundleEntries(bundle: Rolldown.OutputBundle) {
  return Object.values(bundle)
    .filter(({ fileName }) => /^(assets\/.*\.(js|css|woff2)|index\.html)$/.test(fileName))
    .map((file) => ({
      url: `/${file.fileName}`,
      revision: file.fileName.startsWith('assets/') ? null : revision(contentOf(file)),
    }));
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'asset' ? file.source : file.code;

function publicEntries(folder: string) {
  return Promise.all(
    PUBLIC_FILES.map(async (name) => ({
      url: `/${name}`,
      revision: revision(await readFile(join(folder, name))),
    })),
  );
}

const revision = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

async function buildWorker(entry: string, files: object[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE_ENTRIES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (!output) throw new Error('The service worker was not built');
  return output.code;
}

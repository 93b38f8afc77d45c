import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 256;

/** Writes `.br` and `.gz` next to the text files of a build; the server sends them unchanged. */
export function precompress(): Plugin {
  let publicFolder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    async writeBundle({ dir = '' }, bundle) {
      const names = [...Object.keys(bundle), ...readdirSync(publicFolder)];
      const texts = names.filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => compress(`${dir}/${name}`)));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
}

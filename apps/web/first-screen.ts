import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
// Imported by path: Node cannot load a workspace package of TypeScript sources from a Vite config.
import { LANGUAGES, type Language } from '../../packages/contract/src/languages.ts';
import { ALIASES } from './aliases.ts';
import { contractData } from './contract-data.ts';

const ENTRY = 'src/app/login-screen.tsx';

type LoginScreen = (language: Language) => Promise<{ title: string; html: string }>;

/** Writes the scripts of `page/` into the page and, in a build, the login of a first visit. */
export function firstScreen(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'first-screen',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        { ...(await script(root, 'head.js')), injectTo: 'head-prepend' },
        ...(isBuild ? await templates(root) : []),
        { ...(await script(root, 'body.js')), injectTo: 'body' },
      ],
    },
  };
}

async function script(root: string, name: string): Promise<HtmlTagDescriptor> {
  return { tag: 'script', children: await readFile(join(root, 'page', name), 'utf8') };
}

async function templates(root: string): Promise<HtmlTagDescriptor[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salesai-login-screen-'));
  try {
    await bundleForNode(root, folder);
    const built = await import(pathToFileURL(join(folder, 'login-screen.mjs')).href);
    return await templatesOf(built.loginScreen);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const bundleForNode = (root: string, folder: string) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [contractData(), react()],
    resolve: { alias: ALIASES },
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });

async function templatesOf(loginScreen: LoginScreen): Promise<HtmlTagDescriptor[]> {
  const tags: HtmlTagDescriptor[] = [];
  for (const language of LANGUAGES) {
    const { title, html } = await loginScreen(language);
    const attrs = { id: `login-${language}`, title };
    tags.push({ tag: 'template', attrs, children: html, injectTo: 'body' });
  }
  return tags;
}

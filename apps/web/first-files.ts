import type { Plugin, Rolldown } from 'vite';
// Imported by path: Node cannot load a workspace package of TypeScript sources from a Vite config.
import { LANGUAGES } from '../../packages/contract/src/languages.ts';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The modules of the first screen of each audience. */
const SCREENS = {
  visitor: ['/app/visitor-layout.tsx', '/auth/pages/login.tsx'],
  seller: ['/app/shell/shell.tsx', '/home/pages/home.tsx', '/lib/open-session.ts'],
};
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const NAMESPACES = {
  visitor: ['common', 'errors', 'auth', 'validation'],
  seller: ['common', 'errors', 'shell', 'notifications', 'home'],
};

/** Writes the files of the first screens into the page; `page/head.js` preloads them. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [tag = '', entry = ''] = ENTRY.exec(html) ?? [];
        const files = table(bundle, (file) => !html.includes(file));
        return {
          // `page/body.js` starts the app.
          html: html.replace(tag, ''),
          tags: [
            {
              tag: 'script',
              attrs: { id: 'first-files', type: 'application/json' },
              children: JSON.stringify({ entry, ...files }),
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}

function table(bundle: Bundle, isLate: (file: string) => boolean) {
  const files = (modules: string[]) =>
    filesOf(bundle, modules)
      .filter(isLate)
      .map((file) => `/${file}`);
  const messagesOf = (language: string) => (namespace: string) =>
    `/i18n/src/${language}/${namespace}.ts`;
  return {
    screens: forEachAudience((audience) => files(SCREENS[audience])),
    messages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        forEachAudience((audience) => files(NAMESPACES[audience].map(messagesOf(language)))),
      ]),
    ),
  };
}

const forEachAudience = <T>(create: (audience: keyof typeof SCREENS) => T) => ({
  visitor: create('visitor'),
  seller: create('seller'),
});

/** The chunks of these modules and, transitively, of their imports. */
function filesOf(bundle: Bundle, modules: string[]): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const module of modules) add(chunkOf(bundle, module));
  return [...files];
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const owner =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!owner) throw new Error(`No chunk contains ${module}: see first-files.ts`);
  return owner.fileName;
}

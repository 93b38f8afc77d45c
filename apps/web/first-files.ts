import type { Plugin, Rolldown } from 'vite';
// Imported by path: Node cannot load a workspace package of TypeScript sources from a Vite config.
import { LANGUAGES } from '../../packages/contract/src/languages.ts';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

interface Screen {
  modules: string[];
  namespaces: string[];
}

const VISITOR: Screen = {
  modules: ['/app/visitor-layout.tsx', '/auth/pages/login.tsx'],
  namespaces: ['common', 'errors', 'auth', 'validation'],
};
/** Of every signed-in screen. */
const SHELL: Screen = {
  modules: ['/app/shell/shell.tsx', '/lib/open-session.ts'],
  namespaces: ['common', 'errors', 'shell', 'notifications'],
};
/** The screens that a seller opens the app with, by path. */
const SCREENS: Record<string, Screen> = {
  '/home': {
    modules: [
      '/home/first-queries.ts',
      '/home/pages/home.tsx',
      '/home/components/visits.tsx',
      '/home/components/today.tsx',
    ],
    namespaces: ['home'],
  },
  '/treino': {
    modules: ['/practice/first-queries.ts', '/practice/pages/practice.tsx'],
    namespaces: ['practice'],
  },
  '/dashboard': {
    modules: ['/results/first-queries.ts', '/results/pages/dashboard.tsx'],
    namespaces: ['results', 'objections', 'offline'],
  },
};
const ENTRY = /<script type="module"[^>]{0,99} src="([^"]{1,99})"><\/script>/;
const PRELOAD = /<link rel="modulepreload"[^>]{1,199}>/g;

/** Writes the files of the first screens into the page; `page/head.js` preloads them. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [tag = '', entry = ''] = ENTRY.exec(html) ?? [];
        return {
          // `page/head.js` preloads the files, `page/body.js` starts the app.
          html: html.replace(tag, '').replaceAll(PRELOAD, ''),
          tags: [
            {
              tag: 'script',
              attrs: { id: 'first-files', type: 'application/json' },
              children: JSON.stringify({ entry, files: table(bundle) }),
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}

/** Files by language and audience: of visitors, of every signed-in screen, and of each path. */
function table(bundle: Bundle) {
  const filesIn = (language: string) => (screen: Screen) =>
    filesOf(bundle, [
      ...screen.modules,
      ...screen.namespaces.map((namespace) => `/i18n/src/${language}/${namespace}.ts`),
    ]).map((file) => `/${file}`);
  const ofLanguage = (language: string) => {
    const files = filesIn(language);
    const shell = files(SHELL);
    const screens = Object.entries(SCREENS).map(([path, screen]) => [
      path,
      files(screen).filter((file) => !shell.includes(file)),
    ]);
    return { visitor: files(VISITOR), shell, screens: Object.fromEntries(screens) };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)]));
}

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

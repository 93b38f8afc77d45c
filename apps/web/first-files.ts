import type { Plugin, Rolldown } from 'vite';
// By its place: Node cannot load a package of sources while it reads this configuration.
import { LANGUAGES } from '../../packages/contract/src/languages.ts';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** What each kind of person sees first, named by its modules. */
const SCREENS = {
  visitor: ['/app/visitor-layout.tsx', '/auth/pages/login.tsx'],
  seller: ['/app/shell/shell.tsx', '/home/pages/home.tsx', '/lib/open-session.ts'],
};
const NOUNS = {
  visitor: ['common', 'errors', 'auth', 'validation'],
  seller: ['common', 'errors', 'shell', 'notifications', 'home'],
};

/** Writes into the page which files the first screens are made of; `public/boot.js` asks for them early. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: { id: 'first-files', type: 'application/json' },
          children: JSON.stringify(table(bundle, (file) => !html.includes(file))),
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

function table(bundle: Bundle, isLate: (file: string) => boolean) {
  const files = (modules: string[]) =>
    filesOf(bundle, modules)
      .filter(isLate)
      .map((file) => `/${file}`);
  const messagesOf = (language: string) => (noun: string) => `/i18n/src/${language}/${noun}.ts`;
  return {
    screens: eachPerson((who) => files(SCREENS[who])),
    messages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        eachPerson((who) => files(NOUNS[who].map(messagesOf(language)))),
      ]),
    ),
  };
}

const eachPerson = <T>(of: (who: keyof typeof SCREENS) => T) => ({
  visitor: of('visitor'),
  seller: of('seller'),
});

/** The chunks of these modules with everything they import. */
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
  if (!owner) throw new Error(`No chunk holds ${module}: see first-files.ts`);
  return owner.fileName;
}

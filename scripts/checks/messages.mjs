import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { isSource, read, tracked } from './tree.mjs';

const [FIRST, ...OTHERS] = LANGUAGES;
const FOLDER = new RegExp(`^packages/i18n/src/(${LANGUAGES.join('|')})/(.+)\\.ts$`);
/** Visible texts in a component: JSX text, or an attribute that is shown or read by a screen reader. */
const JSX_TEXT = />\s*([A-Za-zÀ-ÿ][^<>{}=;()]*[A-Za-zÀ-ÿ.!?])\s*<\//g;
const ATTRIBUTE =
  /\b(aria-label|placeholder|title|alt|label)="([^"]{0,400}?[A-Za-zÀ-ÿ]{2}[^"]{0,400})"/g;
/** Names that are the same in every language. */
const NAMES = /^(SalesAI|ARENA|WhatsApp|Português|English|Español)$/;

/** Message files that a language lacks, and visible texts outside packages/i18n. */
export function problems(paths = tracked(), source = read) {
  return [...sameNamespaces(paths), ...hardCoded(paths, source)];
}

function sameNamespaces(paths) {
  const byLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, new Set()]));
  for (const path of paths) {
    const [, language, name] = FOLDER.exec(path) ?? [];
    if (language) byLanguage[language].add(name);
  }
  return OTHERS.flatMap((language) =>
    [...byLanguage[FIRST]]
      .filter((name) => !byLanguage[language].has(name))
      .map(
        (name) =>
          `packages/i18n/src/${language}/${name}.ts is missing; the compiler then checks its keys`,
      ),
  );
}

function hardCoded(paths, source) {
  return paths
    .filter((path) => /^(apps\/web|packages\/ui)\/src\/.*\.tsx$/.test(path))
    .filter((path) => isSource(path) && !/\.test\.|\/gallery\/|\/testing\//.test(path))
    .flatMap((path) => {
      const text = source(path);
      const words = [...text.matchAll(JSX_TEXT)].map((match) => match[1].trim());
      const attributes = [...text.matchAll(ATTRIBUTE)].map((match) => match[2].trim());
      return [...words, ...attributes]
        .filter((word) => !NAMES.test(word))
        .map((word) => `${path}: “${word}” is a visible text; put it into packages/i18n`);
    });
}

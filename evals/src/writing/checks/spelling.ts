import { readFileSync } from 'node:fs';
import { fold } from '@salesai/engine/text';
import dictionary from 'dictionary-pt';
import { loadModule } from 'hunspell-asm';
import type { Check, Finding } from './check.ts';
import { excerptAt } from './check.ts';

/** Words of Brazilian sales language that no dictionary of Portuguese has. */
const ALLOWED = new Set(
  readFileSync(new URL('../../../data/spelling-allowed.txt', import.meta.url), 'utf8').split(/\s+/),
);
const WORD = /(?<![\p{L}\d@#/.-])[\p{L}'’-]{1,60}(?![\p{L}\d@/])/gu;

/** A check against the Brazilian dictionary; words of the answers and names are left out. */
export async function createSpelling(): Promise<Check> {
  const { mountBuffer, create } = await loadModule();
  const hunspell = create(
    mountBuffer(dictionary.aff, 'pt.aff'),
    mountBuffer(dictionary.dic, 'pt.dic'),
  );
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const cached = known.get(word);
    if (cached !== undefined) return cached;
    const spelled = hunspell.spell(word) || parts(word).every((part) => hunspell.spell(part));
    known.set(word, spelled);
    return spelled;
  };
  return ({ text, facts }) =>
    [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Finding[] => {
      if (isKnown(word) || isName(word, text, index) || ALLOWED.has(word.toLowerCase())) return [];
      if (facts.words.has(fold(word)) || parts(fold(word)).every((part) => facts.words.has(part)))
        return [];
      return [{ check: 'spelling', excerpt: `${word} · ${excerptAt(text, index, word.length)}` }];
    });
}

/** Verbs with pronouns and compounds are spelled by their parts. */
const parts = (word: string) =>
  word.split('-').map((part) => part.replace(/(?:á|ê|ô)$/, (vowel) => RESTORED[vowel] ?? vowel));
const RESTORED: Readonly<Record<string, string>> = { á: 'ar', ê: 'er', ô: 'or' };
/** A capital inside a sentence, or several. */
const isName = (word: string, text: string, at: number) =>
  /\p{Lu}/u.test(word.slice(1)) ||
  (/^\p{Lu}/u.test(word) && /[\p{L}\d,] $/u.test(text.slice(Math.max(0, at - 2), at)));

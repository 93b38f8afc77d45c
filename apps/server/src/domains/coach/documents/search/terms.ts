import { fold } from '@salesai/engine/search';

/** Portuguese endings carry number and gender, so words are found by their prefix. */
const PREFIX = 5;
const STEM = 8;
const LONGEST_WORD = 40;
const STOP = new Set(
  'a o as os um uma uns umas de da do das dos em na no nas nos por para pelo pela pelos pelas com sem sob sobre entre e ou mas que se como quando onde qual quais quem quanto quantos quantas ao aos esse essa isso este esta isto aquele aquela seu sua seus suas meu minha nosso nossa ele ela eles elas voce voces eu nos me te lhe ja nao sim mais menos muito ser sao era foram foi sido ter tem tinha ha haver esta estao pode podem fazer faz feito cada tambem so ate desde depois antes diz fala sabe the of to and in is are was for how what which who when where does it on with el los las del al una con es lo como cual'.split(
    ' ',
  ),
);

/** A word with the prefix that finds it and the stem that distinguishes it. */
export interface Term {
  word: string;
  prefix: string;
  stem: string;
}

/** The terms of a text in order, without stop words. */
export function termsOf(text: string): Term[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map((word) => word.slice(0, LONGEST_WORD))
    .map((word) => ({ word, prefix: prefixOf(word), stem: stemOf(word) }));
}

/** Numbers are not shortened: 10000 is not 100000. */
export function prefixOf(word: string): string {
  return /\d/.test(word) ? word : word.slice(0, PREFIX);
}

function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  return word
    .replace(/oes$/, 'ao')
    .replace(/(aes|ais|eis|s)$/, '')
    .slice(0, STEM);
}

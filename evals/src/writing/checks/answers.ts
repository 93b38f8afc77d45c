import { fold } from '@salesai/engine/text';
import type { Facts } from '../facts.ts';

/** Words without marks, for comparisons of wording. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const isInAnswers = (words: string, { answers }: Facts): boolean =>
  plain(answers).includes(plain(words));

const STEM = 5;
const ENDING = 3;

/** Whether the answers contain a folded word in any form. */
export const isOwn = (word: string, { answers }: Facts): boolean =>
  answers.includes(word.slice(0, Math.max(STEM, word.length - ENDING)));

/** The texts in quotation marks. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]{4,300})”/g)].map(([, words = '']) => words.replace('…', ''));

/** Fields in which the seller speaks to a buyer. */
export const SPOKEN = /(?:^|\.)content$|^scriptExample$|argumentosChave/;

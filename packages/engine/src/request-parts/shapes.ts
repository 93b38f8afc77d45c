import { FIRST_NAMES } from '../knowledge/brazil/first-names.ts';
import type { Token } from './tokens.ts';

const DAY =
  /^(?:hoje|ontem|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|feriado|manha|tarde|noite)$/;
const PAUSE = /^[,.;:!?()–—-]$/;
const LINK = /^(?:e|mas|que|porque|entao|ai|so|porem|pois|se|quando|agora|so que|ja|ate|como|pra)$/;

export const isPause = (word: string): boolean => PAUSE.test(word);
/** Whether a word joins clauses: "e", "mas", "porque". */
export const isLink = (word: string): boolean => LINK.test(word);

/** What a token looks like: a name, a day, a number, a sign. */
export const shapeOf = ({ text, word }: Token): string => {
  if (word === '#' || word === '#%' || word === '$') return word;
  if (DAY.test(word)) return 'day';
  if (PAUSE.test(word)) return 'pause';
  if (!/\p{L}/u.test(text)) return 'sign';
  const isName = FIRST_NAMES.has(word);
  if (/^\p{Lu}/u.test(text)) return isName ? 'Name' : 'Capital';
  return isName ? 'name' : 'word';
};

/** Whether a part may well begin at a token: after a sign or with a conjunction. */
export const isBoundary = (tokens: readonly Token[], at: number): boolean =>
  isPause(tokens[at - 1]?.word ?? ',') ||
  isLink(tokens[at]?.word ?? '') ||
  isLink(tokens[at - 1]?.word ?? '');

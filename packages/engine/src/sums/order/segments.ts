import { NO_NOUN, unitOf } from '../problem/words.ts';
import type { Message, Stated } from '../reading/stated.ts';

/** A part of a message between commas, stops and "e": at most one of several goods. */
export interface Segment {
  words: readonly string[];
  numbers: readonly Stated[];
}

const STOPS = /^[,.;:?!+()]$/;
const ARTICLES = /^(?:o|a|os|as|um|uma|cada)$/;
const hasNumber = (words: readonly string[]) => words.includes('#');

/** The segments of a message; "o banco é 480" and "o banco, 480" are one each. */
export function segmentsOf({ words, numbers }: Message): Segment[] {
  const found: Segment[] = [];
  let part: string[] = [];
  let own: Stated[] = [];
  let isPriced = false;
  const close = () => {
    isPriced ||= own.length > 0 && part[0] !== '#';
    if (part.length > 0) found.push({ words: part, numbers: own });
    part = [];
    own = [];
  };
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    const isName = part.length > 1 && part.length < NAME_MAX && !hasNumber(part);
    const isLink =
      next === '#' &&
      isName &&
      !namesGoods(words[at + 2]) &&
      (word === 'e' || (word === ',' && isPriced && ARTICLES.test(part[0] ?? '')));
    const isEnd =
      STOPS.test(word) ||
      /^(?:e|mais|alem)$/.test(word) ||
      (word === 'com' && (next === '#' || ARTICLES.test(next)));
    if (isEnd && !isLink) {
      close();
      continue;
    }
    part.push(word);
    const number = word === '#' ? numbers.find((one) => one.at === at) : undefined;
    if (number) own.push(number);
  }
  close();
  return found;
}
const NAME_MAX = 8;

/** "uma mesa e 4 bancos" are two goods. */
const namesGoods = (word: string | undefined): boolean =>
  word !== undefined && nounsOf([word]).length > 0;

/** Words of prices and requests, which name no goods. */
const SPOKEN =
  /^(?:custa\w*|sai\w*|saem|vend\w+|cobr\w+|prec(?:o|os|is\w+)|valor|unitari\w+|quer\w*|pedi\w*|desej\w+|encomend\w+|lev\w+|compr\w+|orcament\w+|some|soma|tudo|gostari\w+|saber|favor|gentileza|cada|item|agora|hoje|total|conjunto|parti\w+|acima|minim\w+|pel[oa]s?|numa?|porque|seri\w+|fica\w*|ficou|forem|fossem?|bastam|serao|passa\w*|inclu\w+|acrescent\w+|adicion\w+|refa\w+|mantid\w+|mantend\w+|mesm[oa]s?|apenas|somente|outr[oa]s?)$/;

/** The singular nouns of some words, with the numbers that stand among them. */
export const nounsOf = (words: readonly string[], numbers: readonly Stated[] = []): string[] => {
  const values = numbers.map(({ value }) => String(value));
  let at = 0;
  const named = words.map((word) => (word === '#' ? (values[at++] ?? '#') : word));
  return [
    ...new Set(
      named
        .filter((word) => /^[\p{L}\d][\p{L}\d²-]{0,30}$/u.test(word))
        .filter((word) => (word.length > 1 && !NO_NOUN.has(word)) || /^\d+$/.test(word))
        .filter((word) => !SPOKEN.test(word))
        .map(unitOf),
    ),
  ];
};

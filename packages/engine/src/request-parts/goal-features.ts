import { groupsOf } from '../recognition/lexicon.ts';
import { hash } from '../shared/variation.ts';
import { earlierWords } from './earlier.ts';
import type { Token } from './tokens.ts';

const STEM = 5;
const BEGINNING = 4;
const THIRDS = 3;
const stem = (word: string) => word.slice(0, STEM);

/**
 * Hashes of what tells whether a message asks for a text or changes one.
 * @param before the text that the turn before gave; null after any other turn.
 */
export function goalFeatures(tokens: readonly Token[], before: string | null): number[] {
  const names = [...ofWords(tokens), ...(before === null ? ['alone'] : ofText(tokens, before))];
  return [...new Set(names)].map(hash);
}

function ofWords(tokens: readonly Token[]): string[] {
  const words = ['^', ...tokens.map(({ word }) => word), '$$'];
  const names = [`length:${Math.round(2 * Math.log2(words.length))}`];
  words.forEach((word, at) => {
    const next = words[at + 1];
    const after = words[at + 2];
    names.push(`w:${word}`, `s:${stem(word)}`, ...groupsOf(word).map((group) => `g:${group}`));
    if (next !== undefined) names.push(`b:${word} ${next}`, `bs:${stem(word)} ${stem(next)}`);
    if (after !== undefined) names.push(`t:${word} ${next} ${after}`, `k:${word} ${after}`);
    if (at > 0 && at <= BEGINNING) names.push(`f:${word}`, `f${at}:${word}`, `fs:${stem(word)}`);
    if (/^[.,;:!?"“”]$/.test(words[at - 1] ?? '')) names.push(`c:${word}`, `c:${word} ${next}`);
    if (word.length > STEM) names.push(`e:${word.slice(-3)}`);
  });
  return names;
}

/** How much of a message stands in the text before it, and in which of its places. */
function ofText(tokens: readonly Token[], before: string): string[] {
  const earlier = earlierWords(tokens, before);
  const content = earlier.filter((one) => one !== 'small');
  const inside = content.filter((one) => one === 'in').length;
  const share = content.length === 0 ? 'none' : Math.round((THIRDS * inside) / content.length);
  const signs = tokens.map(({ word }, at) => (earlier[at] === 'small' ? word : earlier[at]));
  const names = ['after', `share:${share}`, `inside:${Math.min(inside, THIRDS)}`];
  signs.forEach((sign, at) => {
    const next = signs[at + 1] ?? '$$';
    names.push(`m:${signs[at - 1] ?? '^'} ${sign} ${next}`, `mb:${sign} ${next}`);
    if (at < BEGINNING) names.push(`mf${at}:${sign}`, `mf:${sign} ${next}`);
  });
  for (const { word } of tokens.slice(0, 2)) names.push(`af:${word}`, `af:${word} ${share}`);
  return names;
}

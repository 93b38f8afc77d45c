import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { plain } from '../reading/plain.ts';
import { supposesTrouble } from '../reading/suppositions.ts';
import { pickBy } from '../seeded.ts';
import { fillLine } from '../words/fill.ts';
import { BUBBLE_MAX } from '../words/words.ts';
import type { Turn } from './turn.ts';

/** "E se o fiscal chegasse hoje?" without words that are true of the seller's side only. */
const SUPPOSED = /(?:^|[ ,])se ([^?.,;!]{6,32})\?/iu;
const OF_SELLER =
  /\b(?:voces?|vcs?|seus?|suas?|teus?|tuas?|te|lhe|eu|tu|a senhora|o senhor|contigo)\b/;

/** "Se machucou como?" supposes nothing. */
const SUBJUNCTIVE =
  /\b\w+(?:sse|ssem|rem)\b|\b(?:for|tiver|vier|der|quebrar|parar|faltar|\w+ar|\w+er|\w+ir)\b/;

/** What worries the buyer in a supposition, in the own words; null where nothing bad is supposed. */
export function worryAbout({ setup, state }: Turn, text: string): string | null {
  if (!supposesTrouble(plain(text))) return null;
  const line = pickBy(PRACTICE_FACTS.worries, setup.seed, 'worry', state.count);
  const worry = fillLine(line, state.buyer.gender);
  const supposed = SUPPOSED.exec(text)?.[1];
  if (
    supposed === undefined ||
    !SUBJUNCTIVE.test(plain(supposed)) ||
    OF_SELLER.test(plain(supposed))
  )
    return worry;
  return `Se ${midSentence(supposed)}? ${worry}`;
}

/** A worry before what it leads to, as far as both fit into one bubble. */
export const withWorry = (worry: string | null, text: string): string =>
  worry === null || worry.length + text.length >= BUBBLE_MAX ? text : `${worry} ${text}`;

/** The loss that there is already, after a worry about a worse one. */
export const asItIs = (impact: string): string => `Do jeito que tá, ${midSentence(impact)}`;

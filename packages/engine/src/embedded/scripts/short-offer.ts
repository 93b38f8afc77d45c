import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { de, em, por, the, to } from '../../shared/writing/pt/articles.ts';
import type { SlotValue } from '../../shared/writing/pt/slots.ts';
import { KEPT_SPACE } from '../phrasing/introduction.ts';
import { shortly } from '../phrasing/nouns.ts';

/** What stands in brackets is a field that the seller fills in once: its text does not change. */
const FIELD = /(\[[^[\]]*\])/;
/** An article or a contraction before the noun, and prepositions that contract with an article. */
const WORD_BEFORE = /(?<![\p{L}])(\p{L}+) $/u;
const HAS_ARTICLE =
  /^(?:os?|as?|d[oa]s?|n[oa]s?|aos?|às?|pel[oa]s?|pr[oa]s?|uma?s?|uns|seus?|suas?|ess[ea]s?|outr[oa]s?)$/i;
const CONTRACTS: Readonly<Record<string, (noun: NounPhrase) => { text: string }>> = {
  de,
  em,
  a: to,
  por,
};

/**
 * A text that names a long offer in full once, and then shortly, with its article: "sobre conserto de
 * roupa", then "sobre o conserto".
 */
export function withShortOffer(text: string, offer: SlotValue): string {
  if (offer === null || typeof offer === 'string' || offer.text.startsWith('['))
    return spaced(text);
  const short = shortly(offer);
  if (short.text === offer.text) return spaced(text);
  const inFull = offer.text.replaceAll(' ', KEPT_SPACE);
  let isNamed = false;
  const written = text
    .split(FIELD)
    .map((part) => {
      if (FIELD.test(part) || part.includes(inFull)) {
        isNamed ||= part.includes(offer.text) || part.includes(inFull);
        if (!part.includes(inFull)) return part;
      }
      const [first = '', ...rest] = part.split(offer.text);
      return rest.reduce((written, next) => {
        const named = isNamed ? laterMention(written, offer, short) : `${written}${offer.text}`;
        isNamed = true;
        return `${named}${next}`;
      }, first);
    })
    .join('');
  return spaced(written);
}

const spaced = (text: string): string => text.replaceAll(KEPT_SPACE, ' ');

/** The second mention after what is written: "do " is followed by the noun, "de " becomes "do". */
function laterMention(written: string, offer: NounPhrase, short: NounPhrase): string {
  const word = WORD_BEFORE.exec(written)?.[1] ?? '';
  if (HAS_ARTICLE.test(word)) {
    const isSame = short.gender === offer.gender && short.number === offer.number;
    return isSame ? `${written}${short.text}` : `${written}${offer.text}`;
  }
  const contracted = CONTRACTS[word];
  if (contracted) return `${written.slice(0, -word.length - 1)}${contracted(short).text}`;
  return `${written}${the(short).text}`;
}

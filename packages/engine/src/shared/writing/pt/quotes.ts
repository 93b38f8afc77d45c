import { cleanText, cut } from '../../text.ts';
import type { Quote } from '../phrase.ts';

const LAUGHTER = /(?:^|\s)(?:k{2,}|(?:rs){2,}|(?:ha){2,}h?|(?:he){2,})(?=[\s,.!?]|$)/giu;
const QUOTE_MAX = 160;

/**
 * The seller's own words in quotation marks, without typing noise: spaces around marks, repeated
 * marks and characters, laughter, emoji. No word is replaced, so that the sense stays.
 */
export function quote(text: string, max = QUOTE_MAX): Quote {
  const clean = cleanText(text)
    .replace(/(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D})+/gu, ' ')
    .replace(LAUGHTER, ' ')
    .replace(/(\p{Ll})\1{2,}/gu, '$1')
    .replace(/([,;!?])(?=\p{L})/gu, '$1 ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?…-]+|(?<![\s.,;:!…-])[\s.,;:!…-]+$/gu, '');
  return { kind: 'quote', text: `“${cut(clean, max)}”` };
}

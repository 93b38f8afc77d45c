import { cleanText } from '../../shared/text.ts';

/**
 * The first sentence of untrusted text, without signs at its ends, fit to stand inside a sentence
 * of ours; empty when it says nothing. Assumptions lose their label.
 */
export function plain(text: string): string {
  const clean = cleanText(text)
    .replace(/^(hipótese|suposição|estimativa)\s*:\s*/i, '')
    .replace(/(?<!\s)\s*\((hipótese|suposição|estimativa)\)/gi, '');
  const sentence = /^.{12,}?[.!?](?=\s|$)/.exec(clean)?.[0] ?? clean;
  const tidy = balanced(sentence)
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replace(/([,.;:!?…])[,.;:!?…]+/g, '$1')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?<=^|[\p{L}\p{N})%])[^\p{L}\p{N})%]+$/u, '');
  return /\p{L}{2}/u.test(tidy) ? tidy : '';
}

/** Brackets stay only where each has its partner and holds something. */
function balanced(text: string): string {
  const pairs = text.match(/\([^()]+\)/g)?.length ?? 0;
  const brackets = text.match(/[()]/g)?.length ?? 0;
  return brackets === 2 * pairs ? text : text.replace(/[()]+/g, ' ').replace(/ {2,}/g, ' ');
}

import { cleanText } from '../../shared/text.ts';

/**
 * The first sentence of untrusted text without punctuation at its ends, for use inside a generated
 * sentence; empty when it has no content. Labels of assumptions are removed.
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

/** Removes unbalanced and empty brackets. */
function balanced(text: string): string {
  const pairs = text.match(/\([^()]+\)/g)?.length ?? 0;
  const brackets = text.match(/[()]/g)?.length ?? 0;
  return brackets === 2 * pairs ? text : text.replace(/[()]+/g, ' ').replace(/ {2,}/g, ' ');
}

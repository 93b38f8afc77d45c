import { hasVerb } from '../compose/sendable.ts';
import type { Span } from './text-search.ts';

/** "levo bolo e suco" without "bolo": what stands before the first thing of a list. */
function leadsItem(before: string): boolean {
  const word = /(?<![\p{L}])\p{L}+(?=\s?$)/u.exec(before)?.[0] ?? '';
  return /^(?:com|de|por|em|para|pra|só)$|.[aei]r$/iu.test(word) || hasVerb(word);
}

/** A text without a stretch; signs and spaces around it are fixed, all else stays. */
export function cutOut(text: string, { start, end }: Span): string {
  let before = text.slice(0, start);
  let after = text.slice(end);
  const bare = before.trimEnd();
  const startsSentence =
    bare === '' || /[.!?…]$|(?:^|\n)-$/u.test(bare) || before.slice(bare.length).includes('\n');
  if (startsSentence) after = after.replace(/^[ \t]*(?:[,;:.!?]|e(?=\s))?[ \t]*/u, '');
  else if (/^\s*[.!?…;]|^[ \t]*\n/u.test(after) || after.trim() === '') {
    before = before
      .replace(/(?<![\s,;:])[\s,;:]+$/u, '')
      .replace(/\s(?:e|com|de|para|por|em)$/iu, '');
    after = after.replace(/^[ \t]+/u, '');
  } else if (/^,/u.test(after))
    before = before.replace(/,\s*$/u, '').replace(/\s(?:e|ou)\s?$/iu, '');
  else if (leadsItem(before)) after = after.replace(/^ (?:e|ou) (?=\p{L})/iu, ' ');
  if (startsSentence && !/^\s*\n/u.test(after)) {
    if (before.trim() === '' && before !== '') before = '';
    after = after.replace(/^\p{Ll}/u, (initial) => initial.toUpperCase());
  }
  const joined = `${before}${after}`;
  const at = before.length;
  const seam = joined.slice(Math.max(0, at - 3), at + 3);
  const fixed = seam
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]{1,12}([,.;:!?])/g, '$1')
    .replace(/,\s*([.!?])/g, '$1');
  return `${joined.slice(0, Math.max(0, at - 3))}${fixed}${joined.slice(at + 3)}`
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n- *(?=\n|$)/g, '')
    .trim();
}

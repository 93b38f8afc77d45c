import { readQuantities } from '../facts/amounts.ts';
import { readTokens } from '../facts/tokens.ts';
import { fold } from '../shared/text.ts';

/** A text in folded words with plain digits: "a R$ 2.720, trinta e oito" is "a 2720, 38". */
export function plainText(text: string): string {
  const answer = readTokens(text.replace(/(\d)\s?%/g, '$1 %'));
  const { tokens } = answer;
  const found = readQuantities(answer).filter(
    ({ isArticle, kind }) => !isArticle && kind !== 'clock' && kind !== 'date',
  );
  const parts: string[] = [];
  let at = 0;
  for (const { first, numberEnd, low, high, from, kind } of found) {
    parts.push(...tokens.slice(at, first).map(({ folded }) => folded));
    const value = from !== null ? `${from} para ${low}` : high !== null ? `${low} a ${high}` : low;
    parts.push(kind === 'percent' ? `${value} %` : String(value));
    at = numberEnd;
  }
  parts.push(...tokens.slice(at).map(({ folded }) => folded));
  return fold(parts.join(' '))
    .replace(/\s+/g, ' ')
    .replace(/% %/g, '%')
    .replace(/\bpor 100\b/g, 'por cento')
    .trim();
}

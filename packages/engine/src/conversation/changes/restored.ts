import { placed } from './places.ts';
import { isGreeting } from './sentences.ts';
import { sentencesIn, stemsOf } from './text-search.ts';

const ORDERS =
  /\b(?:sumi\w*|p[oõ]e|coloca|bota|traz|volta\w*|devolv\w*|recoloc\w*|cad[eê]|tir\w*|falt\w*|de volta|pedi\w*)\b/giu;

/**
 * A text with the sentences of an earlier one that a message wants back; null where it names none.
 * @param earlier the latest first.
 */
export function withNamedBack(
  text: string,
  earlier: readonly string[],
  request: string,
): string | null {
  const wanted = new Set(stemsOf(request.replace(ORDERS, ' ')));
  const own = new Set(stemsOf(text));
  for (const one of earlier) {
    const back = sentencesIn(one)
      .map((sentence) => sentence.text)
      .filter((sentence) => {
        const stems = stemsOf(sentence);
        const isMissing = stems.filter((stem) => !own.has(stem)).length > stems.length / 2;
        return !isGreeting(sentence) && isMissing && stems.some((stem) => wanted.has(stem));
      });
    if (back.length > 0) return back.reduce((left, sentence) => placed(left, sentence, null), text);
  }
  return null;
}

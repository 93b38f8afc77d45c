import { placed } from './places.ts';
import { isGreeting } from './sentences.ts';
import { sentencesIn, spliced, stemsOf } from './text-search.ts';
import { lostValues, priceAsWritten, type Value } from './values.ts';

const ORDERS =
  /\b(?:sumi\w*|p[oõ]e|coloca|bota|traz|volta\w*|devolv\w*|recoloc\w*|cad[eê]|tir\w*|falt\w*|de volta|pedi\w*)\b/giu;

const PRICE = /(?<![\p{L}])(?:pre[cç]os?|valor(?:es)?)(?![\p{L}])/iu;
const ALIKE = 0.6;

const PRICE_FROM = 50;
const isPrice = ({ type, key, unit }: Value): boolean =>
  type === 'price' || (type === 'number' && unit === undefined && Number(key) >= PRICE_FROM);

/** "volta o preço": the sentences of an earlier text whose figures a text has lost. */
function withValuesBack(text: string, earlier: string): string {
  const prices = (one: string) => lostValues(one, text).filter(isPrice);
  return sentencesIn(earlier)
    .filter((one) => prices(one.text).length > 0)
    .map((one) => {
      const [price] = prices(one.text);
      const isOnly = lostValues(one.text, text).every(isPrice);
      return isOnly || !price ? one : { ...one, text: `O valor é ${priceAsWritten(price.text)}.` };
    })
    .reduce((left, { text: back }) => {
      const stems = stemsOf(back);
      const same = sentencesIn(left).find((one) => {
        const own = stemsOf(one.text);
        return (
          own.length > 1 && own.filter((stem) => stems.includes(stem)).length / own.length >= ALIKE
        );
      });
      return same ? spliced(left, same, back) : placed(left, back, null);
    }, text);
}

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
  const priced = PRICE.test(request)
    ? earlier.find((one) => lostValues(one, text).some(isPrice))
    : null;
  if (priced) return withValuesBack(text, priced);
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

import { hasVerb, isWhole } from '../compose/sendable.ts';
import { cutOut } from './cut-out.ts';
import { clausesOf, sentencesIn, stemsOf } from './text-search.ts';
import { valuesIn } from './values.ts';

/** A text without the amount in the clause of a thing; null where it has no such clause. */
export function withoutPriceOf(text: string, thing: string): string | null {
  const about = stemsOf(thing);
  const clause = sentencesIn(text)
    .flatMap(clausesOf)
    .find(({ text: own }) => {
      const stems = stemsOf(own);
      return (
        about.some((stem) => stems.includes(stem)) &&
        valuesIn(own).some(({ type }) => type === 'price')
      );
    });
  const price = clause && valuesIn(clause.text).find(({ type }) => type === 'price');
  if (!clause || !price) return null;
  const lead = PRICE_LEAD.exec(clause.text.slice(0, price.start))?.[0].length ?? 0;
  const left = cutOut(text, {
    start: clause.start + price.start - lead,
    end: clause.start + price.end,
  });
  return isWhole(clause.text.slice(0, price.start - lead)) || hasVerb(left) ? left : null;
}
const PRICE_LEAD =
  /,?\s(?:(?:que )?(?:sa(?:i|em)|fica(?:m)?|custa(?:m)?|é|são|deu)(?: em| por| a)?|por|a|de|em|no valor de)\s$/iu;

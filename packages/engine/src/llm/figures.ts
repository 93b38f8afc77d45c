import type { Language } from '@salesai/contract/common';

const FIGURE = /(?:R\$|US\$|\$|€)\s?\d[\d.,]*\d|(?:R\$|US\$|\$|€)\s?\d|(?<!\d)\d+(?:[.,]\d+)?\s?%/g;
const NUMBER = /\d[\d.,]*/g;
const LISTED_MAX = 4;

const WARNING: Record<Language, (figures: string) => string> = {
  'pt-BR': (figures) =>
    `Confira antes de usar: ${figures} não está nos seus documentos nem no que você contou.`,
  'en-US': (figures) =>
    `Check before you use it: ${figures} is neither in your documents nor in what you told me.`,
  'es-ES': (figures) =>
    `Comprueba antes de usarlo: ${figures} no está en tus documentos ni en lo que contaste.`,
};

/**
 * A warning about prices and percentages in an answer that are not in the prompt: models tend to
 * invent prices. Null when there are none.
 * @param given the texts of the prompt.
 */
export function figureWarning(
  answer: string,
  given: readonly string[],
  language: Language,
): string | null {
  const figures = unknownFigures(answer, given);
  if (figures.length === 0) return null;
  return WARNING[language](figures.slice(0, LISTED_MAX).join(', '));
}

/** The prices and percentages of an answer whose numbers are in none of the given texts. */
export function unknownFigures(answer: string, given: readonly string[]): string[] {
  const known = new Set(given.flatMap((text) => (text.match(NUMBER) ?? []).map(amountOf)));
  return [...new Set(answer.match(FIGURE) ?? [])].filter(
    (figure) => !(figure.match(NUMBER) ?? []).every((number) => known.has(amountOf(number))),
  );
}

/** Parses `18.900,00`, `18,900.00` and `18900` to the same number. */
function amountOf(number: string): number {
  const digits = number.replace(/(?<![.,])[.,]+$/, '');
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, digits.length - (decimals ? decimals.length + 1 : 0));
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

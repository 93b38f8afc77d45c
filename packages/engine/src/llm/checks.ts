import { fold } from '../shared/text.ts';
import { unknownFigures } from './figures.ts';

const PROMISE =
  /\b(?:garanto|garantimos|garantid[oa]s?|dinheiro de volta|devolvemos|devolvo|reembols\w{1,6}|sem multa|sem custo|gratis|guaranteed?|money back|garantizad[oa]s?|garantizamos)\b/;

/**
 * Checks that amounts and percentages of an answer were given to the model.
 * @param given the texts of the prompt.
 * @throws Error that names the figures, for the model to correct.
 */
export function requireGivenFigures(texts: readonly string[], given: readonly string[]): void {
  const figures = unknownFigures(texts.join('\n'), given);
  if (figures.length > 0) {
    throw new Error(
      `estes números não estão nos dados, tire ou troque por uma pergunta: ${figures.slice(0, 6).join(', ')}`,
    );
  }
}

/**
 * Checks that what is said to a buyer promises nothing that the seller did not state.
 * @throws Error that names the promise, for the model to correct.
 */
export function requireNoPromise(texts: readonly string[], answers: readonly string[]): void {
  const stated = fold(answers.join('\n'));
  for (const text of texts) {
    const promise = PROMISE.exec(fold(text))?.[0];
    if (promise && !stated.includes(promise)) {
      throw new Error(
        `isto é promessa e o vendedor não disse, troque por [confirme: …]: ${promise}`,
      );
    }
  }
}

/** Shorter words are of every trade. */
const OWN_WORD_LENGTH = 4;
/** "válvulas" and "válvula" are one word. */
const STEM_LENGTH = 5;

/**
 * Checks that the texts together name the offer or the customer.
 * @param own words of both; without any nothing is required.
 * @throws Error that names the words, for the model to correct.
 */
export function requireOwnWords(texts: readonly string[], own: readonly string[]): void {
  const stems = own
    .filter((word) => word.length >= OWN_WORD_LENGTH)
    .map((word) => fold(word).slice(0, STEM_LENGTH));
  const text = fold(texts.join('\n'));
  if (stems.length > 0 && !stems.some((stem) => text.includes(stem))) {
    throw new Error(
      `nenhum texto fala do que o vendedor vende, use: ${own.slice(0, 6).join(', ')}`,
    );
  }
}

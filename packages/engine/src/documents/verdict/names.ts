import { fold } from '../../shared/text.ts';
import { stemsWithCodes } from '../sheet/words.ts';

/** "AB-30", "kit 20", "tamanho 38": a name with a number. */
const CODE =
  /(?<![a-z\d])(?:[a-z]{1,3}-?\d{1,4}|(?:kit|aro|tamanho|plano|nivel|modelo|fase|grau|turma) \d{1,4})(?![a-z\d%,]|-\d)/g;
const MEASURE = /^(?:r|h|as|a|e|de|em|x|kg|km|g|ml|m|no|na|n|por)-?\d/;
const TIMES = /(?<![\d.,x])\d{1,2} ?x\b/i;
const ORDER = /\b(?:pedidos?|compras?|orcamentos?)\b/;

/** The names with a number of a text: "ab30", "kit20". */
export const codesIn = (text: string): string[] =>
  [...fold(text).matchAll(CODE)]
    .map(([code]) => code.replace(/[- ]/g, ''))
    .filter((code) => !MEASURE.test(code));

/** A text without those names, whose numbers count nothing. */
export const withoutCodes = (text: string): string =>
  fold(text).replace(CODE, (code) => (MEASURE.test(code) ? code : code.replace(/[\d]/g, ' ')));

/** The stems of a rule or a question, with its names that have a number and the word for an order. */
export const namesOf = (text: string): string[] => [
  ...new Set([
    ...stemsWithCodes(withoutCodes(text)).filter((stem) => stem !== 'r'),
    ...(TIMES.test(text) ? ['parcel'] : []),
    ...codesIn(text),
    ...(ORDER.test(fold(text)) ? [ORDERED] : []),
  ]),
];

export const ORDERED = 'pedido';

import { fold } from '../../shared/text.ts';
import { SHORT_DAYS } from '../../shared/writing/pt/short-days.ts';

/** Short spellings of orders and sums that mean something else, or nothing, in other messages. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])q(?:u?n|ua?n)?to(s?)(?![\p{L}])/giu, 'quanto$1'],
  [/(?<![\p{L}])num (?=\p{L}{3})/giu, 'em um '],
  [/(?<=[\p{Ll}\d] )P(?=[\s,.;?!]|$)/gu, 'pequena'],
  [/(?<=[\p{Ll}\d] )M(?=[\s,.;?!]|$)/gu, 'media'],
  [/(?<=[\p{Ll}\d] )G(?=[\s,.;?!]|$)/gu, 'grande'],
  [/(?<![\p{L}])(?:metros? quadrados?|m2)(?![\p{L}\d])/giu, 'm²'],
];

/** Days of a week in short: only a message that names several means days. */
const DAY = /(?<![\p{L}])(?:seg|ter|qua|qui|sex|s[aá]b|dom)(?![\p{L}])/giu;

export function spelledOut(text: string): string {
  const days = text.match(DAY)?.length ?? 0;
  const named = days > 1 ? text.replace(DAY, (day) => SHORT_DAYS[fold(day)] ?? day) : text;
  return SPELLINGS.reduce((one, [short, whole]) => one.replace(short, whole), named);
}

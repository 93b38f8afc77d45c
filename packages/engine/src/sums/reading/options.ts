import { fold } from '../../shared/text.ts';
import { figuresIn } from '../figures.ts';
import type { Option, OptionWords } from '../problem/problem.ts';
import { isSame } from './choices.ts';

const NTH: readonly RegExp[] = [
  /\b(?:primeir[oa]|1[ao]|opcao 1|de cima)\b|^(?:[oa] )?(?:1|um|uma)\W*$/,
  /\b(?:segund[oa]|2[ao]|opcao 2|de baixo|ultim[oa])\b|^(?:[oa] )?(?:2|dois|duas)\W*$/,
];
const WITHOUT = /\b(?:sem|nao(?! sei)|n(?! sei)|fora|tira|so)\b/;
const WORDS: Readonly<Record<OptionWords, RegExp>> = {
  money: /\b(?:real|reais|dinheiro|r\$)/,
  percent: /%|\b(?:por ?cento|porcent\w+|percent\w+)/,
  count: /\b(?:quantidade|unidades?|pecas?|numero)\b/,
  // "não, sem ele" has no "com", and "com ou sem" names neither.
  with: new RegExp(
    `^(?!.*${WITHOUT.source}).*\\b(?:com|entra|sim|conta|inclui|soma|junto|tambem)\\b`,
  ),
  without: new RegExp(`^(?!.*\\bou\\b).*${WITHOUT.source}`),
  yes: /^(?:sim|s|isso|e isso|exato|certo|certinho|ok|perfeito|aham)\b/,
  no: /^(?:nao|n|(?:e )?(?:a )?outra)\b/,
  none: /(?!)/,
};
/** A longer message says more than which one is meant. */
const WORDS_MAX = 9;

/**
 * The option that a short reply means: by its place, its result, or what it takes a number for; null
 * when it names none or both.
 */
export function optionNamed(text: string, options: readonly Option[]): Option | null {
  const folded = fold(text).trim();
  if (folded.split(/\s+/).length > WORDS_MAX || /\bquant/.test(folded)) return null;
  const figures = figuresIn(text).map(({ value }) => value);
  const tests = [
    (_: Option, at: number) => NTH[at]?.test(folded) === true,
    ({ value }: Option) => figures.some((one) => isSame(one, value) || one === Math.round(value)),
    ({ words }: Option) => WORDS[words].test(folded),
  ];
  for (const test of tests) {
    const found = options.filter(test);
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

import type { Message } from '../reading/stated.ts';
import type { NamedQuantity } from './talk-type.ts';

/** Amounts that words state: "ao ano" is 12 months, "a dúzia" 12 pieces. */
const CONSTANTS: readonly (readonly [value: number, words: RegExp, name: string])[] = [
  [12, /^(?:ano|anos|anual|anuais|arr|duzias?)$/, 'doze'],
  [2, /^(?:dobro|ambos|dois|duas|dobrado|casal)$/, 'dois'],
  [3, /^(?:terco|triplo|trimestre)$/, 'tres'],
  [4, /^(?:mes|mensal|mensais|semanal|semana|semanas|quarto|quinzena)$/, 'quatro'],
  [30, /^(?:mes|dia|dias|diari[ao])$/, 'trinta'],
  [6, /^(?:semestre|semestral)$/, 'seis'],
  [7, /^(?:semana|semanal)$/, 'sete'],
  [100, /^(?:cento|centos)$/, 'cem'],
  [1000, /^(?:milheiro|tonelada|gramas?|quilos?|kg)$/, 'mil'],
];
const CONSTANTS_MAX = 3;
const NEAR = 3;

export const constantsIn = ({ words }: Message): NamedQuantity[] =>
  CONSTANTS.flatMap(([value, pattern, name]) => {
    const at = words.findIndex((word) => pattern.test(word));
    if (at < 0) return [];
    return [
      {
        value,
        kinds: [{ kind: 'count' as const, probability: 1 }],
        source: 'constant' as const,
        age: 0,
        written: String(value),
        before: words.slice(Math.max(0, at - NEAR), at).toReversed(),
        after: [name, ...words.slice(at, at + 2)],
        nouns: [],
        about: [],
        role: name,
        per: '',
        tree: null,
      },
    ];
  }).slice(0, CONSTANTS_MAX);

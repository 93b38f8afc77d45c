import type { Good } from './deal.ts';
import type { Segment } from './mention-type.ts';
import { packOf } from './tokens.ts';

export const wordsOf = ({ pre, name, per }: Segment): string =>
  [...pre.map(({ word }) => word), ...name.map(({ word }) => word), ...per].join(' ').trim();

export const GENERIC = /^(?:item|conjunto|kit)$/;

/** The same noun at another price is other goods only with another variant. */
export const isOther = (good: Good | undefined, price: number, nouns: readonly string[]): boolean =>
  good !== undefined &&
  good.price !== null &&
  good.price !== price &&
  nouns.some((noun) => !good.nouns.includes(noun));

export const PACK_NOUN = /^(?:cento|duzia|milheiro)$/;

export const packIn = (words: readonly string[]): number => Math.max(1, ...words.map(packOf));

const LEAD =
  /^(?:[oa]s?|um|uma|cada|d[aeo]s?|meus?|minhas?|custo|faco|fazemos|alugo|estou|vendendo|vendo|cobro|e|tenho|mano|ai|mais|soma|junta|so)$/;
const LINK = /^(?:custa\w*|sai|saem|a|por|e|,|vale|me|eu|vendo|cobro|esta|ta|sao|baixou|para|que)$/;

/** The name of the goods of a segment, as it is shown in the steps of a sum. */
export function nameOf({ name }: Segment): string {
  const words = name.map(({ word, value }) => (value === null ? word : String(value)));
  const pack = words.findIndex((word) => packOf(word) > 1);
  const own = words.slice(pack + 1);
  const first = own.findIndex((word) => !LEAD.test(word));
  const named = first < 0 ? [] : own.slice(first);
  const end = named.findIndex((word) => LINK.test(word));
  const kept = end < 0 ? named : named.slice(0, end);
  return (kept.at(-1) === 'de' ? kept.slice(0, -1) : kept).join(' ');
}

/** The name of what is counted, without what it is for and what follows. */
export function headOf(name: Segment['name']): Segment['name'] {
  const end = name.findIndex(({ word }, at) => at > 0 && AFTER_NAME.test(word));
  return end < 0 ? name : name.slice(0, end);
}

const AFTER_NAME =
  /^(?:para|pra|pro|numa?|que|porque|se|quando|ele|ela|eles|elas|hoje|amanha|ontem|tambem|tb|junto|com|sem|quanto|qual|nesse|nessa|neste|nesta|desse|dessa|agora|mantendo|inclusive|e|a|por|sai|custa|vai|vao|nos?|nas?)$/;

export const TAKE_WORDS = /\b(?:tir\w{1,4}|retir\w+|menos|cancel\w+|desist\w+)\b/;

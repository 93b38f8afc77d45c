import { isVerb, NO_NOUN, unitOf } from '../problem/words.ts';
import type { Good } from './deal.ts';
import type { Token } from './tokens.ts';

/** Words of orders and prices, which name no goods. */
const SPOKEN =
  /^(?:custa\w*|custo|sai\w*|saem|vend\w+|cobr\w+|prec(?:o|os|is\w+)|valor\w*|unitari\w+|quer\w*|pedi\w*|pede\w*|desej\w+|encomend\w+|lev\w+|compr\w+|orcament\w+|some\w*|soma\w*|tudo|gostari\w+|saber|favor|gentileza|cada|item|agora|hoje|total|parti\w+|pel[oa]s?|nas?|nos?|numa?|porque|seri\w+|fica\w*|ficou|forem|fossem?|fosse|bastam?|serao|passa\w*|inclu\w+|acrescent\w+|adicion\w+|refa\w+|manti\w+|manten\w+|mesm[oa]s?|apenas|somente|outr[oa]s?|junt\w+|bota|botar|botou|poe|coloc\w+|tir\w+|retir\w+|desist\w+|volt\w+|troc\w+|errei|verdade|corrij\w+|corrig\w+|esquec\w+|alem|disso|isso|escolh\w+|solicit\w+|contem|necessari\w+|recebi|mandou|peg\w+|ficar\w*|diminu\w+|aument\w+|baix\w+|sub\w+|vez|inves|lugar|extra|caso|talvez|entrem|entram|somar|calcul\w+|projeto|lista|pedido|igual|iguais|restante|resto|demais|reais|real|ele|ela|seu|sua|dona|dono|cliente|clientes|vale\w*|deu|dao|faz\w*|faco|pra|pro|tambem|tbm|apos|mant\w+|preciso|segundo|primeir[oa]|bom|boa|dia|tarde|noite|oi\w*|ola|gente|mano|amig\w+|vish|aff|eita|rapaz|uai|egua|mana|opa|fala|hein|ne|la|ai|aqui|so|atacado|fornecedor\w*|enfim|porem|por[eé]m|afinal|quantas?|quantos?|qual|quais|tenho|temos|chegou|estou|sao|ser|ter|querem|levem|levar\w*|tem|cabe|dar|da|ta|esta|estao|eles?|elas?|del[ea]s?|nel[ea]s?|onde|como|ja|ainda|menos|mais|a|o|um|uma|avuls[oa]s?|final|inteir[oa]|juntos?|gast\w+|pag\w+|lucr\w+|ganh\w+|sobra(?:m|r|va|ria|do)?|sobrou|comprador\w*|fregues\w*|cuj[oa]s?|me|te|lhe|preco|ness\w+|ess[ea]s?|dess\w+|vari[oa]s?|ultim[oa]|cenario|hipotese|caso)$/;

const SIZE_UNITS =
  /^(?:kg|quilos?|kilos?|g|gr|gramas?|ml|l|lt|litros?|cm|mm|m²?|metros?|polegadas?|lugares|bocas|cabecas|btus?|aro|quartos|velocidades|giga|gb|polegadas)$/;
export const isSizeUnit = (word: string) => SIZE_UNITS.test(word);

/** A size as one word: "30 kg". */
const sizeWord = (value: number, unit: string) => `${value} ${unitOf(unit)}`;

export const isNoun = (word: string): boolean =>
  (/^\p{L}[\p{L}\d-]+$/u.test(word) || /^[pmg]{1,2}$/.test(word)) &&
  !NO_NOUN.has(word) &&
  !SPOKEN.test(word);

/** The singular nouns of some words. */
export const nounsOf = (tokens: readonly Token[], isCounted = false): string[] => [
  ...new Set(
    tokens.flatMap(({ word, value }, at) => {
      const next = tokens[at + 1]?.word ?? '';
      if (value !== null) return isSizeUnit(next) ? [sizeWord(value, next)] : [];
      const isUnit = isSizeUnit(word) && typeof tokens[at - 1]?.value === 'number';
      return isNoun(word) &&
        !isUnit &&
        ((isCounted && at === 0) || /^d[aeo]s?$/.test(tokens[at - 1]?.word ?? '') || !isVerb(word))
        ? [unitOf(word)]
        : [];
    }),
  ),
];

const STEM = 4;
const sameNoun = (one: string, other: string): boolean =>
  one === other ||
  (one.length > STEM &&
    other.length > STEM &&
    (one.slice(0, -1) === other.slice(0, -1) ||
      (Math.min(one.length, other.length) > STEM + 1 &&
        (one.startsWith(other) || other.startsWith(one)))));

const has = (nouns: readonly string[], noun: string) => nouns.some((one) => sameNoun(one, noun));

const LARGE = /^(?:grande|maior|grandona|inteir[oa])$/;
const SMALL = /^(?:pequen[oa]|menor|pequenininh[oa])$/;

/** The goods that some nouns name: their index, null for none, 'several' where it is not clear. */
export function goodNamed(
  nouns: readonly string[],
  goods: readonly Good[],
): number | null | 'several' {
  if (nouns.length === 0) return null;
  const scored = goods.map((good, index) => ({
    index,
    shared: nouns.filter((noun) => has(good.nouns, noun)).length,
    open: good.nouns.filter((noun) => !has(nouns, noun)).length,
    hasHead: has(nouns, good.nouns[0] ?? ''),
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  if (most === 0) return bySize(nouns, goods);
  const best = scored.filter((one) => one.shared === most && !isVariant(nouns, goods, one.index));
  if (best.length === 0) return null;
  const open = Math.min(...best.map((one) => one.open));
  const left = best.filter((one) => one.open === open);
  const heads = left.filter(({ hasHead }) => hasHead);
  const [first, second] = heads.length > 0 ? heads : left;
  if (!first) return null;
  return second ? (bySize(nouns, goods) ?? 'several') : first.index;
}

const VARIANT = /^(?:grande|pequen[oa]|maior|menor|medi[oa]|media|normal|simples|luxo|[pmg]{1,2})$/;

/** Whether some nouns name another variant of a good: "cesta grande" is no "cesta pequena". */
function isVariant(nouns: readonly string[], goods: readonly Good[], at: number): boolean {
  const good = goods[at];
  if (!good || good.nouns.every((noun) => has(nouns, noun))) return false;
  const others = nouns.filter((noun) => !has(good.nouns, noun));
  return others.some(
    (noun) =>
      VARIANT.test(noun) ||
      goods.some((one, index) => index !== at && has(one.nouns, noun)) ||
      (/^\d/.test(noun) && good.nouns.some((own) => /^\d/.test(own))),
  );
}

/** "a grande" of two goods that differ in size or price. */
function bySize(nouns: readonly string[], goods: readonly Good[]): number | null {
  const isLarge = nouns.some((one) => LARGE.test(one));
  const isSmall = nouns.some((one) => SMALL.test(one));
  if (isLarge === isSmall) return null;
  const sized = goods
    .map((good, index) => ({ index, size: sizeOf(good) }))
    .filter(({ size }) => size !== null)
    .toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0));
  const [small, large, third] = sized;
  if (!small || !large || third) return null;
  return isLarge ? large.index : small.index;
}

/** A size in the least unit of its kind: "1 kg" is 1000. */
function sizeOf({ nouns }: Good): number | null {
  for (const noun of nouns) {
    const [, value = '', unit = ''] = /^([\d.]{1,10}) (\p{L}+)$/u.exec(noun) ?? [];
    if (value) return Number(value) * (/^(?:kg|l|m)$/.test(unit) ? 1000 : 1);
  }
  return null;
}

import type { Item } from './item.ts';
import type { ListRules, PercentRule } from './list-rules.ts';
import type { Line } from './order.ts';
import type { Request } from './request.ts';
import { isSameToken, isTelling, type Token } from './tokens.ts';

const ALL = /\b(?:tud[oa]|tod[oa]s|cada|em cada|tudinho)\b/;
/** "em quatro peças", "nas três", "as duas" */
const PIECES = /\b(?:em|nas|nos|das|dos|as|os|para as|para os) # ?(?:pecas?|unidades?|itens)?\b/;

/** What is added with how many of it; null where the message leaves it open. */
export function countedExtra(
  item: Item,
  request: Request,
  lines: readonly Line[],
  before: Item | undefined,
): Item | null {
  const [product] = item.products;
  if (!product?.isExtra) return null;
  const measured = lines.filter(
    (line) => product.measure !== '' && isOfMeasure(line, product.measure),
  );
  if (measured.length > 0) return { ...item, count: sumOf(measured), measure: product.measure };
  const count = countOfExtra(item, request, lines, before);
  return count === null ? null : { ...item, count };
}

function countOfExtra(
  item: Item,
  request: Request,
  lines: readonly Line[],
  before: Item | undefined,
): number | null {
  const stated = piecesIn(request);
  if (stated !== null) return stated;
  const named = lines.filter(
    (line) => !line.product?.isExtra && isNamedIn(line, request.tokens, item.name),
  );
  if (before && !before.products[0]?.isExtra)
    return MEASURED.test(before.measure) ? null : (before.count ?? 1);
  if (named.length > 0) return piecesOf(named);
  const goods = lines.filter((line) => !line.product?.isExtra);
  return goods.length === 1 || ALL.test(request.folded) ? piecesOf(goods) : null;
}

/** How many pieces lines are of; null where some are of metres or kilos. */
const piecesOf = (lines: readonly Line[]): number | null =>
  lines.some(({ measure }) => MEASURED.test(measure)) ? null : sumOf(lines);
const MEASURED = /^(?:kg|g|l|m[23]?)$/;

const sumOf = (lines: readonly Line[]): number => lines.reduce((all, { count }) => all + count, 0);

const isOfMeasure = ({ measure, product }: Line, wanted: string): boolean =>
  measure === wanted || (product?.measure === wanted && !product.isExtra);

function piecesIn({ folded, tokens }: Request): number | null {
  if (!PIECES.test(folded)) return null;
  const at = tokens.findIndex(
    ({ value, unit, mark }, place) =>
      value !== null &&
      unit === '' &&
      mark === 'none' &&
      /^(?:em|n[oa]s|d[oa]s|[oa]s)$/.test(tokens[place - 1]?.word ?? '') &&
      (place === tokens.length - 1 ||
        /^(?:pecas?|unidades?|itens|[.,;?!])$/.test(tokens[place + 1]?.word ?? '')),
  );
  return at < 0 ? null : (tokens[at]?.value ?? null);
}

const isNamedIn = (
  { product, name }: Line,
  tokens: readonly Token[],
  without: readonly Token[],
): boolean =>
  [...(product?.words ?? []), ...(product?.besides ?? []), ...name].some(
    (one) =>
      one.value === null &&
      isTelling(one) &&
      tokens.some(
        (word) => !without.includes(word) && word.value === null && isSameToken(one, word),
      ),
  );

/** The additions in percent of an order after a message: "ela quer urgente", "no sábado", "às 22h". */
export function surchargesAfter(
  { tokens, folded }: Request,
  { percents }: ListRules,
  before: readonly string[],
): string[] {
  return percents
    .filter(({ topic }) => topic === 'extra')
    .filter((rule) => {
      const isOff = rule.names.some(({ word }) =>
        new RegExp(`\\b(?:sem|tir\\w+|nao) (?:\\S{1,12} ){0,3}${word.slice(0, ALIKE)}`).test(
          folded,
        ),
      );
      if (isOff) return false;
      return before.includes(rule.line) || isMet(rule, tokens);
    })
    .map(({ line }) => line);
}
const ALIKE = 5;

const isMet = ({ names, afterHour }: PercentRule, tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      (token.value === null && names.some(({ word }) => isAlike(word, token.word))) ||
      (afterHour !== null &&
        token.value !== null &&
        token.value >= afterHour &&
        (token.unit === 'h' || /^as$/.test(tokens[at - 1]?.word ?? ''))),
  );

const isAlike = (one: string, other: string): boolean =>
  other.length >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE);

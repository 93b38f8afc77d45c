import { fold } from '../shared/text.ts';
import { CONTAINER, matchOf } from './match.ts';
import { type Measure, measureNamed, type Product } from './product.ts';
import { isTelling, type Token } from './tokens.ts';

/** How many of what a part of a message names, with the price that it states. */
export interface Item {
  /** Null where none is named: "o aparador". */
  count: number | null;
  /** What the count counts: "2 kg", "dois centos". */
  measure: Measure | 'g';
  /** The words that name it. */
  name: readonly Token[];
  price: number | null;
  /** What it may be of what is known. */
  products: readonly Product[];
  /** Where it begins in the message. */
  at: number;
  /** The words before it in its part of the message. */
  before: string;
  /** The words after it that are none of it. */
  rest: readonly Token[];
}

const STOP = /^[,.;:?!+()=]$/;
const LINKS =
  /^(?:por|a|de|r\$|custa\w*|sai\w*|saem|fica\w*|e|era|sao|esta|=|vale\w*|baixou|subiu|caiu|foi|para|ser|seria)$/;
const NOT_COUNTED =
  /^(?:vez\w*|parcel\w*|prestac\w*|dias?|mes|meses|anos?|semanas?|horas?|minutos?|pessoas?|alun\w+|filh\w+|client\w*|boletos?|cheques?|convidad\w+|reais|real|mil|%|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|hoje|agora|segunda|terca|quarta|quinta|sexta|dessas?|desses?|dela[s]?|dele[s]?)$/;
const BEFORE_SIZE = /^(?:de|do|da|aro|tamanho|numero|n|nº|dia|as|dos|plano|ate|em|r\$)$/;

/** "30 camisetas 15 regatas": a count of known goods begins a part. */
export function withBreaks(tokens: readonly Token[], products: readonly Product[]): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isCount =
      token.value !== null &&
      token.mark === 'none' &&
      before !== undefined &&
      before.value === null &&
      isTelling(before) &&
      !LINKS.test(before.word) &&
      !BEFORE_SIZE.test(before.word) &&
      countAt(tokens.slice(at, at + 4)) === 0 &&
      matchOf(tokens.slice(at + 1, at + 5), products).length > 0 &&
      matchOf(tokens.slice(Math.max(0, at - 1), at + 1), products).length < 2;
    return isCount ? [BREAK, token] : [token];
  });
}
const BREAK: Token = { word: ',', stem: ',', value: null, mark: 'none', unit: '' };

/** The parts of a message between commas, stops, "e", "mais" and "com". */
export function partsOf(
  tokens: readonly Token[],
  products: readonly Product[] = [],
): { from: number; tokens: Token[] }[] {
  const parts: { from: number; tokens: Token[] }[] = [];
  let from = 0;
  const close = (end: number) => {
    if (end > from) parts.push({ from, tokens: tokens.slice(from, end) });
    from = end + 1;
  };
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1];
    const isJoint = /^(?:e|mais|com)$/.test(word) && !(word === 'e' && next && isPrice(tokens, at));
    const isInName = word === 'com' && isWithin(tokens, { from, at }, products);
    if (STOP.test(word) || (isJoint && !isInName && at > from)) close(at);
  }
  close(tokens.length);
  return parts;
}

/** "camiseta com estampa" of a list that names it so. */
function isWithin(
  tokens: readonly Token[],
  { from, at }: { from: number; at: number },
  products: readonly Product[],
): boolean {
  for (let start = Math.max(from, at - 4); start < at; start++) {
    if (start + matchOf(tokens.slice(start, at + 4), products).length > at) return true;
  }
  return false;
}

/** "o banco é 480": a price, not another item. */
const isPrice = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  return (
    next?.value != null &&
    (next.mark === 'money' || after === undefined || STOP.test(after.word)) &&
    tokens[at - 1]?.value == null
  );
};

/** The item of a part of a message; null where it names none. */
export function itemIn(
  { from, tokens }: { from: number; tokens: readonly Token[] },
  products: readonly Product[],
): Item | null {
  const start = countAt(tokens);
  const counted = start === null ? null : tokens[start];
  const begin = start === null ? firstNamed(tokens, products) : start + 1;
  if (begin === null) return null;
  const after = tokens.slice(begin);
  const whole = matchOf(
    after,
    products.filter(({ source }) => source !== null),
  );
  const stated = priceIn(after);
  // "leash de 6" of a list with sizes names one of them.
  const price = stated && stated.at < whole.length ? null : stated;
  const nameEnd = price ? price.from : after.length;
  const name = after.slice(0, nameEnd);
  const { products: found, length } = matchOf(name, products);
  const own = found.length > 0 ? name.slice(0, length) : nameOf(name);
  const isMeasured = counted?.value != null && counted.unit !== '';
  if (own.length === 0 && found.length === 0) return null;
  const size = isMeasured ? null : sizeAfter(name.slice(length), found);
  const measure = isMeasured ? measureOf(counted.unit) : measureOfName(name);
  const count = counted ? (counted.value ?? 1) : null;
  return {
    count: size ? (count ?? 1) * (size.value ?? 1) : count,
    measure: size ? measureOf(size.unit) : measure,
    name: size ? [...own, size] : own,
    price: price?.amount ?? null,
    products: found,
    at: from + (start ?? begin),
    before: tokens
      .slice(0, start ?? begin)
      .map(({ word }) => word)
      .join(' '),
    rest: [
      ...(found.length > 0 ? name.slice(length) : []),
      ...(price ? after.slice(price.to) : []),
    ],
  };
}

/** "um banner de 2 m²" of goods that are priced by the square metre. */
function sizeAfter(rest: readonly Token[], [product]: readonly Product[]): Token | null {
  const [first, second] = rest;
  const size = first?.word === 'de' || first?.word === 'com' ? second : first;
  const isOfPrice = size?.value != null && size.unit !== '' && size.unit === product?.measure;
  return isOfPrice && product?.source ? size : null;
}
const NAME_MAX = 4;

/** The words of a name: without what counts it, up to a verb. */
function nameOf(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ word }) => VERB.test(word));
  const own = (end < 0 ? tokens : tokens.slice(0, end)).filter(isTelling);
  const [first, second] = own;
  const isCounted =
    first !== undefined && second !== undefined && measureNamed(fold(first.word)) !== '';
  return own.slice(isCounted ? 1 : 0).slice(0, NAME_MAX);
}
const VERB =
  /^(?:eu|ele|ela|que|cobr\w+|vend[eoi]\w*|sai\w*|cust\w+|fica\w*|esta\w*|paga\w*|quant\w+|se|me|por)$/;

const measureOf = (unit: string): Measure | 'g' =>
  unit === 'kg' || unit === 'g' || unit === 'm' || unit === 'l' || unit === 'm2' || unit === 'm3'
    ? unit
    : '';

function measureOfName(name: readonly Token[]): Measure {
  const [first] = name.filter(isTelling);
  return first && CONTAINER.test(first.stem) ? measureNamed(fold(first.word)) : '';
}

/** Where the count of a part stands: a number, or "um" before a name. */
function countAt(tokens: readonly Token[]): number | null {
  const found = tokens.findIndex((token, at) => {
    const next = tokens[at + 1];
    const before = tokens[at - 1]?.word ?? '';
    if (/^uma?$/.test(token.word))
      return (
        next !== undefined &&
        isTelling(next) &&
        next.value === null &&
        !/^(?:vez|dia|mes|cliente|pouco|so|desses?|dessas?)$/.test(next.word)
      );
    if (token.value === null || token.mark !== 'none' || token.value <= 0) return false;
    if (
      BEFORE_SIZE.test(before) &&
      !(before === 'da' && /^(?:quanto|total|tudo|isso)$/.test(tokens[at - 2]?.word ?? '')) &&
      !/^(?:precis\w+|gostari\w+|pedido|e)$/.test(tokens[at - 2]?.word ?? '')
    )
      return false;
    if (!next || NOT_COUNTED.test(next.word) || STOP.test(next.word)) return false;
    const named = /^d[aeo]s?$/.test(next.word) ? tokens[at + 2] : next;
    return named !== undefined && (named.value !== null || isTelling(named));
  });
  return found < 0 ? null : found;
}

/** Where a known name begins; null for none. */
function firstNamed(tokens: readonly Token[], products: readonly Product[]): number | null {
  const found = tokens.findIndex(
    (token, at) =>
      isTelling(token) &&
      !ORDERS.test(token.word) &&
      matchOf(tokens.slice(at), products).length > 0,
  );
  if (found >= 0) return found;
  return priceIn(tokens) && tokens[0]?.value === null ? 0 : null;
}

/** Verbs of who orders, which are near to nouns: "pedido". */
const ORDERS = /^(?:pe[cd]\w{1,5}|quer\w*|lev\w+|compr\w+|encomend\w+)$/;
const SIZED = /^(?:aro|tamanho|numero|n|nº|plano|kit|modelo|ate|dia|as|das|dos|nos|nas)$/;

interface OwnPrice {
  amount: number;
  at: number;
  from: number;
  to: number;
}

/** The price that stands after a name: "a 38 reais cada", "por 210", "189". */
function priceIn(tokens: readonly Token[]): OwnPrice | null {
  const at = tokens.findIndex((token, place) => {
    if (token.value === null || token.unit !== '' || place === 0) return false;
    if (token.mark === 'money') return true;
    if (token.mark !== 'none') return false;
    const before = tokens[place - 1]?.word ?? '';
    const after = tokens[place + 1]?.word ?? '';
    const isEnd =
      after === '' ||
      /^(?:reais|real|cada|conto|contos|[oa]|por|quanto|fecha|total|da|fica)$/.test(after);
    return isEnd && !SIZED.test(before) && (LINKS.test(before) || isTellingWord(tokens[place - 1]));
  });
  const number = tokens[at];
  if (at < 0 || number?.value == null) return null;
  let from = at;
  while (from > 0 && LINKS.test(tokens[from - 1]?.word ?? '')) from--;
  let to = at + 1;
  while (/^(?:reais|real|cada|conto|contos)$/.test(tokens[to]?.word ?? '')) to++;
  return { amount: number.value, at, from, to };
}

const isTellingWord = (token: Token | undefined) =>
  token !== undefined && token.value === null && isTelling(token);

import type { Book } from './book-type.ts';
import { countedExtra, surchargesAfter } from './extras.ts';
import type { Item } from './item.ts';
import { matchOf } from './match.ts';
import { EMPTY, type Line, type Order } from './order.ts';
import { type Product, priceOf, shownLabel } from './product.ts';
import { foldedName, type Request } from './request.ts';
import { swappedIn } from './swap.ts';
import { withTerms } from './terms.ts';
import { isSameToken, isTelling, tokensOf } from './tokens.ts';
import { inVariant, withVariant } from './variants.ts';

type Operation = 'add' | 'remove' | 'set' | null;

const REMOVES =
  /\b(?:sem|tir\w+|retir\w+|remov\w+|desist\w+|cancel\w+|cort(?:a|ar|e|em|ou|aram)|exclu\w+|menos|nao (?:quer|vai|precisa)\w*)\b/;
const ADDS =
  /\b(?:mais|acrescent\w+|adicion\w+|inclu\w+|poe|poem|ponha|bota|coloc\w+|som[ae]\w*|junt\w+|tambem|ainda|volt\w+|entr\w+|esqueci)\b/;
const SETS =
  /\b(?:se (?:for|forem|fosse|fossem|ele|ela|eles|levar\w*|pegar\w*|comprar\w*)|forem|fossem|em vez|ao inves|na verdade|agora sao|mud\w+|pass\w+|troc\w+|corrig\w+|errei|sao|nao)\b/;
const FRESH =
  /\b(?:outr[oa]s? (?:client\w+|pedid\w+|pessoa|compra|orcament\w+)|vizinh\w+|apenas|so (?:el[ae]s?|o|a|os|as)|novo (?:pedido|orcamento|cliente)|segund[oa] (?:cliente|pedido|par|comprador|proposta)|outr[oa]:|o segundo|a segunda|lojista|empresa)\b/;
const KEEPS =
  /\b(?:rest[oa] igual|o resto|mesm[oa] (?:desconto|pedido)|em vez|agora (?:el[ae] )?quer)\b/;

/** "e dois tijolos junto?" adds to something. */
const BESIDE = /^e .{1,60}\b(?:junt[oa]s?|tambem|com isso)\b/;

export interface Changed {
  order: Order;
  /** A name that may be several goods, or none. */
  doubt: { item: Item; products: readonly Product[] } | null;
  isNew: boolean;
}

/** The order after a message; null where the message is none of it. */
export function changedBy(
  request: Request,
  before: Order | null,
  { products, rules }: Book,
): Changed | null {
  const around = {
    words: request.tokens,
    pay: request.pay ?? before?.pay ?? null,
    lines: before?.lines ?? [],
  };
  const items = request.items
    .filter((item) => !isOfDiscount(item, request))
    .map((item) => withVariant(item, around));
  const swapped = before && swappedIn(request, before, items, products);
  if (swapped)
    return {
      order: continued(withTerms({ ...before, lines: swapped }, request), before),
      doubt: null,
      isNew: false,
    };
  const goods = ordered(items);
  const withOperations = goods.map((item, at) => ({
    item,
    operation: operationOf(item, request, goods.slice(0, at)),
  }));
  // What is added to an order that is not known here.
  if (
    before === null &&
    (withOperations[0]?.operation === 'add' || BESIDE.test(request.folded)) &&
    withOperations[0]?.item.price === null
  )
    return null;
  const isFresh = before === null || isNewOrder(request, withOperations, before);
  const start = isFresh
    ? {
        ...EMPTY,
        roles: before?.roles ?? [],
        others: before ? [...before.others, before.whole] : [],
        before: before ? [...before.before, before.figure] : [],
      }
    : before;
  let lines = [...start.lines];
  let doubt: Changed['doubt'] = null;
  const [first] = goods;
  const isCounted = goods.some(({ count }) => count !== null);
  if (!isFresh && !isCounted) lines = inVariant(lines, request.tokens, products) ?? lines;
  const isEach = /\b(?:cada uma?|para cada|em cada|n[oa]s (?:dois|duas|tres))\b/.test(
    request.folded,
  );
  for (const { item: given, operation } of withOperations) {
    const added = goods.slice(0, goods.indexOf(given)).findLast((one) => !one.products[0]?.isExtra);
    const own = given.count === null ? countedExtra(given, request, lines, added) : null;
    if (
      given.count === null &&
      own === null &&
      given.products[0]?.isExtra &&
      operation !== 'remove'
    ) {
      doubt ??= { item: given, products: given.products };
      continue;
    }
    const per = given.count === null ? perOf(given, lines) : null;
    const isWith =
      given.count === null && isEach && given !== first && /^com\b|^$|^[oa]$/.test(given.before);
    const counted = isWith ? { ...given, count: first?.count ?? null } : given;
    const item = own ?? (per === null ? counted : { ...given, count: per });
    const known = lines.findIndex((one) => isOf(item, one));
    const line =
      known >= 0 && !isFresh && item.price === null && lines[known]
        ? { ...lines[known], count: item.count ?? 1 }
        : lineOf(item);
    if (!line) {
      const isNoted = item.count === null && (known >= 0 || item.products.length !== 1);
      if (!isNoted && isNoteworthy(item, request, goods))
        doubt ??= { item, products: item.products };
      continue;
    }
    if (!isFresh && item.count === null && known >= 0 && operation === null && item.price === null)
      continue;
    lines = withLine(lines, { line, item, known, operation, isFresh });
  }
  const isChanged =
    isFresh ||
    lines.some((one, at) => one !== start.lines[at]) ||
    lines.length !== start.lines.length;
  const surcharges = surchargesAfter(request, rules, start.surcharges);
  const order = withTerms({ ...start, lines, surcharges }, request);
  return {
    order: isChanged && !isFresh ? continued(order, before) : order,
    doubt,
    isNew: isFresh,
  };
}

const continued = (order: Order, before: Order | null): Order => ({
  ...order,
  before: [...order.before, before?.figure ?? 0],
});

/** "instalação por câmera": as many as the order has of it. */
function perOf({ products: [product] }: Item, lines: readonly Line[]): number | null {
  const words = tokensOf(product?.per ?? '') ?? [];
  const named = lines.filter((line) =>
    words.some(
      (word) =>
        isTelling(word) && [...(line.product?.words ?? [])].some((one) => isSameToken(one, word)),
    ),
  );
  return named.length > 0 ? named.reduce((all, { count }) => all + count, 0) : null;
}

/** Nouns that are counted in a story, and are no goods. */
const NO_GOODS =
  /^(?:comprador\w*|client\w*|pessoa\w*|opc\w+|propost\w+|cois\w+|cont\w+|duvid\w+|part\w+|lad\w+|vez\w*|mes\w*|orcament\w+|pedid\w+|vend\w+|vendedor\w*|amig\w+|senhor\w*|mulher|homem|moc\w+|famili\w+|loj\w*|empres\w+|escol\w+|event\w+|fest\w+|casament\w+|par|outr\w*|segund\w*|primeir\w*|client|reuni\w+|desconto\w*|client|semana\w*|bom|boa|pouco|prim\w+|irm\w+|vizinh\w+|adult\w*|crianc\w*|convidad\w*|valor\w*|prec\w*|tip\w*|kg|g|m|l)$/;

/** Whether a count is of goods that are missing in the lists: in a sentence with goods that are not. */
function isNoteworthy(
  { at, name, products, before, count }: Item,
  { tokens, items }: Request,
  goods: readonly Item[],
): boolean {
  if (products.length > 1) return true;
  const [head] = name;
  if (!head || count === null || NO_GOODS.test(head.word) || NO_GOODS.test(head.stem)) return false;
  const sentence = (place: number) =>
    tokens.slice(0, place).filter(({ word }) => /^[.;?!:]$/.test(word)).length;
  const isBeside = goods.some(
    (one) =>
      one.at !== at &&
      one.products.length + (one.price === null ? 0 : 1) > 0 &&
      sentence(one.at) === sentence(at),
  );
  return (
    isBeside &&
    (before === '' || /\b(?:quer\w*|lev\w+|pedi\w*|mais|com|e)$/.test(before)) &&
    items.length > 1
  );
}

/** Goods that are only priced are ordered where no other are. */
function ordered(items: readonly Item[]): Item[] {
  const plain = items.filter(
    ({ count, price, products }) => count !== null || (price === null && products.length > 0),
  );
  return plain.length > 0 ? plain : items.filter(({ price }) => price !== null);
}

const isOfDiscount = ({ count, name }: Item, { discount }: Request): boolean =>
  count === null && (discount?.on ?? []).some((one) => name.includes(one));

function operationOf(item: Item, { tokens }: Request, earlier: readonly Item[]): Operation {
  const from = earlier.at(-1)?.at ?? 0;
  const between = tokens
    .slice(from, item.at)
    .map(({ word }) => word)
    .join(' ');
  const sentence = between.split(/[.;?!]/).at(-1) ?? '';
  if (/\bvolt\w+ (?:ao|a|para)\b/.test(sentence)) return 'set';
  if (/^com\b/.test(item.before) && earlier.length === 0) return 'add';
  if (REMOVES.test(sentence)) return 'remove';
  if (ADDS.test(sentence)) return 'add';
  return SETS.test(sentence) ? 'set' : null;
}

function isNewOrder(
  { folded }: Request,
  goods: readonly { item: Item; operation: Operation }[],
  { lines }: Order,
): boolean {
  const counted = goods.filter(({ item }) => item.count !== null || item.price === null);
  if (counted.length === 0) return false;
  if (FRESH.test(folded) && !KEEPS.test(folded)) return true;
  if (goods.some(({ operation }) => operation !== null)) return false;
  if (KEEPS.test(folded) || BESIDE.test(folded)) return false;
  const unknown = goods.filter(({ item }) => !lines.some((line) => isOf(item, line)));
  return goods.filter(({ item }) => item.count !== null).length > 1 || unknown.length > 0;
}

const isOf = (item: Item, { product, name }: Line): boolean =>
  item.products.some(
    (one) => product !== null && (one === product || one.label === product.label),
  ) ||
  (item.products.length === 0 &&
    name.some((one) => item.name.some((other) => isSameToken(one, other)))) ||
  (product !== null && isNamedBy(item, product));

/** Whether all of an item's name is of a product. */
function isNamedBy({ name }: Item, product: Product): boolean {
  const found = matchOf(name, [product]);
  return found.products.length > 0 && found.length >= name.length;
}

function lineOf(item: Item): Line | null {
  const { count, measure, name, price } = item;
  const base = { count: count ?? 1, measure, name, label: foldedName(name) };
  if (price !== null) {
    const label = foldedName(name);
    return {
      ...base,
      measure: '',
      product: {
        label,
        words: name,
        besides: [],
        aliases: [],
        variant: [],
        kin: '',
        isExtra: false,
        measure: measure === 'g' ? '' : count === null ? measure : '',
        prices: [{ amount: price, least: null, most: null, lot: 1 }],
        per: '',
        source: null,
      },
    };
  }
  const [product, ...others] = item.products;
  if (!product) return null;
  const prices = new Set([product, ...others].map((one) => priceOf(one, count ?? 1)?.total));
  return others.length === 0 || prices.size === 1
    ? { ...base, product, label: product.source ? shownLabel(product) : base.label }
    : null;
}

interface Added {
  line: Line;
  item: Item;
  known: number;
  operation: Operation;
  isFresh: boolean;
}

function withLine(
  lines: readonly Line[],
  { line, item, known, operation, isFresh }: Added,
): Line[] {
  const old = lines[known];
  if (!old) return operation === 'remove' ? [...lines] : [...lines, line];
  const replaced = (one: Line | null) =>
    lines.flatMap((each, at) => (at === known ? (one ?? []) : each));
  if (operation === 'remove') {
    const left = old.count - (item.count ?? old.count);
    return replaced(left > 0 ? { ...old, count: left } : null);
  }
  if (item.price !== null && item.count === null)
    return replaced({ ...old, product: line.product });
  if (operation === 'add' && item.count !== null)
    return replaced({ ...old, count: old.count + item.count });
  if (item.count === null) return [...lines];
  return isFresh
    ? [...lines, line]
    : replaced({
        ...old,
        count: item.count,
        measure: line.measure,
        product: item.price !== null ? line.product : (line.product ?? old.product),
      });
}

import { money } from '../sums/format.ts';
import type { Book } from './book-type.ts';
import { isCertain } from './certain.ts';
import { changedBy } from './change.ts';
import { UNEXPLAINED, unexplained, unnamedIn } from './explained.ts';
import { surchargesAfter } from './extras.ts';
import type { Item } from './item.ts';
import type { Order } from './order.ts';
import { foldedName, type Request, requestIn } from './request.ts';
import { severalOf } from './several.ts';
import { SWAPS } from './swap.ts';
import { totalOf } from './totals.ts';
import { withUnit } from './units.ts';
import { inVariant } from './variants.ts';
import { viewOf } from './views.ts';

export interface OrderAnswer {
  order: Order;
  /** The answer in one sentence, or the question for what is missing. */
  says: string;
  isQuestion: boolean;
  steps: string;
  assumed: readonly string[];
  value: number;
  /** Whether all words of the message have a part in it. */
  isSure: boolean;
  /** A new order whose prices are all of the talk: other readings of its numbers may be right. */
  isOfTalk: boolean;
  /** Several goods, each with a count and a price. */
  isPlain: boolean;
}

/** Other sums, texts and advice are no orders. */
const OTHER =
  /\b(?:margem|markup|meta|ponto de equilibrio|(?<!me )escrev\w+|mensagem|msg|texto|respond\w+|respost\w+|o que (?:eu )?(?:digo|falo|faco)|como (?:eu|que|cobr\w+|neg\w+)|dica|posso dar|vale a pena|compensa|concorrente|% em cima|com juros|imposto)\b/;
/** Sums of a time, but of lists with prices by days or weeks. */
const BY_TIME = /\bpor (?:dia|hora|semana)\b/;
const TIME = /^(?:di|diari|hor|seman)/;

/** Questions of rules, and of other amounts than those of an order. */
const RULES =
  /\b(?:devolv\w+|devol\w+|cancelou|de volta|quebr\w+|atras\w+|remarc\w+|desmarc\w+|garantia|(?<!\ba )prazo|posso|pode|aceit\w+|libera\w*|fazemos|permite|refaz de graca|errad[oa]|credito dela|que dia|quando|por que|porque nao)\b/;
const OTHER_AMOUNT =
  /\b(?:por cento|perco|perde|ganh\w+|medi[ao]|preciso|precisam|cada (?:lata|um custa|unidade)|quant[oa]s|mais barat\w+|qual a? ?mais)\b|%\?/;
/** What happened, or what somebody said, is no order by itself. */
const REPORTS =
  /\b(?:perdi|fechou|fechei|vendi|comprou|disse|falou|acha\w*|achou|reclam\w+|voltou|sumiu|teim\w+|insist\w+|shopee|mercado livre)\b/;
/** What a customer wants is stated, not asked. */
const STATED =
  /\b(?:pediu|pede|quer|pedindo|queria|disse|falou|perguntou)\b(?: \S{1,20}){0,5} (?:desconto|parcel\w+|prazo)\b/;
const SHORT = 14;
/** A change of goods may take two sentences. */
const CHANGE = 24;

/** The order of a talk after a message, and what it asks of it; null for any other message. */
export function answerOrder(text: string, before: Order | null, book: Book): OrderAnswer | null {
  let request = requestIn(text, book.products);
  if (!request || OTHER.test(request.folded)) return null;
  const isByTime = book.products.some(({ variant }) => variant.some(({ stem }) => TIME.test(stem)));
  if (BY_TIME.test(request.folded) && !isByTime) return null;
  if (STATED.test(request.folded) && !request.isQuestion) return null;
  if (RULES.test(request.folded) || !isOrder(request, before, book)) return null;
  if (OTHER_AMOUNT.test(request.folded) && request.asked !== 'profit') return null;
  const own = request.asked === 'profit' ? request.items.filter(isCost) : [];
  const costs = own.length > 0 ? own : (before?.costs ?? []);
  const isLookUp =
    request.items.length === 1 &&
    request.items.every(isPlain) &&
    !(before && SWAPS.test(request.folded)) &&
    !/\b(?:com|mais|tir\w+|sem|desist\w+|poe|volt\w+|tambem)\b/.test(request.folded);
  if (isLookUp) return null;
  if (own.length > 0)
    request = { ...request, items: request.items.filter((one) => !own.includes(one)) };
  const given = before && request.items.length === 0 ? withOpenCount(request, before, book) : null;
  const changed = given ?? changedBy(request, before, book);
  if (!changed || changed.order.lines.length === 0) return null;
  const isGoing = !changed.isNew && unexplained(request) > 1;
  if (isGoing && !request.asksAmount) return null;
  if (REPORTS.test(request.folded) && !request.asksAmount) return null;
  const isListed = changed.order.lines.some(({ product }) => product?.source != null);
  const [unnamed] = changed.isNew && isListed ? unnamedIn(request) : [];
  if (unnamed && !request.asksAmount) return null;
  if (unnamed)
    return question(
      changed.order,
      `Não achei “${unnamed}” nos preços que tenho. Quanto custa cada um?`,
    );
  if (changed.doubt) return doubtful(changed.order, changed.doubt, request);
  const asked = request.asked ?? 'total';
  const each = changed.order.lines.find(
    ({ product }) =>
      product?.source &&
      product.per !== '' &&
      !/^(?:mes|mensal|dia|diaria|hora|semana|por)/.test(product.per),
  );
  if (
    each &&
    changed.order.lines.length > 1 &&
    !request.items.some(
      ({ count, products }) => count !== null && each.product && products.includes(each.product),
    ) &&
    !before?.lines.some(({ product }) => product === each.product)
  )
    return question(
      changed.order,
      `“${each.label}” é por ${each.product?.per ?? ''}: para quantas?`,
    );
  if (
    /\b(?:semestre|ano|anual|inteir[oa]|mensalidades)\b/.test(request.folded) &&
    changed.order.lines.some(({ product }) => /^(?:mes|mensal|por mes)/.test(product?.per ?? ''))
  )
    return null;
  if (
    request.open.length >
    (given ? 1 : 0) + (asked === 'profit' || asked === 'commission' ? 1 : 0)
  )
    return null;
  const total = totalOf(changed.order, book.rules);
  if (total.lacks) return question(changed.order, total.lacks);
  const isOfDeposit = asked === 'rest' && changed.isNew && !changed.order.deposit;
  const several = severalOf(request, before);
  // Terms of a question on two orders may be of either of them.
  const isMixed = several !== null && before !== null && total.total !== before.whole;
  const view =
    several ??
    viewOf(isOfDeposit ? 'total' : asked, {
      request,
      order: changed.order,
      before,
      total,
      rules: book.rules,
      costs,
    });
  if (!view) return null;
  const { says, value, steps = [] } = view;
  const isKnown = unexplained(request) <= (isListed ? 0 : UNEXPLAINED);
  const isRead =
    !isListed ||
    (book.rules.unread.length === 0 && isCertain(request.items, changed.order, book.products));
  const isSure =
    request.open.length === 0 &&
    isKnown &&
    isRead &&
    changed.order.isSure &&
    !total.isOpen &&
    !isMixed;
  const sources = changed.order.lines.flatMap(({ product }) =>
    product?.source ? `“${product.source.line}” (${product.source.file})` : [],
  );
  const rules = total.rules.map(({ line, file }) => `“${line}” (${file})`);
  return {
    order:
      several && before
        ? { ...before, figure: value }
        : { ...changed.order, figure: value, whole: total.total, costs, isSure },
    says,
    isQuestion: false,
    steps: [...total.steps, ...steps].join('; '),
    assumed: [
      ...new Set([
        ...sources,
        ...rules,
        ...(view.rules ?? []),
        ...total.notes,
        ...notesOn(changed.order, book),
      ]),
    ],
    value,
    isSure,
    isOfTalk: changed.isNew && changed.order.lines.every(({ product }) => product?.source === null),
    isPlain: isPlainOrder(request, changed.order),
  };
}

/** Whether a message orders goods or goes on with an order. */
function isOrder(request: Request, before: Order | null, { rules, products }: Book): boolean {
  const { items, isQuestion, tokens } = request;
  const isShort = tokens.length <= SHORT;
  const priced = items.filter(({ price, products }) => price !== null || products.length > 0);
  if (before === null) {
    const ofList = priced.filter(({ products }) => products.some(({ source }) => source !== null));
    const counted = priced.filter(({ count }) => count !== null);
    const isListed = ofList.filter(({ count }) => count !== null).length > 1;
    return (
      (isQuestion || isShort || isListed) &&
      ((priced.length > 1 && (isQuestion || counted.length > 1)) ||
        (ofList.length > 0 && counted.length > 0))
    );
  }
  const isAsked =
    request.asked !== null ||
    hasTerms(request) ||
    severalOf(request, before) !== null ||
    withUnit(before.lines, tokens) !== null ||
    surchargesAfter(request, rules, []).length > 0 ||
    inVariant(before.lines, request.tokens, products) !== null;
  return priced.length > 0
    ? isQuestion || tokens.length <= CHANGE
    : isAsked && (isQuestion || isShort);
}

const hasTerms = ({
  pay,
  discount,
  withoutDiscount,
  parts,
  freight,
  deposit,
  repeats,
  km,
}: Request): boolean =>
  pay !== null ||
  discount !== null ||
  withoutDiscount ||
  parts !== null ||
  freight !== null ||
  deposit !== null ||
  repeats !== null ||
  km !== null;

/** "3 quilos" after the question for them, "e se forem 150?" of an order of one kind of goods. */
function withOpenCount(request: Request, before: Order, book: Book): ReturnType<typeof changedBy> {
  const measured = withUnit(before.lines, request.tokens);
  if (measured) return { order: { ...before, lines: measured }, doubt: null, isNew: false };
  const [number, other] = request.open;
  const [line, second] = before.lines;
  const isCount =
    /\b(?:se (?:for|forem|fossem|pegar\w*|levar\w*|comprar\w*|quiser\w*|pedir\w*)|e|levar|forem) #/.test(
      request.folded,
    );
  if (!number || other || !line || second || !isCount || number.mark !== 'none') return null;
  const changed = changedBy(request, before, book);
  return (
    changed && {
      ...changed,
      order: { ...changed.order, lines: [{ ...line, count: number.value ?? line.count }] },
    }
  );
}

/** "12 bancos a 80 e 3 mesas a 410, quanto dá?" */
const isPlainOrder = ({ items, asked, isQuestion, open }: Request, { lines }: Order): boolean =>
  lines.length > 1 &&
  open.length === 0 &&
  isQuestion &&
  (asked === 'total' || asked === null) &&
  items.filter(({ count }) => count !== null).length >= lines.length;

const question = (order: Order, ask: string): OrderAnswer => ({
  order: { ...order, isSure: false },
  says: ask,
  isQuestion: true,
  steps: '',
  assumed: [],
  value: order.figure,
  isSure: true,
  isOfTalk: order.lines.every(({ product }) => product?.source === null),
  isPlain: false,
});

function doubtful(
  order: Order,
  { item, products }: NonNullable<NonNullable<ReturnType<typeof changedBy>>['doubt']>,
  { tokens }: Request,
): OrderAnswer | null {
  const name = foldedName(item.name);
  if (products.length > 1) {
    const names = products
      .slice(0, 4)
      .map((one) => `${one.label.trim()} (${money(one.prices[0]?.amount ?? 0)})`);
    return question(order, `Qual “${name}” é: ${names.join(' ou ')}?`);
  }
  if (name === '' || tokens.length > LONG) return null;
  return question(order, `Não achei “${name}” nos preços que tenho. Quanto custa cada um?`);
}
const LONG = 60;

/** A kind of goods that is only named: its row is looked up. */
const isPlain = ({ count, price, products }: Item): boolean =>
  count === null && price === null && products.some(({ source }) => source !== null);

/** "o botijão me custa 95": a price without a count. */
const isCost = ({ count, price }: Item): boolean => count === null && price !== null;

function notesOn(order: Order, { rules }: Book): string[] {
  const isOfList = order.lines.some(({ product }) => product?.source != null);
  if (!isOfList) return [];
  return !order.freight && rules.freights.length > 0 ? ['sem frete'] : [];
}

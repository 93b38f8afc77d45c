import { fold } from '../../shared/text.ts';
import type { Order, Query, Talk } from './deal.ts';
import { change, type Draft } from './draft.ts';
import { solved } from './solve.ts';

const NAMED =
  /(?:^|[\s(])(?:[DdNn]?[aAoO]|[Pp]r[oa]|[Pp]ara [oa]|[Dd]ona|[Ss]eu) (?:(?:[Dd]ona|[Ss]eu|[Ss]enhora?|[Ee]dif[ií]cio|[Hh]otel|[Ll]oja|[Pp]ousada|[Ee]scola|[Cc]ondom[ií]nio|[Mm]ercad\p{Ll}+) (?:d[aeo] )?)?(\p{Lu}\p{Ll}{2,20})/gu;
const HEADING = /^(\p{Lu}\p{Ll}{2,20}):/u;
/** Which of the orders was chosen is not known by its name. */
const CHOSEN =
  /\b(?:escolh\w+|fechou|ficou|prefer\w+|fiquei|optou) (?:com |por |pel)?[ao] (?:[a-f]\b|segund[oa]|primeir[oa]|outr[oa])/;
const ORDERS_MAX = 8;
const FIRST_CUSTOMER =
  /\b(?:com|d|n|pr|para )?[ao] primeir[oa]\b(?! (?:pedido|mes|dia|parcela|semana|vez|orcamento))/;

/** Names of people and places with an article, folded. */
function namesIn(text: string): string[] {
  const [, heading = ''] = HEADING.exec(text) ?? [];
  const found = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  return [...new Set([heading, ...found].filter(Boolean).map(fold))];
}

const knownIn = ({ names }: Pick<Order, 'names'>, words: string) =>
  names.some((name) => new RegExp(`\\b${name}\\b`, 'u').test(words));

/** Goes back to the order of a customer that a message names. */
export function applyNames(draft: Draft): void {
  const { talk, said } = draft;
  const words = fold(said.text);
  const known = new Set([...talk.names, ...talk.orders.flatMap(({ names }) => names)]);
  draft.newNames = namesIn(said.text).filter((name) => !known.has(name));
  if (knownIn(talk, words)) return;
  const isFirst = FIRST_CUSTOMER.test(said.words) && talk.orders.length === 1;
  const order = isFirst ? talk.orders[0] : talk.orders.findLast((one) => knownIn(one, words));
  if (!order) {
    if (talk.orders.length > 0 && CHOSEN.test(said.words)) draft.unread++;
    return;
  }
  draft.order = order;
  const { entries, spent } = order.deal;
  change(draft, { goods: goodsOf(order, draft.deal.goods), entries, spent });
  draft.isChanged = false;
}

/** Whether a message names the customer of the order that it is about. */
export const namesCustomer = ({ talk, said, order }: Draft): boolean =>
  order !== null || knownIn(talk, fold(said.text));

/** The goods at the prices of an order. */
const goodsOf = ({ deal }: Order, goods: Draft['deal']['goods']) =>
  goods.map((good, at) => deal.goods[at] ?? good);

/** The orders and the current names after a message. */
export function ordersAfter(draft: Draft): Pick<Talk, 'orders' | 'names'> {
  const { talk, order, isFresh, newNames } = draft;
  const others = talk.orders.filter((one) => one !== order);
  const before = talk.deal.entries.length > 0 ? [{ names: talk.names, deal: talk.deal }] : [];
  if (order) return { orders: [...others, ...before].slice(-ORDERS_MAX), names: order.names };
  if (isFresh) return { orders: [...talk.orders, ...before].slice(-ORDERS_MAX), names: newNames };
  const isFirst = talk.deal.entries.length === 0 || talk.names.length === 0;
  return { orders: talk.orders, names: isFirst ? [...talk.names, ...newNames] : talk.names };
}

/** The totals of the two orders that a message speaks of; null where it does not name two. */
export function ordersNamed({ talk, said, deal }: Draft): Query[] | null {
  const words = fold(said.text);
  const isBoth = BOTH.test(said.words);
  const current = { names: talk.names, deal: { ...talk.deal, goods: deal.goods } };
  const all = [...talk.orders, current];
  const named = all.filter((one) => knownIn(one, words));
  const chosen = named.length === 2 ? named : isBoth && all.length === 2 ? all : [];
  const found = chosen.flatMap((one): Query[] => {
    const total = solved({ kind: 'total' }, { ...one.deal, goods: goodsOf(one, deal.goods) });
    return total
      ? [{ kind: 'known', value: total.value, unit: 'R$', name: one.names[0] ?? '' }]
      : [];
  });
  return found.length === 2 ? found : null;
}
const BOTH = /\b(?:as|os|das|dos|ness[ea]s|dess[ea]s) (?:duas|dois)\b/;

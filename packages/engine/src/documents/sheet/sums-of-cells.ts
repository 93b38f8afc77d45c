import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { asData } from '../wording.ts';
import type { Ask } from './ask.ts';
import type { Entry } from './entries.ts';
import { itemsOf, type Priced } from './items.ts';
import { type Applied, applyRules } from './rules.ts';

/** A figure that is calculated from cells, with its steps. */
export interface Computed {
  /** Null when nothing has to be calculated: the line itself answers. */
  text: string | null;
  rows: DocumentRow[];
  priced: readonly Priced[];
  amount: number | null;
  /** What the rules were applied to. */
  base: number | null;
}

interface Before {
  ask: Ask | null;
  priced: readonly Priced[];
  amount: number | null;
}

const DIFFERENCE = /\b(?:diferenca|economiz\w*|a mais|compensa|a menos)\b/;
const RULE =
  /\b(?:posso|pode|devolvo|troco|aceita|atendo|tem|quantas|abre\w*|que horas|quando)\b|\b(?:junta|soma|acumula)\w{0,4}\b.{0,60}\bdescont/;
const SHORT = 7;
const SHARED =
  /\bcada(?: um[a]?)?\b|\bpor (?:mes|sessao|aplicacao|marmita|unidade|aula|peca|fatia|pessoa)\b|\ba unidade\b|\bsai a quanto\b|\bpor mes\b/;
const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\banual\b/i, 12],
  [/\bsemestral\b/i, 6],
  [/\btrimestral\b/i, 3],
];

/** What the goods that a message names cost together, under the rules that it names. */
export function computed(ask: Ask, entries: readonly Entry[], before: Before): Computed | null {
  const items = itemsOf(ask, entries, before);
  const known = items.length > 0 ? items : ask.isFollowUp ? before.priced : [];
  const order = statedAmount(ask);
  const ordered = order === null ? null : applyRules(ask, entries, [], order, true);
  if (ordered && order !== null && ordered.reaches) return worded([], null, order, ordered, []);
  const base = items.length > 0 ? totalOf(items) : ask.isFollowUp ? before.amount : null;
  const named = base ?? statedAmount(ask);
  const isRule = RULE.test(ask.folded) && !/\b(?:quanto|valor|total|preco)\b/.test(ask.folded);
  const isTime = (ask.wants.time || ask.wants.clock) && !/\bpreco|\bvalor/.test(ask.folded);
  const isShort = ask.text.split(/\s+/).length <= SHORT;
  const isCounted = items.some(({ count }) => count > 1);
  const isAsked =
    !isRule && !isTime && (ask.wants.money || (isShort && (ask.isFollowUp || isCounted)));
  if (named === null || !isAsked) return items.length > 0 ? plain(items) : null;
  const difference = differenceOf(ask, items, before);
  if (difference) return difference;
  const shared = sharedOf(ask, known);
  if (shared) return shared;
  const applied = applyRules(ask, entries, known, named, base === null);
  if (items.length === 0 && applied.steps.length === 0) return null;
  const isSum = items.length > 1 || items.some(({ count }) => count !== 1);
  if (!isSum && applied.steps.length === 0) return items.length > 0 ? plain(items) : null;
  return worded(items, base, named, applied, known);
}

const plain = (items: readonly Priced[]): Computed => ({
  text: null,
  rows: [],
  priced: items,
  amount: totalOf(items),
  base: null,
});

const totalOf = (items: readonly Priced[]) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

/** "pedido de 2.000": the value of an order that the message states. */
function statedAmount({ numbers }: Ask): number | null {
  const found = numbers.filter(
    ({ kind, value, unit }) =>
      kind === 'money' || (kind === 'counted' && value >= 100 && unit === null),
  );
  return found.length === 1 ? (found[0]?.value ?? null) : null;
}

function worded(
  items: readonly Priced[],
  base: number | null,
  named: number,
  { value, steps, rows }: Applied,
  known: readonly Priced[],
): Computed {
  const goods =
    items.length > 0 ? items.map(wordItem).join(' + ') : `${formatReais(named)} de antes`;
  const isSum = items.length > 1 || items.some(({ count }) => count !== 1);
  const subtotal = isSum && steps.length > 0 ? ` = ${formatReais(named)}` : '';
  const start = base === null ? formatReais(named) : `${goods}${subtotal}`;
  return {
    text: `**${formatReais(value)}**: ${[start, ...steps].join('; ')}`,
    rows: [...items.map(({ entry }) => entry.row), ...rows],
    priced: known,
    amount: value,
    base: named,
  };
}

/** "3 × R$ 219 (Progressiva, M)". */
function wordItem({ entry, cell, price, count, per }: Priced): string {
  const times = count === 1 ? '' : `${count.toLocaleString('pt-BR')} × `;
  const name = entry.row.isSentence ? cell.text : entry.row.item || cell.heading;
  const column = entry.row.isSentence || !entry.row.item ? '' : cell.heading;
  const about = [name, column, per]
    .filter(Boolean)
    .map((text) => asData(text))
    .join(', ');
  return `${times}${formatReais(price)} (${about})`;
}

function differenceOf(ask: Ask, items: readonly Priced[], before: Before): Computed | null {
  if (!DIFFERENCE.test(ask.folded)) return null;
  if (items.length === 0 && !/\bjuntos\b/.test(ask.folded)) return null;
  const all = items.length > 1 ? items : [...before.priced, ...items];
  const distinct = all.filter(
    ({ entry, cell }, at) =>
      !all.slice(at + 1).some((one) => one.entry === entry && one.cell === cell),
  );
  const [one, other] = distinct.slice(-2);
  const isNamed = items.length > 1 || /\bjuntos\b/.test(ask.folded);
  if (!one || !other || !(isNamed || one.cell.heading === other.cell.heading)) return null;
  const value = Math.abs(one.price * one.count - other.price * other.count);
  return {
    text: `**${formatReais(value)}** de diferença: ${wordItem(one)} e ${wordItem(other)}`,
    rows: [one.entry.row, other.entry.row],
    priced: [one, other],
    amount: value,
    base: null,
  };
}

/** "sai cada uma por quanto": a package divided by how many it contains. */
function sharedOf(ask: Ask, items: readonly Priced[]): Computed | null {
  const item = items.at(-1);
  if (!item || !SHARED.test(ask.folded)) return null;
  const { entry, cell, price } = item;
  const name = `${entry.row.item} ${cell.heading}`;
  const numbers = ask.numbers
    .filter(
      ({ value }) =>
        value > 1 && [...entry.label.numbers, ...cell.words.numbers].includes(String(value)),
    )
    .filter(() => cell.words.ranges.length === 0)
    .filter(({ unit }) => unit === null || !/^(?:g|kg|ml|l)$/.test(unit));
  const period = /\bmes\b/.test(ask.folded)
    ? PERIODS.find(([pattern]) => pattern.test(name))
    : null;
  const parts = period?.[1] ?? numbers[0]?.value ?? null;
  if (parts === null) return null;
  const value = price / parts;
  return {
    text: `**${formatReais(value)}** cada: ${wordItem({ ...item, count: 1 })} ÷ ${parts}`,
    rows: [entry.row],
    priced: items,
    amount: value,
    base: parts,
  };
}

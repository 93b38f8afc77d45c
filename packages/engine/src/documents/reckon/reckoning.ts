import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import { leastIn } from '../least.ts';
import { packsFor } from '../packs.ts';
import type { DocumentRow } from '../row.ts';
import type { Cell, Entry } from '../sheet/entries.ts';
import { asData, sourceText } from '../wording.ts';
import type { Rule } from './rules.ts';

/** A price with how many of it are paid. */
export interface Item {
  entry: Entry;
  cell: Cell;
  count: number;
  /** What is counted, as far as the message says it. */
  unit: string | null;
  /** How many pieces a pack has that is paid once. */
  pieces?: number;
}

/** What a message asks to be reckoned. */
export interface Reckoning {
  items: readonly Item[];
  rules: readonly Rule[];
}

export interface Total {
  text: string;
  rows: DocumentRow[];
  value: number;
}

const priceOf = ({ cell }: Item): number => cell.price ?? 0;

/** Fees that discounts on goods leave as they are. */
const FEE = /\b(?:frete|entrega|taxa|matricula|instalacao|motoboy|deslocamento|matriz)\b/;
const isFee = ({ entry: { row } }: Item): boolean =>
  FEE.test(fold(`${row.section.split(' – ').at(-1) ?? ''} ${row.item || row.line}`));

/** The same with packs paid once; null for as many pieces as no pack has. */
export function inPacks(found: Reckoning | null): Reckoning | null {
  const items = (found?.items ?? []).map((item) => {
    const paid = packsFor(item.entry.row.line, priceOf(item), item.count);
    if (!paid || paid.count === item.count) return paid && item;
    return {
      ...item,
      count: paid.count,
      cell: { ...item.cell, price: paid.price },
      pieces: item.count,
    };
  });
  return found && !items.includes(null)
    ? { ...found, items: items.filter((item) => item !== null) }
    : null;
}

/** The amount of a reckoning with its steps and sources. */
export function totalOf({ items, rules }: Reckoning): Total {
  const goods = rules.length > 0 ? items.filter((item) => !isFee(item)) : items;
  const fees = items.filter((item) => !goods.includes(item));
  const base = sumOf(goods);
  const steps = [goods.map(itemText).join(' + ')];
  if (goods.length > 1 && rules.length > 0) steps.push(`= ${formatReais(base)}`);
  let value = base;
  for (const rule of rules) {
    value = applied(value, rule);
    steps.push(
      `${SIGNS[rule.effect]} ${rule.rate.toLocaleString('pt-BR')}% (${asData(rule.text, 90)})`,
    );
  }
  if (fees.length > 0) {
    value += sumOf(fees);
    steps.push(`+ ${fees.map(itemText).join(' + ')}`);
  }
  const rows = [...items, ...rules].map(({ entry }) => entry.row);
  const least = leastOf(items);
  return least !== null && value < least
    ? worded(least, `mínimo (${steps.join(' ')} = ${formatReais(value)})`, rows)
    : worded(value, steps.join(' '), rows);
}

/** The least that the line of one item charges. */
function leastOf(items: readonly Item[]): number | null {
  const [item, other] = items;
  return item && !other ? leastIn(`${item.entry.row.line} ${item.entry.row.value}`) : null;
}

const SIGNS = { off: '−', more: '+', part: '×' } as const;

/** How much more one costs than the other. */
export function differenceOf(one: Reckoning, other: Reckoning): Total {
  const [a, b] = [totalOf(one), totalOf(other)];
  const [more, less] = a.value >= b.value ? [a, b] : [b, a];
  const names = [more === a ? one : other, more === a ? other : one].map(({ items, rules }) =>
    [...items.map(itemText), ...rules.map(({ rate }) => `${rate}%`)].join(' + '),
  );
  return worded(
    more.value - less.value,
    `${formatReais(more.value)} − ${formatReais(less.value)}; ${names.join(' e ')}`,
    [...more.rows, ...less.rows],
  );
}

/** What one of several costs: "Pacote 6 sessões". */
export function eachOf(reckoning: Reckoning, parts: number): Total {
  const { value, rows } = totalOf(reckoning);
  const names = reckoning.items.map(itemText).join(' + ');
  return worded(value / parts, `${names} ÷ ${parts}`, rows);
}

const sumOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + item.count * priceOf(item), 0);

const applied = (value: number, { rate, effect }: Rule): number =>
  effect === 'part'
    ? (value * rate) / 100
    : effect === 'more'
      ? value * (1 + rate / 100)
      : value * (1 - rate / 100);

function worded(value: number, steps: string, rows: DocumentRow[]): Total {
  const distinct = [...new Set(rows)];
  return {
    text: `**${formatReais(value)}**: ${steps} — ${sourceText(distinct)}.`,
    rows: distinct,
    value,
  };
}

function itemText(item: Item): string {
  const { entry, cell, count, pieces } = item;
  const { row } = entry;
  const goods = row.isSentence ? cell.text : row.item;
  const name = pieces ? `${goods.split(':')[0]}, ${pieces.toLocaleString('pt-BR')} un` : goods;
  const about = [name, cell.heading]
    .filter(Boolean)
    .map((text) => asData(text, 70))
    .join(', ');
  const times = count === 1 ? '' : `${count.toLocaleString('pt-BR')} × `;
  return `${times}${formatReais(priceOf(item))} (${about})`;
}

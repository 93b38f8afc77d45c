import { listOf } from '../shared/text.ts';
import { choose } from './choose.ts';
import { formatReais } from './figures.ts';
import { bestOf, isItemTerm, matchRows } from './match.ts';
import type { AskedNumber, Query } from './query.ts';
import type { DocumentRow } from './row.ts';
import { asData, sourceText, subjectText } from './wording.ts';

interface Line {
  count: number;
  row: DocumentRow;
}

const SURE = 0.6;

/** "3 unidades de X e 2 de Y": the sum with its steps; null when it is no such question. */
export function sumOfItems(query: Query, rows: readonly DocumentRow[]) {
  const parts = query.numbers.filter(({ kind, of }) => kind === 'counted' && of.some((term) => isItemTerm(term, rows)));
  const items = itemsOf(parts, rows);
  if (items.length < 2) return null;
  const lines = items.map((part) => lineOf(query, part, rows));
  const found = lines.filter((line) => line !== null);
  return found.length === lines.length ? wordSum(found) : null;
}

/** The parts of a sum; the size of an item belongs to the item before it: "2 sofás de 3 lugares". */
function itemsOf(parts: readonly AskedNumber[], rows: readonly DocumentRow[]): AskedNumber[][] {
  const groups: AskedNumber[][] = [];
  for (const part of parts) {
    const isSize = rows.some(({ item }) => new RegExp(`(?<!\\d)${part.value}(?!\\d)`).test(item)) &&
      groups.length > 0 && sizeOfLast(part, rows);
    if (isSize) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

const sizeOfLast = ({ written }: AskedNumber, rows: readonly DocumentRow[]) =>
  rows.some(({ item }) => item.toLowerCase().includes(written.toLowerCase()));

function lineOf(query: Query, [first, ...sizes]: readonly AskedNumber[], rows: readonly DocumentRow[]): Line | null {
  if (!first) return null;
  const terms = [first, ...sizes].flatMap(({ of }) => of).filter((term) => !/^(?:unidad|peca|caixa)/.test(term));
  const matches = matchRows({ ...query, asks: new Set(['price']) }, [...new Set(terms)], rows);
  const priced = matches.filter(({ row }) => row.kind === 'price' && row.amount !== null);
  const best = bestOf(priced).filter(({ coverage }) => coverage >= SURE);
  const choice = choose(best.map(({ row }) => row), { ...query, numbers: [first, ...sizes] });
  const [row] = choice.rows;
  return row && choice.missing === null && sameAmount(choice.rows) ? { count: first.value, row } : null;
}

const sameAmount = (rows: readonly DocumentRow[]) =>
  new Set(rows.map(({ amount }) => amount?.low)).size === 1;

/** The price of several of one item: "3 × R$ 25 = R$ 75". */
export function wordSum(lines: readonly Line[]) {
  const total = lines.reduce((sum, { count, row }) => sum + count * (row.amount?.low ?? 0), 0);
  const steps = lines.map(
    ({ count, row }) => `${formatCount(count)} × ${asData(row.value)} (${subjectText(row)})`,
  );
  const rows = lines.map(({ row }) => row);
  return { text: `**${formatReais(total)}**: ${listOf(steps, '+')} — ${sourceText(rows)}`, rows, total };
}

const formatCount = (count: number) => count.toLocaleString('pt-BR');

import { listOf } from '../shared/text.ts';
import { choose } from './choose.ts';
import { formatReais } from './figures.ts';
import { bestOf, isItemTerm, type Match, matchRows } from './match.ts';
import { packsFor } from './packs.ts';
import { type Query, readQuery } from './query.ts';
import type { DocumentRow } from './row.ts';
import { wordsOfRow } from './row-words.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, sourceText, subjectText } from './wording.ts';

interface Line {
  count: number;
  row: DocumentRow;
}

const SURE = 0.6;
/** A row with all terms of a part: "pé e mão" is one item. */
const WHOLE = 0.9;
const PARTS_MAX = 8;

/** "3 unidades de X e 2 de Y", "X mais Y": the sum with its steps; null when it is no such question. */
export function sumOfItems(question: string, query: Query, rows: readonly DocumentRow[]) {
  const priced = rows.filter(({ kind, amount }) => kind === 'price' && amount !== null);
  const parts = partsOf(question, priced);
  if (parts.length < 2 || parts.length > PARTS_MAX) return null;
  const lines = parts.map((part) => lineOf(part, query, priced));
  const found = lines.filter((line) => line !== null);
  return found.length === lines.length ? wordSum(found) : null;
}

/** The parts of a question that name an item each; others belong to the part before them. */
function partsOf(question: string, rows: readonly DocumentRow[]): string[] {
  const joined = question.split(/\bmais\b|\+|, ?(?!\d)|\bjunto com\b/i);
  if (joined.length > PARTS_MAX) return [];
  const pieces = joined.flatMap((piece) =>
    isOneItem(piece, rows) ? [piece] : piece.split(/ e /i),
  );
  const parts: string[] = [];
  for (const piece of pieces) {
    const isItem = stemsOf(piece).some((term) => isItemTerm(term, rows));
    if (isItem || parts.length === 0) parts.push(piece);
    else parts[parts.length - 1] += ` ${piece}`;
  }
  return parts.filter((part) => stemsOf(part).some((term) => isItemTerm(term, rows)));
}

function isOneItem(piece: string, rows: readonly DocumentRow[]): boolean {
  const [best] = matchesOf(piece, rows);
  return best !== undefined && best.coverage >= WHOLE;
}

function matchesOf(part: string, rows: readonly DocumentRow[]): Match[] {
  const query = { ...readQuery(part), asks: new Set(['price'] as const) };
  const terms = query.terms.filter((term) => !/^(?:unidad|peca|caixa)/.test(term));
  return matchRows(query, terms, rows);
}

function lineOf(part: string, whole: Query, rows: readonly DocumentRow[]): Line | null {
  const best = bestOf(matchesOf(part, rows)).filter(({ coverage }) => coverage >= SURE);
  const { numbers } = readQuery(part);
  const choice = choose(
    best.map(({ row }) => row),
    { ...whole, numbers },
  );
  const chosen = sameAmount(choice.rows) ? choice.rows : withConditions(choice.rows, whole);
  const [row] = chosen;
  if (!row || choice.missing || !sameAmount(chosen)) return null;
  const count = choice.quantity?.value ?? leadingCount(part) ?? 1;
  return isOfPack(count, row) ? { count, row } : null;
}

/** "2 de mágica": a number before an item without a noun. */
function leadingCount(part: string): number | null {
  const match = /(?<!\S)(\d{1,4}) d[aeo]s? /.exec(part);
  return match?.[1] ? Number(match[1]) : null;
}

/** "X e Y na diária": a condition of the last part applies to all. */
function withConditions(rows: readonly DocumentRow[], { terms }: Query): DocumentRow[] {
  const hits = rows.map((row) => {
    const stems = wordsOfRow(row).conditions;
    const named = terms.filter((term) => stems.some((stem) => sameStem(stem, term))).length;
    return named - stems.length / 10;
  });
  const most = Math.max(...hits);
  return rows.filter((_row, at) => hits[at] === most);
}

const sameAmount = (rows: readonly DocumentRow[]) =>
  new Set(rows.map(({ amount }) => amount?.low)).size === 1;

/** Whether as many of a row are sold: a pack has a number of pieces of its own. */
export const isOfPack = (count: number, { line, amount }: DocumentRow): boolean =>
  packsFor(line, amount?.low ?? 0, count)?.price === amount?.low;

const inPacks = ({ count, row }: Line): Line => ({
  row,
  count: packsFor(row.line, row.amount?.low ?? 0, count)?.count ?? count,
});

/** The price of several of one item: "3 × R$ 25 = R$ 75". */
export function wordSum(given: readonly Line[]) {
  const lines = given.map(inPacks);
  const total = lines.reduce((sum, { count, row }) => sum + count * (row.amount?.low ?? 0), 0);
  const steps = lines.map(
    ({ count, row }) =>
      `${count.toLocaleString('pt-BR')} × ${asData(row.value)} (${subjectText(row)})`,
  );
  const rows = lines.map(({ row }) => row);
  return { text: `**${formatReais(total)}**: ${listOf(steps, '+')} — ${sourceText(rows)}`, rows };
}

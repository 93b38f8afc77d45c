import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { asData, sourceText, subjectText } from '../wording.ts';
import {
  isFeeRow,
  type Quote,
  type QuoteLine,
  type QuoteRule,
  subtotalOf,
  unitPrice,
} from './quote.ts';

const percent = (rate: number) => `${rate.toLocaleString('pt-BR')}%`;
const plain = (value: number) => value.toLocaleString('pt-BR');

/**
 * The amount of a quote with its steps and sources; null when a count is no count: the price itself, or
 * a measure in the name of the goods.
 */
export function wordQuote({
  lines,
  rules,
  parts,
}: Quote): { text: string; rows: DocumentRow[] } | null {
  if (lines.some((line) => isPrice(line) || isMeasure(line))) return null;
  const open = lines.find(({ row }) => row.amount === null && !isFree(row));
  if (open) return onRequest(open);
  const rows = [...lines.map(({ row }) => row), ...rules.flatMap(({ row }) => (row ? [row] : []))];
  const goods = lines.filter((line) => rules.length === 0 || !isFeeRow(line.row));
  const fees = lines.filter((line) => !goods.includes(line));
  const base = subtotalOf(goods);
  const steps = [goods.map(lineText).join(' + ')];
  let total = base;
  if (goods.length > 1 && rules.length > 0) steps.push(`= ${formatReais(base)}`);
  for (const rule of rules) {
    total = applied(total, rule);
    steps.push(`${signOf(rule)} ${percent(rule.rate)}${ruleName(rule)} = ${formatReais(total)}`);
  }
  if (fees.length > 0) {
    total += subtotalOf(fees);
    steps.push(`+ ${fees.map(lineText).join(' + ')}`);
  }
  const answer =
    parts !== null && parts > 1
      ? `**${parts}x de ${formatReais(total / parts)}** (total ${formatReais(total)}, sem juros)`
      : `**${formatReais(total)}**`;
  return { text: `${answer}: ${steps.join(' ')} — ${sourceText(rows)}.`, rows };
}

/** "6,60 metros a 890": the price of one. */
const isPrice = (line: QuoteLine) => line.count > 1 && line.count === unitPrice(line);

/** "janela de 1,50 x 1,20" */
const isMeasure = ({ count, row }: QuoteLine) =>
  !Number.isInteger(count) && row.item.includes(plain(count));

const isFree = ({ value, amount }: DocumentRow) =>
  amount === null && /^(?:gr[aá]tis|gratuit|isent|cortesia|sem custo|inclus)/i.test(value);

const onRequest = ({ row }: QuoteLine) => ({
  text: `**${asData(row.value)}**: ${subjectText(row)} — ${sourceText([row])}.`,
  rows: [row],
});

function applied(total: number, { rate, effect }: QuoteRule): number {
  const share = (total * rate) / 100;
  return effect === 'part' ? share : effect === 'more' ? total + share : total - share;
}

const signOf = ({ effect }: QuoteRule) => (effect === 'part' ? '×' : effect === 'more' ? '+' : '−');

const ruleName = ({ row }: QuoteRule) => (row ? ` (${asData(row.line, 90)})` : '');

function lineText(line: QuoteLine): string {
  const { row, count } = line;
  const price = isFree(row) ? asData(row.value) : formatReais(unitPrice(line));
  const times = count === 1 ? '' : `${plain(count)} × `;
  const name = subjectText(row) || asData(row.section);
  return `${times}${price} (${named(name, row)})`;
}

/** "queen" below "BASE BOX" is named with its heading. */
const named = (name: string, { section, item }: DocumentRow) =>
  section !== '' && item.split(/\s+/).length <= 3 && !name.includes(section) && section.length <= 40
    ? `${name}, ${asData(section)}`
    : name;

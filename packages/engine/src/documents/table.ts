import { fold } from '../shared/text.ts';
import { plainPrice, pricesIn, type WrittenPrice } from './figures.ts';
import { type Label, labelOf } from './label.ts';
import { figuresOf } from './quantities.ts';
import type { ExtractedRow, Place, RowKind } from './row.ts';
import { isOrder } from './sentences.ts';

/** A column of a table: what its header says of its cells. */
interface Column {
  name: string;
  isItem: boolean;
  isPrice: boolean;
  isUnit: boolean;
  isCode: boolean;
  label: Label;
}

const ITEM =
  /\b(?:produtos?|servicos?|itens|item|descricao|modelos?|planos?|pacotes?|procedimentos?|tratamentos?|nome|especificacao|material|categoria|tipo)\b/;
const PRICE =
  /\b(?:precos?|valor(?:es)?|r\$|custo|mensalidade|diaria|a vista|prazo \(r\$\)|pix|cartao|dinheiro|boleto|avulso|unitario|varejo|atacado|parcela|promocional|anual|mensal|semanal|taxa)\b|r\$/;
const NOT_PRICE =
  /\b(?:prazo|estoque|quantidade|qtd|codigo|cod|ref|sku|garantia|tempo|duracao|entrega|validade|peso|medida|dias|desconto|comissao|%)\b/;
const GENERIC =
  /^(?:precos?|valor(?:es)?|r\$|custo|total|preco unitario|valor unitario|preco unit|valor unit)?(?: ?\(?r\$\)?)?$/;
const UNIT = /^(?:unidade|un|und|unid|medida|unidade de medida)\.?$/;
const CODE = /^(?:cod|codigo|ref|referencia|sku|id|n|nº|#|ean)\.?$/;
const QUALIFIER =
  /\b(?:tamanho|cor|tipo|categoria|marca|versao|acabamento|tecido|forma|pagamento|condicao|publico|porte|regiao|bairro|cidade|periodo|turno|sexo)\b/;
const WORDED_PRICE =
  /^(?:gr[aá]tis|gratuit[oa]|cortesia|inclus[oa]|isent[oa]|sob (?:consulta|or[cç]amento|medida)|a combinar|consultar?)\b/i;
const DEADLINE = /\b(?:prazo|entrega|tempo|duracao|validade)\b/;

/** The columns of a header line; null for a line of data. */
export function headerOf(
  cells: readonly string[],
  next: readonly string[] | null,
): Column[] | null {
  if (!next || next.length < 2 || Math.abs(next.length - cells.length) > 1) return null;
  if (cells.filter(Boolean).length < 2 || cells.some((cell) => pricesIn(cell).length > 0))
    return null;
  const columns = cells.map(columnOf);
  const isWorded = cells.every(
    (cell, at) => !/\d/.test(cell) || at > 0 || columns[at]?.label.item !== '',
  );
  const hasData = next.some((cell) => /\d/.test(cell) || WORDED_PRICE.test(cell));
  const figures = cells.filter((cell, at) => at > 0 && isFigure(cell)).length;
  return isWorded && hasData && figures === 0 ? columns : null;
}

/** "12x" and "12 meses" are names of columns. */
const NAMED_NUMBER =
  /^\d+ ?(?:x|mes(?:es)?|dias?|noites?|horas?|semanas?|un|pe[cç]as?|vezes|parcelas|sess[oõ]es|pessoas)(?!\p{L})/iu;

/** Cells that begin with a number and are no range: data. "12x" is the name of a column. */
function isFigure(cell: string): boolean {
  if (!/^(?:r\$ ?)?\d/i.test(cell) || NAMED_NUMBER.test(cell)) return false;
  const { range } = labelOf(cell);
  return range === null || range.low === range.high;
}

function columnOf(name: string): Column {
  const folded = fold(name);
  return {
    name,
    isItem: ITEM.test(folded),
    isPrice: PRICE.test(folded) && !NOT_PRICE.test(folded.replace('r$', '')),
    isUnit: UNIT.test(folded),
    isCode: CODE.test(folded),
    label: labelOf(name),
  };
}

/** The rows of a line of a table; `columns` is null without a header. */
export function rowsOfCells(
  cells: readonly string[],
  columns: readonly Column[] | null,
  place: Place,
): ExtractedRow[] {
  if (isOrder(cells.join(' '))) return [];
  const aligned = columns && columns.length !== cells.length ? null : columns;
  const at = itemIndex(cells, aligned);
  const label = labelOf(cells[at] ?? '');
  const others = cells.flatMap((text, index) =>
    index === at || text === '' ? [] : [{ text, column: aligned?.[index] ?? null }],
  );
  const item = label.item || itemFromContext(place.section, aligned?.[at] ?? null);
  const qualifiers = others.filter(isQualifier).map(({ text }) => text);
  const per = others.find(({ column }) => column?.isUnit)?.text.toLowerCase() ?? null;
  const context = { item, label, qualifiers, per, place, unit: aligned?.[at]?.name ?? '' };
  return others.flatMap((cell) => rowOf(cell, context));
}

type Cell = { text: string; column: Column | null };
interface Context {
  item: string;
  label: Label;
  qualifiers: string[];
  per: string | null;
  place: Place;
  /** The header of the column of labels: "Dias", "Quantidade". */
  unit: string;
}

function itemIndex(cells: readonly string[], columns: readonly Column[] | null): number {
  const named = columns?.findIndex(({ isItem }) => isItem) ?? -1;
  if (named >= 0) return named;
  const first = cells.findIndex(
    (cell, at) =>
      cell !== '' && !columns?.[at]?.isCode && pricesIn(cell).length === 0 && !/^\d+$/.test(cell),
  );
  return Math.max(0, first);
}

const itemFromContext = (section: string, column: Column | null) =>
  section || (column && !column.isItem ? column.name : '');

function isQualifier({ text, column }: Cell): boolean {
  if (text.length > 40 || /^r\$/i.test(text) || column?.isUnit || column?.isCode) return false;
  if (!column)
    return pricesIn(text).length === 0 && figuresOf(text).every(({ kind }) => kind !== 'percent');
  return QUALIFIER.test(fold(column.name)) || (column.isItem && pricesIn(text).length === 0);
}

function rowOf(cell: Cell, context: Context): ExtractedRow[] {
  const { text, column } = cell;
  const prices = pricesIn(text);
  if (prices.length > 0) return prices.map((price) => priceRow(price, cell, context));
  const isRanged = column !== null && column.label.range !== null;
  if (column?.isPrice || isRanged) {
    const price = plainPrice(text);
    return [price ? priceRow(price, cell, context) : { ...common(cell, context), kind: 'price' }];
  }
  if (!column && WORDED_PRICE.test(text)) return [{ ...common(cell, context), kind: 'price' }];
  if (!column || column.isUnit || column.isCode || isQualifier(cell)) return [];
  return [{ ...common(cell, context), kind: kindOf(fold(column.name)) }];
}

function kindOf(name: string): RowKind {
  return DEADLINE.test(name) ? 'deadline' : 'policy';
}

function priceRow(price: WrittenPrice, cell: Cell, context: Context): ExtractedRow {
  const row = common(cell, context);
  return {
    ...row,
    kind: 'price',
    conditions: [...row.conditions, price.lead, price.condition].filter(Boolean),
    value: price.value,
    amount: price.amount,
    per: price.per ?? perOfColumn(cell.column) ?? context.per,
  };
}

/** A row of a cell: a range in its header or in its label is the condition. */
function common({ text, column }: Cell, context: Context): ExtractedRow {
  const ranged = column?.label.range ? column.label : context.label;
  const name = column && !column.label.range && !GENERIC.test(fold(column.name)) ? column.name : '';
  const range = ranged.range && {
    ...ranged.range,
    unit: ranged.range.unit ?? unitOfName(context.unit),
  };
  return {
    kind: 'policy',
    item: context.item,
    conditions: [ranged.rangeText, ...context.qualifiers, name].filter(Boolean),
    range,
    value: text,
    amount: null,
    per: null,
    isSentence: false,
    ...context.place,
  };
}

function perOfColumn(column: Column | null): string | null {
  if (!column) return null;
  return (
    pricesIn(`R$ 1 ${column.name.replace(/^.*?(?=\/|\bpor\b|\bmensal|\banual)/i, '')}`)[0]?.per ??
    null
  );
}

/** "Dias desde a última" counts days; "Quantidade" counts anything. */
function unitOfName(name: string): string | null {
  return /\bdias?\b/i.test(name)
    ? 'dia'
    : /\bhoras?\b/i.test(name)
      ? 'hora'
      : /\bmeses\b/i.test(name)
        ? 'mensal'
        : null;
}

import { fold } from '../shared/text.ts';
import { formatReais } from './figures.ts';
import { inDigits } from './number-words.ts';
import { containsValue, figuresOf } from './quantities.ts';
import type { DocumentRow } from './row.ts';
import { spelledOut } from './spelled-out.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, sourceText } from './wording.ts';

interface Answer {
  text: string;
  rows: DocumentRow[];
}

const DELIVERY = /\b(?:frete|entreg\w+|taxa de entrega|delivery)\b/;
const DISCOUNT = /\bdesconto\b/;
const ORDER = /\b(?:pedido|compra|compras|comprou|comprando|deu|total|valor|gastou)\b/;
/** "grátis acima de R$ 400, senão R$ 25", "R$ 12, grátis a partir de R$ 150" */
const FREE_FROM =
  /(?:R\$ ?(\d[\d.,]{0,11})[^R;]{0,25})?gr[aá]tis (?:acima|a partir|em \p{L}{4,10} acima) de R\$ ?(\d[\d.,]{0,11})(?:[^R;]{0,30}(?:abaixo|sen[aã]o|menos|at[eé] isso|caso contr[aá]rio)[^R;]{0,20}R\$ ?(\d[\d.,]{0,11}))?/iu;
const GENERIC = /^(?:entreg|taxa|gratis|acima|pedido|compra|valor)$/;

/** What a rule that depends on the value of an order gives for one; null for any other question. */
export function answerForOrder(question: string, lines: readonly DocumentRow[]): Answer | null {
  const text = inDigits(spelledOut(question));
  const folded = fold(text);
  if (!ORDER.test(folded) || folded.includes('%')) return null;
  const value = valueIn(text);
  if (value === null) return null;
  if (DELIVERY.test(folded)) return deliveryOf(value, text, lines);
  return DISCOUNT.test(folded) ? discountOf(value, lines) : null;
}

const LEAST_VALUE = 20;

/** The one amount of a message. */
function valueIn(text: string): number | null {
  const values = figuresOf(text).filter(
    ({ kind, value, range }) =>
      kind === 'money' || (kind === 'counted' && value >= LEAST_VALUE && range.unit === null),
  );
  return values.length === 1 ? (values[0]?.value ?? null) : null;
}

/** Whether the order's delivery is free, or what it costs, where one rule applies. */
function deliveryOf(value: number, question: string, lines: readonly DocumentRow[]): Answer | null {
  const rules = lines.flatMap((row) => {
    const found = DELIVERY.test(fold(`${row.section} ${row.line}`))
      ? FREE_FROM.exec(row.line)
      : null;
    const from = found?.[2];
    const below = found?.[3] ?? found?.[1];
    return from ? [{ row, from: numberIn(from), below: below ? numberIn(below) : null }] : [];
  });
  const asked = stemsOf(question).filter((stem) => !GENERIC.test(stem));
  const named = rules.filter(({ row }) =>
    stemsOf(row.line).some((stem) => asked.some((one) => sameStem(stem, one))),
  );
  const [rule, other] = named.length > 0 ? named : rules;
  if (!rule || other) return null;
  const { row, from, below } = rule;
  const isFree = value >= from;
  if (!isFree && below === null) return null;
  const figure = isFree ? 'Grátis' : formatReais(below ?? 0);
  const side = isFree ? 'a partir de' : 'abaixo de';
  const steps = `pedido de ${formatReais(value)}, ${side} ${formatReais(from)}`;
  return {
    text: `**${figure}**: ${steps} (“${asData(row.line)}”) — ${sourceText([row])}.`,
    rows: [row],
  };
}

/** "R$ 1.500 a R$ 2.999,99: 7%" below a heading of discounts. */
function discountOf(value: number, lines: readonly DocumentRow[]): Answer | null {
  const steps = lines.flatMap((row) => {
    if (!DISCOUNT.test(fold(`${row.section} ${row.line}`))) return [];
    const figures = figuresOf(row.line);
    const rates = figures.filter(({ kind }) => kind === 'percent');
    const [bounds, second] = figures.filter(({ kind, isRange }) => kind === 'money' && isRange);
    const [rate, otherRate] = rates;
    return bounds && !second && rate && !otherRate
      ? [{ row, range: bounds.range, rate: rate.value }]
      : [];
  });
  const [step, other] = steps.filter(
    ({ range }) => containsValue({ ...range, unit: null }, value, null) === true,
  );
  if (!step || other) return null;
  const { row, rate } = step;
  const paid = formatReais(value * (1 - rate / 100));
  const sum = `${formatReais(value)} − ${rate.toLocaleString('pt-BR')}%`;
  return {
    text: `**${paid}**: ${sum} (“${asData(row.line)}”) — ${sourceText([row])}.`,
    rows: [row],
  };
}

const numberIn = (text: string): number =>
  Number(
    text
      .replace(/[.,]$/, '')
      .replace(/\.(?=\d{3})/g, '')
      .replace(',', '.'),
  );

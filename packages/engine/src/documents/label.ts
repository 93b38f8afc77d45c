import { figuresOf } from './quantities.ts';
import type { RowRange } from './row.ts';

/** The label of a price: its item, and a condition such as "22 a 30 dias". */
export interface Label {
  item: string;
  range: RowRange | null;
  /** The condition as written. */
  rangeText: string;
}

/** Words that belong to a range: "de 22 a 30 dias", "acima de 30". */
const LEAD =
  /(?:^|\s|\()(?:de|entre|acima de|mais de|a partir de|ate|até|menos de|abaixo de|superior a|após|apos|depois de|maior que|menor que|\+|>|<|faixa de|faixa|com)\s*$/iu;

/** Reads a label; `item` is empty when the whole label is a range or a number. */
export function labelOf(text: string): Label {
  const figure = figuresOf(text).find(
    ({ kind, isRange, start, end }) =>
      (kind === 'money' && isRange) ||
      (kind === 'counted' && (isRange || isWhole(text, start, end))),
  );
  if (!figure) return { item: text, range: null, rangeText: '' };
  let start = figure.start;
  for (let lead = LEAD.exec(text.slice(0, start)); lead; lead = LEAD.exec(text.slice(0, start))) {
    start = lead.index;
  }
  const rest = trimmed(`${text.slice(0, start)} ${restAfter(text.slice(figure.end))}`);
  const rangeText = trimmed(text.slice(start, figure.end));
  const range = figure.kind === 'money' ? { ...figure.range, unit: 'r$' } : figure.range;
  return { item: rest, range, rangeText };
}

const isWhole = (text: string, start: number, end: number) =>
  trimmed(text.slice(0, start)) === '' && trimmed(text.slice(end)) === '';

/** "ou mais", "em diante" are part of the range. */
const restAfter = (rest: string) =>
  rest
    .replace(/^\s*(?:ou mais|em diante|e acima|ou menos|\+)/i, '')
    .replace(/^\s*(?:úteis|uteis|corridos)/i, '');

const trimmed = (text: string) =>
  text
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;–—-]+/, '')
    .replace(/(?<![\s,:;–—-])[\s,:;–—-]+$/, '');

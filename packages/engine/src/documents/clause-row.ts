import { fold } from '../shared/text.ts';
import type { Figure, Part } from './clause-figures.ts';
import { pricesIn } from './figures.ts';
import { labelOf } from './label.ts';
import { figuresOf } from './quantities.ts';
import type { ExtractedRow, Place, RowKind, RowRange } from './row.ts';

/** "abaixo disso R$ 15" after "grátis acima de R$ 400". */
function oppositeOf({ label }: Part, before: Part | null): RowRange | null {
  const limit = before?.limit;
  if (!limit || !/^(?:abaixo|menos|acima|mais|senão|fora)/iu.test(label)) return null;
  return { low: limit.high, high: limit.low, unit: limit.unit };
}

export function rowOf(part: Part, head: string, place: Place, before: Part | null): ExtractedRow {
  const { figure, text } = part;
  const opposite = oppositeOf(part, before);
  const label = opposite && before ? before.label : part.label;
  const { item: name, range, rangeText } = labelOf(withoutLinks(label));
  const above = headLabel(head, place);
  const price = pricesIn(text.slice(figure.start))[0];
  const isMoney = figure.kind === 'money';
  const condition = isMoney ? (price?.condition ?? '') : part.after;
  const item = above.item === '' ? name || place.section : above.item;
  const hasHead = above.item !== '';
  return {
    kind: kindOf(figure, `${head} ${text}`),
    item: isPriced(figure) ? item : [above.item, name].filter(Boolean).join(' '),
    conditions: [
      above.rangeText,
      rangeText,
      hasHead && isPriced(figure) && item !== name ? name : '',
      opposite ? part.label : '',
      condition,
    ].filter(Boolean),
    range: unitFrom(range, before) ?? above.range ?? part.limit ?? opposite,
    value: figure.value,
    amount: amountOf(figure, text),
    per: isMoney ? (price?.per ?? part.per) : null,
    isSentence: !isPriced(figure),
    ...place,
  };
}

/** A head such as "0 a 18 anos" is a condition of the item above it. */
function headLabel(head: string, { section }: Place) {
  if (head === '') return { item: '', range: null, rangeText: '' };
  const label = labelOf(head);
  return label.item === ''
    ? { ...label, item: section }
    : { item: head, range: null, rangeText: '' };
}

/** "30 a 99" after "10 a 29 peças" counts pieces, too. */
function unitFrom(range: RowRange | null, before: Part | null): RowRange | null {
  if (!range || range.unit !== null || !before) return range;
  return { ...range, unit: labelOf(withoutLinks(before.label)).range?.unit ?? null };
}

const isPriced = ({ kind }: Figure) => kind === 'money' || kind === 'free';

const withoutLinks = (label: string) =>
  label
    .replace(/(?<!\S)(?:com|de|por|a|é|em|sai|custa|fica)\s*$/iu, '')
    .replace(/^(?:e|ou)\s/iu, '')
    .trim();

function kindOf({ kind }: Figure, text: string): RowKind {
  if (kind === 'money' || kind === 'free') return 'price';
  return kind === 'duration' && /\b(?:prazo|entrega|pront|producao|envio)/.test(fold(text))
    ? 'deadline'
    : 'policy';
}

function amountOf({ kind, start }: Figure, text: string): ExtractedRow['amount'] {
  if (kind === 'money') return pricesIn(text.slice(start))[0]?.amount ?? null;
  if (kind === 'free' || kind === 'times' || kind === 'limit') return null;
  const [figure] = figuresOf(text.slice(start));
  return figure
    ? { low: figure.value, high: null, kind: kind === 'percent' ? 'percent' : 'other' }
    : null;
}

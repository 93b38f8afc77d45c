import { pricesIn } from './figures.ts';
import { labelOf } from './label.ts';
import type { ExtractedRow, Place } from './row.ts';

/** "Item: first R$ 1; second R$ 2", "first R$ 1, second R$ 2": prices that follow their labels. */
const PART =
  /^([^R$]{1,60}?)\s{0,30}[:=–-]?\s{0,30}(R\$ ?\d[\d.]{0,20}(?:,\d{1,2})?)\s{0,30}(.{0,30})$/u;
const HEAD_MAX = 60;
const PARTS_MAX = 12;

/** The rows of a line that lists several prices, each after its label; null for any other line. */
export function enumeratedRows(line: string, place: Place): ExtractedRow[] | null {
  if ((line.match(/R\$/g) ?? []).length < 2) return null;
  const [head, list] = headOf(line.replace(/\.$/, ''));
  const parts = list
    .split(/[;|]|\s\/\s|,\s(?=\D)|\se\s(?=\s{0,30}[^R$]{1,40}R\$)/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > PARTS_MAX) return null;
  const rows = parts.map((part) => rowOf(part, head, place));
  const found = rows.filter((row) => row !== null);
  return found.length === rows.length ? found : null;
}

/** The item before the list: "Camisa polo: 10 a 29 peças R$ 64; …". */
function headOf(line: string): [string, string] {
  const at = line.indexOf(':');
  const isHead = at > 0 && at <= HEAD_MAX && !line.slice(0, at).includes('R$');
  return isHead ? [line.slice(0, at).trim(), line.slice(at + 1).trim()] : ['', line];
}

function rowOf(part: string, head: string, place: Place): ExtractedRow | null {
  const [, label = '', , after = ''] = PART.exec(part.trim()) ?? [];
  const [price] = pricesIn(part);
  if (label === '' || !price || pricesIn(part).length > 1) return null;
  const { item, range, rangeText } = labelOf(label.trim());
  const unit = range?.unit ?? null;
  const conditions = [
    rangeText,
    head === '' ? '' : item,
    after.startsWith('/') ? '' : price.condition,
  ];
  return {
    kind: 'price',
    item: head === '' ? item : head,
    conditions: conditions.filter(Boolean),
    range: range && { ...range, unit },
    value: price.value,
    amount: price.amount,
    per: price.per,
    isSentence: false,
    ...place,
    section: place.section,
  };
}

import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { quoteOf } from './assemble-quote.ts';
import { countedLike, qualified, recounted, requalified, withCountOf } from './changed-lines.ts';
import type { Quote, QuoteLine } from './quote.ts';
import type { QuoteReading } from './read-quote.ts';

const ADDS =
  /^(?:e |mas |ai |ah |entao )*(?:mais|com|\+|junto|inclu\w+|bota|coloca|poe|soma|e se (?:levar|pegar|for) tambem)\b/;
const GOES_ON =
  /^(?:e|mas|agora|ai|entao|ok|ta|com|sem|no|na|nos|nas|em|pra|para|se|parcelad\w*|dividid\w*|so|tudo)\b/;
const ONLY_PARTS = /^(?:e |mas )*(?:se for )?(?:em|de|por) (\d{1,2}) ?(?:x|vezes)?\W*$/;

/** The quote before with what a short message changes; null when it starts another. */
export function onward(
  before: Quote,
  reading: QuoteReading,
  folded: string,
  rows: readonly DocumentRow[],
): Quote | null {
  const { lines, rules, parts, qualifiers, bare, refersBack } = reading;
  const named = before.rules.filter(({ isAutomatic }) => !isAutomatic);
  if (refersBack !== null) return again(before, reading, refersBack, rows);
  if (lines.length > 0) {
    const isAdded = ADDS.test(folded) || lines.every((line) => isExtra(line, before));
    if (isAdded) {
      const added = lines.map((line) => countedLike(line, before.lines, folded));
      const goods =
        bare.length === 1 ? (recounted(before.lines, bare[0], rows) ?? before.lines) : before.lines;
      return quoteOf(
        {
          ...reading,
          lines: [...goods, ...added],
          rules: rules.length > 0 ? rules : named,
          parts: parts ?? before.parts,
        },
        rows,
      );
    }
    if (!GOES_ON.test(folded)) return null;
    const last = before.lines.at(-1);
    const isSameCount =
      bare.length === 0 && lines.every(({ count }) => count === 1) && last !== undefined;
    const replaced = isSameCount ? lines.map((line) => withCountOf(line, last, rows)) : [...lines];
    return quoteOf(
      qualified(
        {
          ...reading,
          lines: replaced,
          rules: rules.length > 0 ? rules : rulesFor(named, replaced),
          parts: parts ?? before.parts,
        },
        rows,
        before,
      ),
      rows,
    );
  }
  if (rules.length > 0) {
    const kept = named.filter(({ row }) => !rules.some((rule) => isOneOf(rule.row, row)));
    return quoteOf(
      { ...reading, lines: before.lines, rules: [...kept, ...rules], parts: parts ?? before.parts },
      rows,
    );
  }
  const other = before.parts === null ? null : ONLY_PARTS.exec(folded)?.[1];
  if (other) return { ...before, parts: Number(other) };
  const isOnlyParts = reading.unknown.length === 0 && reading.known.length === 0;
  if (parts !== null && (GOES_ON.test(folded) || isOnlyParts))
    return quoteOf({ ...reading, lines: before.lines, rules: named }, rows);
  if (!GOES_ON.test(folded)) return null;
  const changed =
    qualifiers.length > 0 ? requalified(before.lines, qualifiers, rows) : before.lines;
  if (qualifiers.length > 0 && changed === null) return null;
  const counted = bare.length === 1 ? recounted(changed ?? before.lines, bare[0], rows) : changed;
  if (!counted || (bare.length === 0 && qualifiers.length === 0)) return null;
  return quoteOf({ ...reading, lines: counted, rules: named, parts: before.parts }, rows);
}

/** "2 desse e 1 do motor": the goods before again, and others under the same condition. */
function again(
  before: Quote,
  reading: QuoteReading,
  count: number,
  rows: readonly DocumentRow[],
): Quote | null {
  const last = before.lines.at(-1);
  if (!last) return null;
  const others = qualified(reading, rows, before).lines;
  return quoteOf({ ...reading, lines: [{ ...last, count }, ...others] }, rows);
}

/** Fees and what belongs to the goods of the quote are added to it: "com frete pra Itabuna". */
const isExtra = ({ row, count }: QuoteLine, before: Quote) =>
  count === 1 &&
  /\b(?:frete|entrega|taxa|matricula|instalacao|embalagem|montagem|bordado|base)\b/.test(
    fold(`${row.section} ${row.item}`),
  ) &&
  !before.lines.some((line) => line.row.item === row.item && line.row.section === row.section);

/** Rules of a payment hold for other goods, too; those of a quantity do not. */
const rulesFor = (rules: Quote['rules'], _lines: readonly QuoteLine[]) => rules;

/** Rules of one list replace each other: "anual" after "semestral". */
const isOneOf = (row: DocumentRow | null, other: DocumentRow | null) =>
  row === null || other === null
    ? row === other
    : row.file === other.file &&
      (row.line === other.line || (row.section !== '' && row.section === other.section));

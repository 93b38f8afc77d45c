import { fold } from '../../shared/text.ts';
import { containsValue, figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem } from '../terms.ts';
import { numbered } from './candidates.ts';
import type { Quote, QuoteLine } from './quote.ts';
import { type Before, type QuoteReading, quoteOf, readQuoted } from './read-quote.ts';

/** The quotes of a conversation, the newest last. */
export interface QuoteState {
  quotes: readonly Quote[];
  /** Messages since the last one. */
  age: number;
}

export const NO_QUOTES: QuoteState = { quotes: [], age: 0 };

export interface Quoted {
  quote: Quote;
  /** The share of the message's words that documents know, 0 to 1. */
  share: number;
  /** Whether it goes on with the quote before. */
  isOnward: boolean;
}

const ADDS =
  /^(?:e |mas |ai |ah |entao )*(?:mais|com|\+|junto|inclu\w+|bota|coloca|poe|soma|e se (?:levar|pegar|for) tambem)\b/;
const TOTALS =
  /\b(?:(?:os|as) (?:dois|duas|tres|2|3) (?:juntos|juntas|junto)|total d(?:os|as) (?:dois|duas|tres|2|3)|somando (?:tudo|os|as)|soma (?:tudo|os|as|dos|das)|tudo junto|(?:os|as) (?:dois|duas|tres) (?:da|dao|fica|ficam|sai|saem)|total de tudo|total geral)\b|^(?:e )?(?:o |as duas |os dois )*(?:total|juntas|juntos|somado)\W*$|\b(?:as duas|os dois) junt[ao]s\b/;
const GOES_ON =
  /^(?:e|mas|agora|ai|entao|ok|ta|com|sem|no|na|nos|nas|em|pra|para|se|parcelad\w*|dividid\w*|so|tudo)\b/;
const ONLY_PARTS = /^(?:e |mas )*(?:se for )?(?:em|de|por) (\d{1,2}) ?(?:x|vezes)?\W*$/;
const FOLLOWING_WORDS = 12;
const QUESTION_MAX = 300;

/** The quotes after the messages of a conversation, the oldest first. */
export function quotesAfter(messages: readonly string[], rows: readonly DocumentRow[]): QuoteState {
  let state = NO_QUOTES;
  for (const message of messages) {
    const quoted = quotedIn(message, rows, state);
    state =
      quoted && quoted.share >= SHARE
        ? { quotes: [...state.quotes, quoted.quote], age: 0 }
        : { quotes: state.quotes, age: state.age + 1 };
  }
  return state;
}

/** The quote that a message asks for; null when it names no goods. */
export function quotedIn(
  message: string,
  rows: readonly DocumentRow[],
  { quotes, age }: QuoteState,
): Quoted | null {
  if (message.length > QUESTION_MAX || rows.length === 0) return null;
  const folded = fold(message);
  if (ASKS_RULE.test(folded) && !/\b(?:quanto|qto|qual o (?:total|valor|preco))\b/.test(folded))
    return null;
  const before = age <= KEPT ? quotes.at(-1) : undefined;
  if (before && TOTALS.test(folded)) return together(quotes, folded, rows);
  const reading = readQuoted(message, rows, beforeOf(before));
  const share = shareOf(reading);
  const isShort = folded.split(/\s+/).length <= FOLLOWING_WORDS;
  if (before && isShort && share >= SHARE) {
    const quote = onward(before, age > 0 ? { ...reading, bare: [] } : reading, folded, rows);
    if (quote) return { quote, share, isOnward: true };
  }
  if (reading.lines.length === 0) return null;
  const quote = quoteOf(qualified(reading, rows), rows);
  return { quote, share, isOnward: false };
}

/** Questions of what is allowed or included, which name goods without asking for their price. */
const ASKS_RULE =
  /\b(?:posso|pode|podem|perd\w+|cobre|direito|devol\w+|troc\w+|aceita\w*|atende\w*|demora\w*|garantia|acumul\w+|som\w+ o desconto|vale (?:pra|para|com)|precisa|inclus\w+|inclui|em quantos? dias|quantas? )\b/;
const SHARE = 0.5;
/** Messages about something else after which a quote is still meant. */
const KEPT = 2;

const beforeOf = (before: Quote | undefined): Before => {
  const line = before?.lines.at(-1);
  return line
    ? { preferred: wordsOfRow(line.row).conditions, count: line.count > 1 ? line.count : null }
    : {};
};

function shareOf({ known, unknown }: QuoteReading): number {
  const all = known.length + unknown.length;
  return all === 0 ? 1 : known.length / all;
}

/** "as duas juntas": the goods of the last quotes. */
function together(
  quotes: readonly Quote[],
  folded: string,
  rows: readonly DocumentRow[],
): Quoted | null {
  const count = /\btres\b|\b3\b/.test(folded)
    ? 3
    : /\b(?:tudo|geral)\b/.test(folded)
      ? quotes.length
      : 2;
  const last = quotes.slice(-count);
  const lines = last.flatMap((quote) => quote.lines);
  const distinct = [...new Map(lines.map((line) => [line.row, line])).values()];
  if (distinct.length < 2) return null;
  const rules = last.at(-1)?.rules ?? [];
  const named = rules.filter(({ isAutomatic }) => !isAutomatic);
  const quote = quoteOf(
    {
      lines: distinct,
      rules: named,
      parts: null,
      unknown: [],
      known: [],
      qualifiers: [],
      bare: [],
      refersBack: null,
    },
    rows,
  );
  return { quote, share: 1, isOnward: true };
}

/** The quote before with what a short message changes; null when it starts another. */
function onward(
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

/** "com almoço pros 4": a price for a person is paid for all that were counted. */
function countedLike(line: QuoteLine, before: readonly QuoteLine[], folded: string): QuoteLine {
  if (line.count !== 1) return line;
  const named = /\b(?:pr[oa]s?|para (?:os|as)|d[oa]s) (\d{1,4}|dois|duas|tres|quatro|cinco)\b/.exec(
    folded,
  )?.[1];
  const value = named === undefined ? null : (WORDS.get(named) ?? Number(named));
  if (value) return { ...line, count: value };
  const whole = before.reduce((sum, { count }) => sum + count, 0);
  return /\b(?:pra|para|pros) (?:todos|todas|todo mundo|cada)\b/.test(folded)
    ? { ...line, count: whole }
    : line;
}
const WORDS = new Map([
  ['dois', 2],
  ['duas', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
]);

/** "e a pequena?" asks for as many as before. */
function withCountOf(
  line: QuoteLine,
  { count, unit, row }: QuoteLine,
  rows: readonly DocumentRow[],
): QuoteLine {
  if (count === 1 && row.range === null) return line;
  const same = rows.filter(
    (one) =>
      one.kind === 'price' &&
      one.item === line.row.item &&
      one.section === line.row.section &&
      one.file === line.row.file &&
      sameConditions(one, line.row),
  );
  const inRange = same.find(({ range }) => range && containsValue(range, count, unit) === true);
  return { ...line, count, unit, row: inRange ?? line.row };
}

const sameConditions = (one: DocumentRow, row: DocumentRow) => {
  const worded = ({ conditions }: DocumentRow) =>
    conditions.filter((text) => !/\d/.test(text)).join('|');
  return worded(one) === worded(row);
};

/** Rules of a payment hold for other goods, too; those of a quantity do not. */
const rulesFor = (rules: Quote['rules'], _lines: readonly QuoteLine[]) => rules;

/** Rules of one list replace each other: "anual" after "semestral". */
const isOneOf = (row: DocumentRow | null, other: DocumentRow | null) =>
  row === null || other === null
    ? row === other
    : row.file === other.file &&
      (row.line === other.line || (row.section !== '' && row.section === other.section));

/** "e enfermaria?": the same goods under another condition; null when there is none. */
function requalified(
  lines: readonly QuoteLine[],
  qualifiers: readonly string[],
  rows: readonly DocumentRow[],
): QuoteLine[] | null {
  const changed = lines.map((line) => {
    const { row } = line;
    const found = rows.find(
      (one) =>
        one.kind === 'price' &&
        one.item === row.item &&
        one.file === row.file &&
        one.section === row.section &&
        one.range?.low === row.range?.low &&
        one.range?.high === row.range?.high &&
        qualifiers.every((term) => wordsOfRow(one).conditions.some((stem) => sameStem(stem, term))),
    );
    return found ? { ...line, row: found } : null;
  });
  return changed.every((line) => line !== null) ? changed : null;
}

/** "e se forem 10?": the last goods with another number. */
function recounted(
  lines: readonly QuoteLine[],
  number: QuoteReading['bare'][number] | undefined,
  rows: readonly DocumentRow[],
): QuoteLine[] | null {
  const last = lines.at(-1);
  if (!number || !last) return null;
  const siblings = rows.filter(
    (one) =>
      one.kind === 'price' &&
      one.file === last.row.file &&
      one.item === last.row.item &&
      one.section === last.row.section &&
      sameConditions(one, last.row),
  );
  const named = rows.find(
    (one) =>
      one.kind === 'price' &&
      one.file === last.row.file &&
      one.item !== last.row.item &&
      withoutDigits(one.item) === withoutDigits(last.row.item) &&
      sizesIn(one.item).includes(number.value) &&
      (one.range === null || containsValue(one.range, last.count, last.unit) === true),
  );
  if (named) return [...lines.slice(0, -1), { ...last, row: named }];
  const sized = rows.find(
    (one) =>
      one.kind === 'price' &&
      one !== last.row &&
      one.range === null &&
      isSameItem(one, last.row) &&
      one.conditions.some((text) => sizesIn(text).some((size) => size === number.value)),
  );
  if (sized) return [...lines.slice(0, -1), { ...last, row: sized }];
  const applied = numbered(
    siblings,
    number.unit === null ? { ...number, unit: last.unit } : number,
    rows,
  );
  const [row] = applied.rows;
  if (!row || applied.isOutside || (applied.count === null && row === last.row)) return null;
  const count = applied.count ?? last.count;
  return [...lines.slice(0, -1), { ...last, row, count, unit: number.unit ?? last.unit }];
}

const isSameItem = (one: DocumentRow, row: DocumentRow) =>
  one.file === row.file && one.section === row.section && one.item === row.item;

const withoutDigits = (item: string) =>
  fold(item)
    .replace(/[\d.,]+/g, '')
    .replace(/s\b/g, '');

const sizesIn = (text: string) => figuresOf(text).map(({ value }) => value);

/** Conditions without an item hold for all goods of the message: "tudo enfermaria". */
function qualified(
  reading: QuoteReading,
  rows: readonly DocumentRow[],
  before?: Quote,
): QuoteReading {
  const { lines, qualifiers } = reading;
  const inherited = qualifiers.length > 0 ? qualifiers : conditionsOf(before);
  if (inherited.length === 0) return reading;
  const changed = requalified(lines, inherited, rows);
  return changed ? { ...reading, lines: changed } : reading;
}

const conditionsOf = (before: Quote | undefined): readonly string[] => {
  const last = before?.lines.at(-1);
  if (!last) return [];
  return wordsOfRow({ ...last.row }).conditions.filter((stem) =>
    last.terms.some((term) => sameStem(term, stem)),
  );
};

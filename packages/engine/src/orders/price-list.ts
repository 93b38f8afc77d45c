import { fold, lengthInWords } from '../shared/text.ts';
import {
  amountOf,
  LOT,
  NAME_WORDS,
  NO_NAME,
  NUMBERING,
  priceOfColumn,
  pricesIn,
  rangeOf,
  TIER,
  wordValue,
} from './list-prices.ts';
import { labelOf, measureOfNote, PACKS, product } from './list-product.ts';
import type { Price, Product } from './product.ts';
import { tokensOf } from './tokens.ts';

/** A line of a document. */
export interface ListLine {
  line: string;
  item: string;
  conditions: readonly string[];
  section: string;
  file: string;
  /** The whole line, where this is a part of it. */
  source?: string;
}

/** Lines that state how is paid and delivered. */
export const RULE =
  /%|^\s{0,3}(?:frete|entreg|taxa|pix|cart[aã]o|[aà] vista|sinal|entrada|comiss|parcel|prazo|garantia|multa|cau[cç][aã]o|reserva|encomenda|retirada|m[ií]nim|pedido|dinheiro|boleto|vendedor|representante|cr[eé]dito|d[eé]bito|zona|atraso|envio)|(?<!\p{L})(?:gr[aá]tis|por km|desconto)(?!\p{L})/iu;
const MONEY =
  /R\$\s?\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?|R\$\s?\d{1,7}(?:,\d{1,2})?|(?<![\d.,])(?:\d{1,3}(?:\.\d{3}){1,3}|\d{1,7}),\d{2}(?![\d,])/gu;
/** A number at the end of a part of a line, perhaps with what it is for. */
const BARE =
  /(?<![\d.,/])(?:\d{1,3}(?:\.\d{3}){1,2}|\d{1,6})(?:,\d{1,2})?(?=(?: (?:cada|reais|real|un|unid|unidade|(?:[oa]|por|cada) \p{L}{1,12}[²³23]?(?: \p{L}{1,9})?)|\/\p{L}{1,9})?[\s\uE000-\uE0FF]{0,4}$)/u;
const PARTS = /;|\||·|(?<=\s)(?:--|[-–—/])(?=\s)|\.{3,60}|\.\s(?=\p{Lu})|,\s/gu;

/** What a line of a price list sells. */
export function productsOf(row: ListLine): Product[] {
  const source = { line: row.source ?? row.line, file: row.file };
  const header = row.conditions.flatMap((one) => columnIn(one, row.line));
  if (header.length > 0 && row.item !== '') {
    const first = { section: row.section };
    return inColumns(row.item, header, first, source);
  }
  return RULE.test(row.line.replace(NUMBERING, '')) ? [] : inText(row, source);
}

/** The columns of a table: other kinds, or the prices of one kind by how many. */
function inColumns(
  item: string,
  columns: readonly { name: string; amount: number }[],
  around: { section: string },
  source: Product['source'],
): Product[] {
  const names = columns.map(({ name }) => name);
  const prices = columns.flatMap(({ name, amount }) => priceOfColumn(name, amount, names) ?? []);
  const given = { ...around, label: item, source };
  if (prices.length === columns.length) {
    const one = product(item, prices[0]?.amount ?? 0, { ...given, trail: '' });
    return one ? [{ ...one, prices }] : [];
  }
  return columns.flatMap(({ name, amount }) => {
    const isPrice = /^\s{0,2}(?:pre[cç]o|valor|r\$|unit)/iu.test(name);
    return product(isPrice ? item : `${item} ${name}`, amount, { ...given, trail: name }) ?? [];
  });
}

/** A column with an own name and a price below it. */
function columnIn(cell: string, line: string): { name: string; amount: number }[] {
  const [name = '', value = ''] = cell.split('\t');
  const amount = amountOf(value);
  const isHeader = name.trim() !== '' && !fold(line).includes(fold(name));
  return isHeader && amount !== null && /^[^\p{L}]{0,4}[\d.,]{1,12}[^\p{L}]{0,3}$/u.test(value)
    ? [{ name, amount }]
    : [];
}

/** A character of the private range stands for each parenthesis. */
const NOTE = 0xe000;

interface Piece {
  label: string;
  amount: number;
  trail: string;
  notes: readonly string[];
}

function inText({ line, section }: ListLine, source: Product['source']): Product[] {
  const notes: string[] = [];
  const plain = line.replace(NUMBERING, '').replace(/\(([^()]{1,120})\)/gu, (_, note: string) => {
    notes.push(note);
    return ` ${String.fromCharCode(NOTE + notes.length - 1)} `;
  });
  const made: Product[] = [];
  let first: Product | null = null;
  let header = '';
  for (const piece of piecesOf(plain, notes)) {
    const tier = TIER.exec(piece.label);
    const isTier = tier !== null && isEnd(piece.label, tier);
    const before = isTier ? piece.label.slice(0, tier.index) : piece.label;
    const label =
      isTier && made.length === 0 && !/\p{L}{3}/u.test(before) ? countedIn(tier[0]) : before;
    const range = isTier ? rangeOf(tier[0]) : null;
    const own = labelOf(label);
    const isLinked = /^(?:(?:de|e|ou|por|das?|para|acima|com)\s?){0,3}$/u.test(fold(own));
    const lot = LOT.exec(
      fold(label)
        .replace(/[\s:=–-]{1,6}$/u, '')
        .replace(/^[,;:]?\s{0,3}/u, ''),
    );
    const many = lot ? (wordValue(lot[1] ?? '') ?? 0) : 0;
    if (made.length > 0 && many > 1) {
      addPrice(made, { least: null, most: null, amount: piece.amount, lot: many });
      continue;
    }
    if (isLinked && range && made.length > 0) {
      addPrice(made, { ...range, amount: piece.amount, lot: 1 });
      continue;
    }
    if (NO_NAME.test(fold(own)) || lengthInWords(own) > NAME_WORDS) continue;
    if (first === null) header = headerOf(own);
    const one = product(own, piece.amount, {
      label: first?.label ?? '',
      section: `${header} ${section}`,
      trail: `${piece.trail} ${piece.notes.find((note) => measureOfNote(note) !== '') ?? ''}`,
      source,
      first,
    });
    if (!one) continue;
    made.push(range ? { ...one, prices: [{ ...range, amount: piece.amount, lot: 1 }] } : one);
    first ??= one;
    for (const note of piece.notes) {
      for (const price of pricesIn(note)) addPrice(made, price);
      const pack = packIn(note, one);
      if (pack) made.push(pack);
    }
  }
  return made;
}

/** "Até 300 convites": what a step counts is its name where it has no other. */
const countedIn = (tier: string): string =>
  (/\d(?: (?:a|at[eé]) [\d.]{1,7})? (\p{L}{4,20})/u.exec(tier)?.[1] ?? '').replace(
    /^(?:unidades?|pe[cç]as?|itens|quilos?|litros?|metros?|reais|pessoas?|noites?|dias?)$/iu,
    '',
  );

const isEnd = (label: string, tier: RegExpExecArray) =>
  /^[\s:=–,>-]{0,5}(?:(?:sai|saem|fica|ficam|por|a|cada|custa|cai para) ){0,3}$/u.test(
    label.slice(tier.index + tier[0].length),
  );

function addPrice(made: Product[], price: Price): void {
  const last = made.at(-1);
  if (last) made[made.length - 1] = { ...last, prices: [...last.prices, price] };
}

/** The prices of a line with the text before and after each. */
function piecesOf(plain: string, notes: readonly string[]): Piece[] {
  const isMarked = plain.match(MONEY) !== null;
  const pieces: Piece[] = [];
  let open = '';
  const parts = partsOf(plain);
  for (const [at, part] of parts.entries()) {
    const isName = ONLY_PRICE.test(parts[at + 1] ?? '') && !ONLY_PRICE.test(part);
    const marked = isMarked ? [...part.matchAll(MONEY)] : [];
    const isBare = isMarked ? AFTER_COLON.test(part) : !isName;
    const places = marked.length > 0 || !isBare ? marked : bareIn(part);
    let from = 0;
    for (const place of places) {
      const amount = amountOf(place[0]);
      const label = `${open} ${part.slice(from, place.index)}`;
      from = place.index + place[0].length;
      open = '';
      if (amount !== null) pieces.push({ label, amount, trail: '', notes: [] });
    }
    const rest = part.slice(from);
    const last = pieces.at(-1);
    if (places.length > 0 && last)
      pieces[pieces.length - 1] = { ...last, trail: rest, notes: notesIn(rest, notes) };
    else if (last && /^\s{0,3}[\uE000-\uE0FF]\s{0,3}$/u.test(part) && open === '')
      pieces[pieces.length - 1] = { ...last, notes: notesIn(part, notes) };
    else open = `${open} ${part}`;
  }
  return pieces.map((one) => ({ ...one, label: withNotes(one.label, notes) }));
}

/** "12 a 49: 20" beside amounts with cents. */
const AFTER_COLON = /: ?\d{1,6}\s{0,3}$/u;
const ONLY_PRICE =
  /^\s{0,3}\d[\d.,]{0,11}(?: (?:cada|reais|\/?un\p{L}{0,6}))?[\s\uE000-\uE0FF]{0,4}$/u;
const partsOf = (plain: string): string[] => plain.split(PARTS).map((part) => part.trimEnd());
const bareIn = (part: string) => {
  const found = BARE.exec(part);
  return found ? [found] : [];
};
const notesIn = (rest: string, notes: readonly string[]): string[] =>
  [...rest.matchAll(/[\uE000-\uE0FF]/gu)].flatMap(
    ([mark]) => notes[mark.charCodeAt(0) - NOTE] ?? [],
  );
const withNotes = (label: string, notes: readonly string[]): string =>
  label.replace(/[\uE000-\uE0FF]/gu, (mark) => ` (${notes[mark.charCodeAt(0) - NOTE] ?? ''}) `);

/** "Preços por diária: cadeira" names what all of its line are. */
function headerOf(label: string): string {
  const at = label.indexOf(':');
  return at > 0 ? label.slice(0, at) : '';
}

/** "cx c/ 12: R$ 190": the price of a pack. */
function packIn(note: string, one: Product): Product | null {
  const words = tokensOf(note) ?? [];
  const pack = words.find(({ stem }) => PACKS.test(stem));
  const [price] = [...note.matchAll(MONEY)].slice(-1);
  const amount = price ? amountOf(price[0]) : null;
  return pack && amount !== null
    ? {
        ...one,
        label: `${one.label} (${pack.word})`,
        words: [...one.words, pack],
        prices: [{ amount, least: null, most: null, lot: 1 }],
      }
    : null;
}

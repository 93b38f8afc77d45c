import { fold, listOf } from '../shared/text.ts';
import type { DocumentRow } from './row.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, sourceText } from './wording.ts';

const ORDER = ['PP', 'P', 'M', 'G', 'GG', 'XG', 'XGG'];
const WORDED = '(?:PP|P|M|GG|G|XGG|XG|EGG|EG|EXG)';
const NUMBERS = String.raw`\d{2}(?![\d%,.]| ?(?:dias?|anos?|horas?|reais|un|pe[cç]as?|x\b))`;
const SEPARATOR = '(?: ?[,/-] ?| e | )';
const TO = '(?: ao? | até )';
const listPattern = (size: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${size}(?:(?:${TO}|${SEPARATOR})${size}){1,12}(?![\p{L}\d])`,
    'u',
  );
const WORDED_LIST = listPattern(WORDED);
const NUMBERED_LIST = listPattern(NUMBERS);
const RANGE = new RegExp(String.raw`^(\S{1,3})${TO}(\S{1,3})$`, 'u');
const NAMES_SIZES = /\b(?:tamanhos?|tam|numeracao|numeros?|grade)\b/;

const ASKS = /\b(?:tem|temos|teria|vem|ha|existe|sobrou|faz|fazem|fabrica\w*|vende\w*)\b/;
const ASKED = [
  /\b(pp|gg|xg|xgg|eg|egg|exg)\b/,
  /\b(?:tamanho|tam|numero|num|no|na|em|n) (p|m|g|\d{2})\b/,
  /\b(?:tem|vem) (?:o )?(p|m|g|\d{2})\W*$/,
  / (p|m|g)\W*$/,
] as const;

/** "vestido verde tem GG?": whether the sizes that the documents state contain one; null for any other question. */
export function answerSize(
  question: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  const folded = fold(question);
  const size = ASKED.map((pattern) => pattern.exec(folded)?.[1])
    .find(Boolean)
    ?.toUpperCase();
  if (!size || !ASKS.test(folded)) return null;
  const asked = stemsOf(question).filter((stem) => !NOT_NAMED.test(stem));
  if (asked.length === 0) return null;
  const named = rows.flatMap((row) => {
    const sizes = namesAll(asked, row) ? sizesOf(row) : null;
    return sizes ? [{ row, sizes }] : [];
  });
  const having = named.filter(({ sizes }) => sizes.all.includes(sizeOf(size)));
  const shown = (having.length > 0 ? having : named).slice(0, SHOWN);
  if (shown.length === 0) return null;
  const texts = shown.map(
    ({ row, sizes }) => `${asData(nameOf(row.item, sizes.written))} tem ${sizes.shown}`,
  );
  const lead = having.length > 0 ? `Sim, tem ${size}` : `Não, ${size} não está nos seus documentos`;
  const found = shown.map(({ row }) => row);
  return {
    text: `**${lead}**: ${[...new Set(texts)].join('; ')} — ${sourceText(found)}.`,
    rows: found,
  };
}

const SHOWN = 3;
/** Spellings of one size. */
const sizeOf = (written: string) =>
  written.replace(/^E(?=G$)/, 'X').replace(/^(?:EGG|EXG)$/, 'XGG');
const NOT_NAMED = /^(?:pp|p|m|g|gg|xg|xgg|eg|egg|exg|tamanh|tam|numero|num|vem|faz|sobrou|vende)$/;
const isNumber = (text: string) => /^\d+$/.test(text);

function namesAll(asked: readonly string[], { item, section }: DocumentRow): boolean {
  const [ofItem, all] = [stemsOf(item), stemsOf(`${item} ${section}`)];
  const isIn = (stems: readonly string[], term: string) => stems.some((one) => sameStem(one, term));
  return asked.every((term) => isIn(all, term)) && asked.some((term) => isIn(ofItem, term));
}

interface Sizes {
  written: string;
  all: readonly string[];
  shown: string;
}

function sizesOf({ item, conditions, value, line }: DocumentRow): Sizes | null {
  const text = [item, ...conditions, value].join(' | ');
  const worded = WORDED_LIST.exec(text)?.[0];
  const numbers = NAMES_SIZES.test(fold(`${text} ${line}`)) ? NUMBERED_LIST.exec(text)?.[0] : null;
  const written = worded ?? numbers;
  if (!written) return null;
  const [, from = '', to = ''] = RANGE.exec(written) ?? [];
  const all = from === '' ? written.split(/[^A-Z\d]+/).filter(Boolean) : between(from, to);
  return {
    written,
    all: all.map(sizeOf),
    shown: from === '' ? listOf(all) : `de ${from} a ${to}`,
  };
}

function between(from: string, to: string): string[] {
  if (!isNumber(from))
    return ORDER.slice(ORDER.indexOf(sizeOf(from)), ORDER.indexOf(sizeOf(to)) + 1);
  const step = Number(from) % 2 === 0 && Number(to) % 2 === 0 && Number(from) >= 36 ? 2 : 1;
  const count = Math.max(0, Math.floor((Number(to) - Number(from)) / step) + 1);
  return Array.from({ length: count }, (_one, at) => String(Number(from) + at * step));
}

/** The item without the sizes that are written behind it. */
const nameOf = (item: string, written: string) => {
  const at = item.indexOf(written);
  const name = at > 0 ? item.slice(0, at) : item;
  return name.replace(/\b(?:tamanhos?|tam\.?)\b/giu, '').replace(/[\s:,;(–-]{1,9}$/u, '');
};

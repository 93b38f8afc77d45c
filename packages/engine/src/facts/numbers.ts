import { AMOUNT_WORDS } from '../knowledge/facts/amounts.gen.ts';
import { type Answer, wordAt } from './tokens.ts';

/** A number as written or spelled, with the position after its last token. */
export interface ReadNumber {
  value: number;
  /** The last scale that was stated: 1000 for "mil"; 1 for none. */
  scale: number;
  /** The value before the scale. */
  mantissa: number;
  /** Whether it may be an article: "uma". */
  isArticle: boolean;
  /** Whether the same characters may mean another number: "15,000". */
  isAmbiguous: boolean;
  end: number;
}

const WORDS = new Map(Object.entries(AMOUNT_WORDS.numbers));
const SCALES = new Map(Object.entries(AMOUNT_WORDS.scales));
const BRAZILIAN = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const THOUSANDS_BY_COMMA = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

/** Reads the number that starts at a token: "1.234,56", "vinte e cinco mil", "meio milhão", "2 mil e 500". */
export function readNumber(answer: Answer, at: number): ReadNumber | null {
  const half = readHalf(answer, at);
  if (half) return half;
  const first = addendAt(answer, at) ?? bareScale(answer, at);
  if (!first) return null;
  const isArticle = /^uma?$/.test(wordAt(answer, at)) && first.scale === 1;
  return { ...withRest(answer, first), isArticle };
}

type Addend = Omit<ReadNumber, 'isArticle'>;

function readHalf(answer: Answer, at: number): ReadNumber | null {
  if (!/^mei[oa]$/.test(wordAt(answer, at))) return null;
  const scale = wordAt(answer, at + 1) === 'duzia' ? 12 : SCALES.get(wordAt(answer, at + 1));
  if (!scale) return null;
  const value = scale / 2;
  return { value, scale, mantissa: 0.5, isArticle: false, isAmbiguous: false, end: at + 2 };
}

/** "mil reais" is a thousand; other scales need a number. */
function bareScale(answer: Answer, at: number): Addend | null {
  if (wordAt(answer, at) !== 'mil') return null;
  return { value: 1000, scale: 1000, mantissa: 1, isAmbiguous: false, end: at + 1 };
}

function addendAt(answer: Answer, at: number): Addend | null {
  const mantissa = digitsAt(answer, at) ?? spelledAt(answer, at);
  if (!mantissa) return null;
  const scale = scaleAt(answer, mantissa.end);
  const { value, isAmbiguous, end } = mantissa;
  if (!scale) return { value, scale: 1, mantissa: value, isAmbiguous, end };
  return { value: round(value * scale), scale, mantissa: value, isAmbiguous, end: end + 1 };
}

function scaleAt(answer: Answer, at: number): number | null {
  const token = answer.tokens[at];
  if (!token) return null;
  // "2M" is two million; "2 m" is two metres.
  if (token.text === 'M' && token.isGlued) return 1_000_000;
  return SCALES.get(token.folded) ?? null;
}

function digitsAt(answer: Answer, at: number) {
  const token = answer.tokens[at];
  const before = answer.tokens[at - 1];
  if (token?.kind !== 'number') return null;
  const isPartOfWord = token.isGlued && before?.kind === 'word' && !/^r[$s]$/.test(before.folded);
  const isOrdinal = /^[ºª°]$/.test(wordAt(answer, at + 1)) || /^[oa]$/.test(gluedAfter(answer, at));
  if (isPartOfWord || isOrdinal) return null;
  const parsed = parseDigits(token.text);
  return parsed && { ...parsed, end: at + 1 };
}

const gluedAfter = (answer: Answer, at: number) =>
  answer.tokens[at + 1]?.isGlued ? wordAt(answer, at + 1) : '';

/** "1.234,56", "1234.5" and "1,5"; a comma before three digits may be either separator. */
function parseDigits(digits: string): { value: number; isAmbiguous: boolean } | null {
  if (digits.length > 16) return null;
  if (BRAZILIAN.test(digits)) {
    return { value: Number(digits.replace(/\./g, '').replace(',', '.')), isAmbiguous: false };
  }
  if (PLAIN.test(digits)) return { value: Number(digits.replace(',', '.')), isAmbiguous: false };
  if (THOUSANDS_BY_COMMA.test(digits)) {
    return { value: Number(digits.replace(/,/g, '')), isAmbiguous: true };
  }
  return null;
}

/** "vinte e cinco", "cento e vinte". */
function spelledAt(answer: Answer, at: number) {
  const first = WORDS.get(wordAt(answer, at));
  if (first === undefined) return null;
  let value = first;
  let room = magnitude(first);
  let end = at + 1;
  for (;;) {
    const next = wordAt(answer, end) === 'e' ? end + 1 : end;
    const addend = WORDS.get(wordAt(answer, next));
    if (addend === undefined || addend === 0 || addend >= room) break;
    value += addend;
    room = magnitude(addend);
    end = next + 1;
  }
  return { value, isAmbiguous: false, end };
}

const magnitude = (value: number) => (value >= 100 ? 100 : value >= 20 ? 10 : 1);

/** "e meio", and addends below the scale: "2 mil e 500", "mil e duzentos". */
function withRest(answer: Answer, first: Addend): Addend {
  const { end, scale, value, mantissa } = first;
  const next = wordAt(answer, end) === 'e' ? end + 1 : end;
  if (next > end && /^mei[oa]$/.test(wordAt(answer, next))) {
    const after = scale === 1 ? scaleAt(answer, next + 1) : null;
    if (after) {
      const whole = mantissa + 0.5;
      return { ...first, value: whole * after, scale: after, mantissa: whole, end: next + 2 };
    }
    return { ...first, value: value + scale / 2, mantissa: mantissa + 0.5, end: next + 1 };
  }
  if (scale === 1 || (next === end && answer.tokens[next]?.kind === 'number')) return first;
  const rest = addendAt(answer, next);
  if (!rest || rest.value >= scale || rest.value < 1 || rest.scale >= scale) return first;
  // "1 milhão e duzentos" usually means 1.200.000.
  const isAmbiguous = first.isAmbiguous || (scale > 1_000 && rest.scale === 1 && rest.value >= 100);
  return { ...first, value: value + rest.value, isAmbiguous, end: rest.end };
}

/** Without the error of binary fractions: 16.5 × 1000000. */
const round = (value: number) => Math.round(value * 100) / 100;

import type { Period } from '../knowledge/facts/vocabulary.ts';
import { type Counted, type Kind, nounAfter } from './counted.ts';
import { readNumber } from './numbers.ts';
import { periodAfter } from './periods.ts';
import { knownPlaceEnd } from './place-names.ts';
import { type Answer, wordAt } from './tokens.ts';
import { CURRENCY } from './words.ts';

/** One amount of an answer: a number or a range, with what the words around it say of it. */
export interface Quantity {
  kind: Kind;
  low: number;
  /** The end of a range: "de 80 a 200 mil". */
  high: number | null;
  /** The baseline: "de 8 mil para 15 mil". */
  from: number | null;
  limit: 'from' | 'upTo' | null;
  per: Period | null;
  /** The token of the counted noun; null for none. */
  noun: number | null;
  /** The largest scale that was stated, 1 for none. */
  scale: number;
  isArticle: boolean;
  isAmbiguous: boolean;
  first: number;
  /** After the number and its currency, before the noun and the period. */
  numberEnd: number;
  end: number;
}

interface Part {
  value: number;
  scale: number;
  mantissa: number;
  mark: 'money' | 'percent' | 'times' | 'foreign' | null;
  isArticle: boolean;
  isAmbiguous: boolean;
  first: number;
  end: number;
}

/** Several facts of one answer need its amounts. */
const QUANTITIES = new WeakMap<Answer, readonly Quantity[]>();

/** All amounts of an answer, in its order; dates, clock times and telephone numbers are marked or left out. */
export function readQuantities(answer: Answer): readonly Quantity[] {
  const known = QUANTITIES.get(answer);
  if (known) return known;
  const found: Quantity[] = [];
  for (let at = 0; at < answer.tokens.length; ) {
    const quantity = quantityAt(answer, at);
    if (quantity) found.push(quantity);
    at = quantity ? quantity.end : at + 1;
  }
  QUANTITIES.set(answer, found);
  return found;
}

function quantityAt(answer: Answer, at: number): Quantity | null {
  // "Sete Lagoas"
  if (knownPlaceEnd(answer, at) !== null) return null;
  const first = partAt(answer, at);
  if (!first || first.value >= 1e11) return null;
  const last = changeAfter(answer, first) ?? rangeAfter(answer, first);
  return last ? combined(answer, first, last.part, last.isChange) : single(answer, first);
}

/** A number with its currency or percent sign. */
function partAt(answer: Answer, at: number): Part | null {
  const isMarked = /^(?:r\$|rs|\$)$/.test(wordAt(answer, at));
  const first = isMarked ? at + 1 : at;
  const number = readNumber(answer, first);
  if (!number) return null;
  const { mark, end } = markAfter(answer, number.end);
  const isForeign = mark === 'foreign' || /^(?:us|usd|u\$|euros?|€)$/.test(wordAt(answer, at - 1));
  return {
    ...number,
    mark: isForeign ? 'foreign' : isMarked || isSlangAmount(answer, first) ? 'money' : mark,
    first: at,
    end,
  };
}

/** "trezentão" are three hundred reais. */
const isSlangAmount = (answer: Answer, at: number) =>
  /^(?:dez|vint|trint|quarent|cinquent|cent|\w{3,6}cent|quinhent)(?:ao|inha)$/.test(
    wordAt(answer, at),
  );

function markAfter(answer: Answer, end: number): { mark: Part['mark']; end: number } {
  const word = wordAt(answer, end);
  if (word === '%') return { mark: 'percent', end: end + 1 };
  if (word === 'por' && wordAt(answer, end + 1) === 'cento')
    return { mark: 'percent', end: end + 2 };
  if (/^(?:dolar(?:es)?|euros?|usd|€)$/.test(word)) return { mark: 'foreign', end: end + 1 };
  if (CURRENCY.has(word)) return { mark: 'money', end: end + 1 };
  if (word === 'de' && CURRENCY.has(wordAt(answer, end + 1)))
    return { mark: 'money', end: end + 2 };
  if (word === 'vezes' || (word === 'x' && answer.tokens[end]?.isGlued)) {
    return { mark: 'times', end: end + 1 };
  }
  return { mark: null, end };
}

/** "de 14 milhões para 16,5 milhões", "de 5 para 10 clientes": the second number is the target. */
function changeAfter(answer: Answer, first: Part) {
  const before = firstBefore(answer, first.first);
  if (!/^d[eao]s?$/.test(before.word)) return null;
  const isMove =
    /^(?:sair|saindo|passar|passando|pular|subir|crescer|aumentar|ir|evoluir|saltar|baixar|reduzir|cair|diminuir)$/.test(
      wordAt(answer, before.at - 1),
    );
  for (let at = first.end; at < Math.min(first.end + 6, answer.tokens.length); at++) {
    const word = wordAt(answer, at);
    if (answer.tokens[at]?.kind === 'break' && word !== ',') return null;
    // "de R$ 59,90 por R$ 39,90"
    const isReduced = word === 'por' && first.mark === 'money' && at === first.end;
    const isTo =
      /^(?:para|pra|pro|p|pros|pras)$/.test(word) || (isMove && word === 'a') || isReduced;
    const next = isTo ? partAfterAbout(answer, at + 1) : null;
    const isCount = isReduced && next !== null && nounAfter(answer, next).kind === 'count';
    if (next && !isCount) return { part: next, isChange: true };
    if (at > first.end && readNumber(answer, at)) return null;
  }
  return null;
}

/** "de 80 a 200 mil", "entre 5 e 8 mil", "10-15 mil". */
function rangeAfter(answer: Answer, first: Part) {
  const word = wordAt(answer, first.end);
  const isBetween = firstBefore(answer, first.first).word === 'entre';
  const connects = /^(?:a|aos|ate|ou|-|–|~|à)$/.test(word) || (isBetween && /^(?:e|a)$/.test(word));
  const next = connects ? partAfterAbout(answer, first.end + 1) : adjacentPart(answer, first);
  if (!next || (next.isArticle && next.scale === 1)) return null;
  const [low, high] = [scaled(first, next), next.value];
  return low < high && (low === 0 || high <= low * 1000) ? { part: next, isChange: false } : null;
}

/** At most this many times the first of two numbers in a row: "200 300 reais". */
const ADJACENT_FACTOR = 2;

/** "uns 200 300 reais", "80, 100 reais": two numbers in a row are a range. */
function adjacentPart(answer: Answer, first: Part): Part | null {
  if (first.mark !== null || first.isArticle || first.value < 2) return null;
  const hasComma = answer.tokens[first.end]?.text === ',';
  const next = partAt(answer, hasComma ? first.end + 1 : first.end);
  if (!next || next.mark === 'times' || next.mark === 'percent') return null;
  const [low, high] = [scaled(first, next), next.value];
  if (high <= low || high > low * ADJACENT_FACTOR || first.scale > next.scale) return null;
  return !hasComma || next.mark === 'money' ? next : null;
}

function partAfterAbout(answer: Answer, at: number): Part | null {
  const isAbout = /^(?:uns|umas|os|as|ate|quase)$/.test(wordAt(answer, at));
  return partAt(answer, isAbout ? at + 1 : at);
}

/** The word before a number, without "uns" and "cerca de". */
function firstBefore(answer: Answer, at: number): { word: string; at: number } {
  let before = at - 1;
  if (/^(?:uns|umas|quase|ate)$/.test(wordAt(answer, before))) before--;
  if (wordAt(answer, before) === 'de' && wordAt(answer, before - 1) === 'cerca') before -= 2;
  return { word: wordAt(answer, before), at: before };
}

/** "80 a 200 mil": the scale of the second number applies to the first one too. */
function scaled(first: Part, last: Part): number {
  const isShared = first.scale === 1 && last.scale > 1 && first.value < last.mantissa;
  return isShared ? first.value * last.scale : first.value;
}

function combined(answer: Answer, first: Part, last: Part, isChange: boolean): Quantity {
  const low = scaled(first, last);
  const merged: Part = {
    ...last,
    mark: last.mark ?? first.mark,
    scale: Math.max(first.scale, last.scale),
    isArticle: false,
    isAmbiguous: first.isAmbiguous || last.isAmbiguous,
    first: first.first,
  };
  if (!isChange) return { ...single(answer, merged), low, high: last.value };
  const noun = merged.mark === null ? nounOfChange(answer, first, last) : undefined;
  return { ...single(answer, merged, noun), low: last.value, from: low };
}

/** "das 5 vendas por mês pra 12": what only the first number counts. */
function nounOfChange(answer: Answer, first: Part, last: Part): Counted {
  const own = nounAfter(answer, last);
  const shared = own.kind === 'bare' ? nounAfter(answer, first) : null;
  return shared?.kind === 'count' ? { ...shared, end: own.end } : own;
}

function single(
  answer: Answer,
  part: Part,
  noun: Counted = part.mark === null
    ? nounAfter(answer, part)
    : { kind: part.mark, at: null, end: part.end },
): Quantity {
  const { per, end } = periodAfter(answer, noun.end);
  const isMistaken =
    noun.kind === 'foreign' ||
    isSlang(answer, part.end) ||
    isSpokenPrice(answer, part) ||
    isFollowedByRest(answer, part);
  return {
    kind: noun.kind === 'foreign' ? 'bare' : noun.kind,
    low: part.value,
    high: null,
    from: null,
    limit: limitBefore(answer, part.first),
    per,
    noun: noun.at,
    scale: part.scale,
    isArticle: part.isArticle,
    isAmbiguous: part.isAmbiguous || isMistaken,
    first: part.first,
    numberEnd: part.end,
    end,
  };
}

/** "doze e noventa" may be R$ 12,90. */
/** "5 pau" are five reais or five thousand, "mil e pouco" any number above a thousand. */
const isSlang = (answer: Answer, end: number) =>
  /^paus?$/.test(wordAt(answer, end)) ||
  /^e (?:pouco|poucos|tantos|tanto|pouquinho|la)$/.test(
    `${wordAt(answer, end)} ${wordAt(answer, end + 1)}`,
  );

function isSpokenPrice(answer: Answer, { value, scale, end, mark }: Part): boolean {
  if (wordAt(answer, end) !== 'e' || scale > 1 || mark !== null || value >= 1000) return false;
  const next = readNumber(answer, end + 1);
  return next !== null && next.value >= 10 && next.value < 100 && next.scale === 1;
}

/** "5 reais e 50", "quatro conto e quinhentos": the rest may be cents or thousands. */
const isFollowedByRest = (answer: Answer, { mark, end }: Part) =>
  mark === 'money' && wordAt(answer, end) === 'e' && readNumber(answer, end + 1)?.scale === 1;

function limitBefore(answer: Answer, first: number): Quantity['limit'] {
  const [one, two] = [wordAt(answer, first - 1), wordAt(answer, first - 2)];
  if (/^(?:ate|maximo)$/.test(one) || (one === 'de' && /^(?:menos|abaixo|maximo)$/.test(two))) {
    return 'upTo';
  }
  const isFrom = one === 'de' && /^(?:partir|acima|mais|minimo)$/.test(two);
  return isFrom || /^minimo$/.test(one) ? 'from' : null;
}

import { FIRST_NAMES } from '../knowledge/brazil/first-names.ts';
import { type Answer, readTokens, wordAt } from './tokens.ts';
import { ADJECTIVES, DURATIONS, FUNCTION_WORDS, MONEY, PERIODS } from './words.ts';

/** What a number counts. */
export type Kind = 'money' | 'percent' | 'count' | 'time' | 'times' | 'clock' | 'date' | 'bare';

interface Numbered {
  value: number;
  scale: number;
  first: number;
  end: number;
}
/** What a number counts, with the end of the noun. */
export interface Counted {
  kind: Kind | 'foreign';
  /** The token of the counted noun. */
  at: number | null;
  end: number;
}

const MONTHS =
  /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
const CLOCK = /^(?:h|hs|hrs?|horas?)$/;

/** "800 limpo por mês". */
const CLEAR = /^(?:limp[oa]s?|liquid[oa]s?|livres?|limpinhos?)$/;
const CLEAR_FROM = 50;

/** What a number without currency counts, from the words after it. */
export function nounAfter(answer: Answer, part: Numbered): Counted {
  const nothing = { at: null, end: part.end };
  if (isDate(answer, part)) return { kind: 'date', ...nothing };
  if (isClock(answer, part)) return { kind: 'clock', ...nothing };
  if (isMoneyOf(answer, part)) return { kind: 'money', ...nothing };
  // "meia dúzia por visita" is no price.
  if (wordAt(answer, part.end - 1) === 'duzia') {
    return { kind: 'count', at: part.end - 1, end: part.end };
  }
  if (part.value >= CLEAR_FROM && CLEAR.test(wordAt(answer, part.end))) {
    return { kind: 'money', at: null, end: part.end + 1 };
  }
  const at = nounPosition(answer, part.end);
  if (at === null) return { kind: 'bare', ...nothing };
  const word = wordAt(answer, at);
  const isLarge = part.scale > 1 || part.value >= 1_000;
  if (MONEY.has(word) && isLarge) return { kind: 'money', at: null, end: at + 1 };
  // "1 milhão ano"
  if (PERIODS.has(word) && part.scale > 1) return { kind: 'bare', ...nothing };
  // "honorário 450 mês"
  if (/^(?:mes|ano|semana|dia)$/.test(word) && part.value > 1) return { kind: 'bare', ...nothing };
  if (DURATIONS.has(word) || CLOCK.test(word) || /^(?:min|minutos?)$/.test(word)) {
    return { kind: 'time', at, end: at + 1 };
  }
  if (PERIODS.has(word)) return { kind: 'bare', ...nothing };
  return { kind: 'count', at, end: at + 1 };
}

function nounPosition(answer: Answer, end: number): number | null {
  let at = end;
  if (wordAt(answer, at) === 'de' && ADJECTIVES.has(wordAt(answer, at + 1))) at++;
  while (ADJECTIVES.has(wordAt(answer, at)) && answer.tokens[at + 1]?.kind === 'word') at++;
  const token = answer.tokens[at];
  const isNoun = token?.kind === 'word' && !FUNCTION_WORDS.has(token.folded);
  return isNoun ? at : null;
}

/** "15 mil de lucro", "20 mil em vendas". */
function isMoneyOf(answer: Answer, { end, value }: Numbered): boolean {
  const [one, two] = [wordAt(answer, end), wordAt(answer, end + 1)];
  if (one === 'de') return MONEY.has(two);
  return one === 'em' && value >= 1000 && (MONEY.has(two) || /^vendas?$/.test(two));
}

/** Before a year of make: "um gol 2015", "a moto 2012". */
const MADE =
  /^(?:carros?|motos?|caminhao|caminhonete|van|kombi|fusca|modelo|fabricacao|safra|turma|colecao|gol|onix|palio|uno|celta|corsa|corolla|civic|fiesta|ka|strada|saveiro|hilux|toro|polo|fox|voyage|prisma|cobalt|cruze|argo|mobi|kwid|sandero|logan|duster|renegade|compass|creta|hb20|fit|city|yaris|etios|hrv|biz|fan|cg|titan|bros|pop|lander|fazer|factor|xre|twister|pcx|nmax|crosser)$/;
const MAKE = /^\p{Lu}/u;
const FIRST_OF_SENTENCE = new Set(['.', '!', '?', '\n', ':']);

/** "Biz 2012", "Fan 160 2019", "2018 é o ano": a year of make. */
function isYearOfMake(answer: Answer, { first, end, value }: Numbered): boolean {
  const written = answer.tokens[end - 1];
  if (value < 1950 || value > 2039 || !/^\d{4}$/.test(written?.text ?? '')) return false;
  if (/^(?:e|eh|foi)$/.test(wordAt(answer, end)) && wordAt(answer, end + 2) === 'ano') return true;
  const before = answer.tokens[first - 1];
  if (!before || /^(?:reais|conto|mil|r\$)$/.test(wordAt(answer, end))) return false;
  const start = answer.tokens[first - 2]?.text;
  const isName =
    MAKE.test(before.text) &&
    !FIRST_NAMES.has(before.folded) &&
    before.text !== before.text.toUpperCase() &&
    start !== undefined &&
    !FIRST_OF_SENTENCE.has(start);
  const isSize = before.kind === 'number' && MAKE.test(start ?? '');
  return isName || isSize || MADE.test(before.folded);
}

/** A text without years of make, which no sum needs: "a Biz 2012 vale 6 mil". */
export function withoutYearsOfMake(text: string): string {
  const answer = readTokens(text);
  return answer.tokens.reduceRight((left, { start, end, kind, text: written }, at) => {
    const year = { value: Number(written), scale: 1, first: at, end: at + 1 };
    const isYear = kind === 'number' && isYearOfMake(answer, year);
    return isYear ? `${left.slice(0, start)}${left.slice(end).replace(/^ /, '')}` : left;
  }, text);
}

function isDate(answer: Answer, { first, end, value, scale }: Numbered): boolean {
  if (scale > 1) return false;
  const [before, after] = [wordAt(answer, first - 1), wordAt(answer, end)];
  const isYear =
    value >= 1950 &&
    value <= 2100 &&
    /^\d{4}$/.test(wordAt(answer, end - 1)) &&
    /^(?:em|de|ate|ano|desde|do|fim|final)$/.test(before);
  const isBareYear = value >= 2020 && value < 2040 && /^\d{4}$/.test(wordAt(answer, end - 1));
  if (isYearOfMake(answer, { first, end, value, scale })) return true;
  const isDay = before === 'dia' && value <= 31;
  const isOfMonth = after === 'de' && MONTHS.test(wordAt(answer, end + 1));
  const isWritten = after === '/' && /^\d/.test(wordAt(answer, end + 1));
  const isSecond = before === '/' && /^\d/.test(wordAt(answer, first - 2));
  return isYear || isBareYear || isDay || isOfMonth || isWritten || isSecond || value >= 1e10;
}

function isClock(answer: Answer, { first, end, value, scale }: Numbered): boolean {
  // "em vez das 9 de hoje" counts.
  if (scale > 1 || value > 24 || wordAt(answer, end + 1) === 'hoje') return false;
  const before = wordAt(answer, first - 1);
  const isAfterPreposition = /^(?:as|das)$/.test(before);
  const hasMinutes = wordAt(answer, end) === ':' && /^\d\d$/.test(wordAt(answer, end + 1));
  const isHour = CLOCK.test(wordAt(answer, end));
  return hasMinutes || (isAfterPreposition && (isHour || !isNounLike(answer, end)));
}

const isNounLike = (answer: Answer, at: number) =>
  answer.tokens[at]?.kind === 'word' && !FUNCTION_WORDS.has(wordAt(answer, at));

import type { Message, Stated } from '../reading/stated.ts';
import { type Good, pricedIn, REPLACED } from './goods.ts';
import { goodFor } from './match.ts';
import { nounsOf, type Segment, segmentsOf } from './segments.ts';

/** How many of which goods a message names. */
export interface Line {
  count: number;
  nouns: readonly string[];
  /** Of the message itself, of the talk or of a document; null for an unknown price. */
  price: number | null;
  source: string | null;
  /** As the message writes it, folded. */
  name: string;
}

export interface Order {
  lines: readonly Line[];
  /** Amounts without a count: "a entrega custa 45". */
  extras: readonly { nouns: readonly string[]; price: number }[];
  percents: readonly Stated[];
  /** Numbers that are none of these. */
  others: readonly Stated[];
}

/** Numbers before these words count no goods. */
const NOT_COUNTED =
  /^(?:vezes|vez|x|parcelas?|prestac\w+|dias?|mes|meses|anos?|semanas?|horas?|h|hs|minutos?|min|km|%|por|reais|real|mil|pessoas?|filh\w+|client\w+|boletos?|cheques?|convidad\w+|lugares|cm|mm|ml|litros?|em|para|pra|de|a|o|e|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
const BEFORE_DATE = /^(?:dia|as|dos|ate|desde|em|n|numero|plano|kit|aro|tamanho|\/)$/;
/** "precisa de 40 sacos", not "mesa de 8 lugares". */
const BEFORE_OF = /^(?:e|precis\w+|pedidos?|necessit\w+|sao|foi|seria\w*|encomenda|gostaria\w*)$/;

/** What a message orders of goods whose prices are known. */
export function orderIn(message: Message, goods: readonly Good[]): Order {
  const lines: Line[] = [];
  const extras: { nouns: readonly string[]; price: number }[] = [];
  const used = new Set<Stated>();
  for (const segment of segmentsOf(message)) {
    const line = lineIn(segment, goods);
    if (line) {
      lines.push(line.line);
      for (const one of line.used) used.add(one);
      continue;
    }
    const priced = pricedIn(segment);
    if (!priced || segment.words[0] === '#') continue;
    extras.push({ nouns: priced.nouns, price: priced.price });
    const number = segment.numbers[priced.at];
    if (number) used.add(number);
  }
  const percents = message.numbers.filter(({ mark }) => mark === 'percent');
  const denied = message.numbers.filter(({ at }) =>
    REPLACED.test(message.words.slice(Math.max(0, at - 4), at).join(' ')),
  );
  const others = message.numbers.filter(
    (one) =>
      !used.has(one) && !percents.includes(one) && !denied.includes(one) && !isOfTime(one, message),
  );
  return { lines, extras, percents, others };
}

/** "há onze anos", "dia 12": when something was or is. */
const isOfTime = ({ at }: Stated, { words }: Message): boolean =>
  /^(?:ha|faz|dia|desde)$/.test(words[at - 1] ?? '') || words[at + 1] === 'anos';

interface Found {
  line: Line;
  used: readonly Stated[];
}

/** "120 camisetas", "uma mesa de 8 lugares", "o aparador", "7 rolos de cabo a 189 cada". */
function lineIn(segment: Segment, goods: readonly Good[]): Found | null {
  const { words, numbers } = segment;
  const article = words.findIndex((word, at) => /^(?:um|uma)$/.test(word) && isNoun(words[at + 1]));
  const number = countAt(segment);
  const singled = article >= 0 && (number === null || article < number.place) ? article : -1;
  if (singled >= 0) {
    const found = articleLine(segment, singled, goods);
    if (found) return found;
  }
  if (number) return countedLine(segment, number, goods);
  const definite = words.findIndex((word, at) => /^[oa]$/.test(word) && isNoun(words[at + 1]));
  return definite === 0 && numbers.length === 0 ? articleLine(segment, 0, goods) : null;
}

const isNoun = (word: string | undefined) => word !== undefined && nounsOf([word]).length > 0;

/** The first number of a segment that counts something. */
function countAt({ words, numbers }: Segment): { place: number; index: number } | null {
  let index = -1;
  for (const [place, word] of words.entries()) {
    if (word !== '#') continue;
    index++;
    const before = words.slice(Math.max(0, place - 4), place).join(' ');
    const isCount =
      numbers[index]?.mark === 'none' &&
      !NOT_COUNTED.test(words[place + 1] ?? 'e') &&
      !BEFORE_DATE.test(words[place - 1] ?? '') &&
      (words[place - 1] !== 'de' || BEFORE_OF.test(words[place - 2] ?? '')) &&
      !REPLACED.test(before) &&
      isNoun(words[place + 1]);
    if (isCount) return { place, index };
  }
  return null;
}

function countedLine(
  { words, numbers }: Segment,
  { place, index }: { place: number; index: number },
  goods: readonly Good[],
): Found | null {
  const count = numbers[index];
  if (!count || count.value <= 0) return null;
  const rest = { words: words.slice(place + 1), numbers: numbers.slice(index + 1) };
  const own = pricedIn(rest);
  const [named = ''] = rest.words
    .join(' ')
    .split(/ (?:por|para|pra|em vez|ao inves|no lugar|que|quanto|fica|da) /u);
  const nouns = own && own.nouns.length > 0 ? own.nouns : nounsIn(named, rest.numbers);
  const good = own ? null : goodFor(nouns, count.value, goods);
  const price = own?.price ?? good?.price ?? null;
  const priceNumber = own ? rest.numbers[own.at] : undefined;
  const used = [count, ...(priceNumber ? [priceNumber] : namedBy(good, rest.numbers))];
  const isPeriod = nouns.some((noun) => PERIODS.test(noun));
  if (nouns.length === 0 || (price === null && isPeriod)) return null;
  return {
    line: { count: count.value, nouns, price, source: good?.source ?? null, name: named },
    used,
  };
}

const PERIODS = /^(?:day|week|month|year|hour)$/;

/** One of known goods. */
function articleLine(
  { words, numbers }: Segment,
  at: number,
  goods: readonly Good[],
): Found | null {
  const name = words.slice(at + 1).join(' ');
  const nouns = nounsIn(name, numbers);
  const good = goodFor(nouns, 1, goods);
  return good
    ? {
        line: { count: 1, nouns, price: good.price, source: good.source, name },
        used: namedBy(good, numbers),
      }
    : null;
}

/** The numbers that are part of a name: "mesa de 8 lugares". */
const namedBy = (good: Good | null, numbers: readonly Stated[]): readonly Stated[] =>
  numbers.filter(({ value }) => good?.nouns.includes(String(value)));

const nounsIn = (named: string, numbers: readonly Stated[]) => nounsOf(named.split(' '), numbers);

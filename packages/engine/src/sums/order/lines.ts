import type { Message, Stated } from '../reading/stated.ts';
import { type Good, pricedIn, REPLACED } from './goods.ts';
import { goodFor, hasNoun } from './match.ts';
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
  /** "o aparador": one, or as many as before. */
  isDefinite?: true;
}

export interface Order {
  lines: readonly Line[];
  /** Amounts without a count: "a entrega custa 45". */
  extras: readonly { nouns: readonly string[]; price: number }[];
  percents: readonly Stated[];
  /** Numbers that are none of these. */
  others: readonly Stated[];
  /** Whether it names known goods without a count: "+ central de alarme". */
  namesMore: boolean;
}

const NEAR = 4;
const DATED = /^(?:dia|as|dos|tamanho|aro|numero)$/;
/** Numbers before these words count no goods. */
const NOT_COUNTED =
  /^(?:vezes|vez|x|parcelas?|prestac\w+|dias?|mes|meses|anos?|semanas?|horas?|h|hs|minutos?|min|km|%|por|reais|real|mil|pessoas?|alun\w+|filh\w+|client\w+|boletos?|cheques?|convidad\w+|lugares|cm|mm|ml|litros?|em|para|pra|de|a|o|e|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
const BEFORE_DATE = /^(?:dia|as|dos|ate|desde|em|n|numero|plano|kit|aro|tamanho|\/)$/;
/** "precisa de 40 sacos", not "mesa de 8 lugares". */
const BEFORE_OF = /^(?:e|precis\w+|pedidos?|necessit\w+|sao|foi|seria\w*|encomenda|gostaria\w*)$/;

/** What a message orders of goods whose prices are known. */
export function orderIn(message: Message, goods: readonly Good[]): Order {
  const lines: Line[] = [];
  const extras: { nouns: readonly string[]; price: number }[] = [];
  const used = new Set<Stated>();
  let namesMore = false;
  for (const segment of segmentsOf(message)) {
    const line = lineIn(segment, goods);
    if (line) {
      lines.push(line.line);
      for (const one of line.used) used.add(one);
      continue;
    }
    const [named = ''] = nounsOf(segment.words);
    namesMore ||=
      segment.numbers.length === 0 && goods.some(({ nouns }) => hasNoun(nouns.slice(0, 1), named));
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
  return { lines, extras, percents, others, namesMore };
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
  const number = countAt(segment, goods);
  for (const [at, word] of words.entries()) {
    if (!/^(?:um|uma|o|a)$/.test(word) || !isNoun(words[at + 1])) continue;
    if (words[at - 1] === 'sem') continue;
    if (number && number.place < at) break;
    const found = articleLine(segment, at, goods);
    if (found?.used.length === numbers.length) return found;
  }
  return number ? countedLine(segment, number, goods) : null;
}

const isNoun = (word: string | undefined) => word !== undefined && nounsOf([word]).length > 0;

/** The first number of a segment that counts something. */
function countAt(
  { words, numbers }: Segment,
  goods: readonly Good[],
): { place: number; index: number } | null {
  let index = -1;
  for (const [place, word] of words.entries()) {
    if (word !== '#') continue;
    index++;
    const before = words.slice(Math.max(0, place - 4), place).join(' ');
    const number = numbers[index];
    const next = words[place + 1];
    if (number?.mark !== 'none' || REPLACED.test(before) || !isNoun(next)) continue;
    const rest = nounsOf(words.slice(place + 1, place + 1 + NEAR), numbers.slice(index + 1));
    const last = words[place - 1] ?? '';
    const isKnown = goodFor(rest, number.value, goods) !== null && !DATED.test(last);
    const isCount =
      !NOT_COUNTED.test(next ?? '') &&
      !BEFORE_DATE.test(last) &&
      (last !== 'de' || BEFORE_OF.test(words[place - 2] ?? ''));
    if (isKnown || isCount) return { place, index };
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

const YEAR = /^(?:19|20)\d\d$/;

/** One of known goods. */
function articleLine(
  { words, numbers }: Segment,
  at: number,
  goods: readonly Good[],
): Found | null {
  const name = words.slice(at + 1).join(' ');
  const nouns = nounsIn(name, numbers);
  const good = goodFor(nouns, 1, goods);
  const own = /^um/.test(words[at] ?? '')
    ? pricedIn({ words: words.slice(at + 1), numbers })
    : null;
  const [number] = numbers;
  const isYear = number !== undefined && number.mark === 'none' && YEAR.test(number.written);
  if (
    own &&
    number &&
    !isYear &&
    numbers.length === 1 &&
    !good?.nouns.includes(String(number.value))
  )
    return {
      line: { count: 1, nouns: own.nouns, price: own.price, source: null, name },
      used: [number],
    };
  return good && hasNoun([...good.nouns, ...good.others], nouns[0] ?? '')
    ? {
        line: {
          count: 1,
          nouns,
          price: good.price,
          source: good.source,
          name,
          ...(/^[oa]$/.test(words[at] ?? '') ? { isDefinite: true as const } : {}),
        },
        used: namedBy(good, numbers),
      }
    : null;
}

/** The numbers that are part of a name: "mesa de 8 lugares". */
const namedBy = (good: Good | null, numbers: readonly Stated[]): readonly Stated[] =>
  numbers.filter(({ value }) => good?.nouns.includes(String(value)));

const nounsIn = (named: string, numbers: readonly Stated[]) => nounsOf(named.split(' '), numbers);

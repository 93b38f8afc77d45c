import { unitOf } from '../problem/words.ts';
import type { Base } from './deal.ts';
import type { Figure, Mention, Segment } from './mention-type.ts';
import { nounsOf } from './names.ts';
import { emptyPart, PERIODS } from './number-role.ts';
import { headOf } from './segment-words.ts';
import { packOf, type Token } from './tokens.ts';

interface Joined {
  mentions: readonly Mention[];
  bases: readonly Base[];
  /** Rates of which it is not known for how many they hold. */
  open: number;
}

/**
 * The mentions of a message with the quantities joined that their units show to belong together:
 * "a 28 o quilo, deu 3,4 quilos" is one line, "80 pessoas, 6 por pessoa" counts 480.
 */
export function joinedByUnits(mentions: readonly Mention[], known: readonly Base[]): Joined {
  const rated = withRates(withTypedFigures(withPricedHours(mentions)), known);
  const counted = withCountsOfPrices(rated.mentions);
  return {
    ...rated,
    mentions: counted.map((one, at) =>
      isCounted(one) ? converted(named(one, counted[at - 1])) : one,
    ),
  };
}

const isSegment = (one: Mention | undefined): one is Segment => one?.kind === 'goods';
const isCounted = (one: Mention | undefined): one is Segment & { count: number } =>
  isSegment(one) && one.count !== null;
const firstWord = (words: string): string => words.split(' ')[0] ?? '';
const unitOfCount = ({ name }: Segment): string => unitOf(name[0]?.word ?? '');
const word = (text: string): Token => ({ word: text, value: null, mark: 'none' });

const PRICED_PER = /^(?:reais |conto |contos |pila )?(?:(?:o|a|por|cada|pelo|pela) )?(\p{L}+²?)/u;
const PER_OF_FIGURE = /^(?:o|a|por|pelo|pela) (\p{L}+²?)/u;

/** The unit that an amount is the price of: "kg" of "28 o quilo". */
function unitOfPrice(one: Mention): string | null {
  if (!isSegment(one) || one.amount === null) return null;
  const [, unit = ''] = PRICED_PER.exec(one.per.join(' ')) ?? [];
  return unit === '' || unit === 'cada' || packOf(unit) > 1 ? null : unitOf(unit);
}

const emptyGoods = (): Segment => ({ kind: 'goods', ...emptyPart() });

/** The mentions after joining, without those that went into another one. */
const withoutUsed = (
  joined: readonly Mention[],
  before: readonly Mention[],
  used: Pick<ReadonlyMap<Mention, unknown>, 'has'>,
): readonly Mention[] =>
  joined.filter((_, at) => {
    const one = before[at];
    return one === undefined || !used.has(one);
  });

/** "210 km a 4,30 o km": numbers of which only the common unit tells what they are. */
function withTypedFigures(mentions: readonly Mention[]): readonly Mention[] {
  const priced = new Set(mentions.map((one) => unitOfPrice(one) ?? unitOfBare(one)));
  const counts = new Set(mentions.map((one) => unitCounted(one)));
  return mentions.map((one) => {
    if (one.kind !== 'bare' && one.kind !== 'ignored') return one;
    const unit = unitOfBare(one);
    if (unit !== null && counts.has(unit))
      return { ...emptyGoods(), amount: one.value, per: one.after.split(' ') };
    const own = unitOf(firstWord(one.after));
    return one.kind === 'ignored' && own !== '' && priced.has(own)
      ? { ...emptyGoods(), count: one.value, name: one.after.split(' ').map(word) }
      : one;
  });
}

/** "duas horas extras, a 350 cada" */
function withPricedHours(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.flatMap((one, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (isHours(one) && isPricedEach(next)) return [];
    return isSegment(one) && isHours(before) && isPricedEach(one)
      ? [{ ...one, count: before.value, name: before.after.split(' ').map(word) }]
      : [one];
  });
}
const isHours = (one: Mention | undefined): one is Figure =>
  one?.kind === 'ignored' && /^horas?\b/.test(one.after);
const isPricedEach = (one: Mention | undefined): boolean =>
  isSegment(one) && one.count === null && one.amount !== null && one.per.includes('cada');

const unitOfBare = (one: Mention): string | null => {
  const [, unit = ''] = one.kind === 'bare' ? (PER_OF_FIGURE.exec(one.after) ?? []) : [];
  return unit === '' || PERIODS.test(unit) ? null : unitOf(unit);
};

const unitCounted = (one: Mention): string | null =>
  isCounted(one) ? unitOfCount(one) : one.kind === 'ignored' ? unitOf(firstWord(one.after)) : null;

/** "11,5 arrobas cada", "6 salgados por pessoa": so many for each one of what is counted. */
function withRates(mentions: readonly Mention[], known: readonly Base[]): Joined {
  const used = new Map<Mention, Base>();
  let open = 0;
  const joined = mentions.map((one, at) => {
    const per = isCounted(one) ? perOf(one) : '';
    if (!isCounted(one) || per === '' || PERIODS.test(per)) return one;
    const own = mentions.filter(
      (other, index) =>
        other !== one &&
        isCounted(other) &&
        other.amount === null &&
        (per === 'cada' ? index === at - 1 : unitOfCount(other) === unitOf(per)),
    );
    const [of, second] = own;
    const base =
      isCounted(of) && !second
        ? { unit: unitOfCount(of), count: of.count }
        : known.find(({ unit }) => unit === unitOf(per));
    if (!base) {
      if (per !== 'cada') open++;
      return one;
    }
    if (of) used.set(of, base);
    const end = one.name.findIndex((token) => /^(?:por|cada|para|em|a)$/.test(token.word));
    const name = one.name.slice(0, end);
    return { ...one, count: one.count * base.count, name, isArticle: false };
  });
  const bases = used.size > 0 ? [...used.values()] : known;
  return { mentions: withoutUsed(joined, mentions, used), bases, open };
}

/** For what a count holds: "pessoa" of "6 salgados por pessoa", "cada"; empty for itself. */
function perOf({ name }: Segment): string {
  const [, unit, each] = RATE.exec(name.map((token) => token.word).join(' ')) ?? [];
  return unit ?? each ?? '';
}
const RATE =
  /^\S{1,20}(?: de \S{2,20})? (?:(?:por|para cada|em cada|a cada) (\p{L}{3,}))(?: a| de)?$|^\S{1,20} (cada)$/u;

/** "tambaqui a 28 o quilo, deu 3,4 quilos": the count of a price that stands elsewhere. */
function withCountsOfPrices(mentions: readonly Mention[]): readonly Mention[] {
  const taken = new Set<Mention>();
  const joined = mentions.map((one) => {
    const unit = unitOfPrice(one);
    if (!isSegment(one) || one.count !== null || unit === null) return one;
    const [count, second] = mentions.filter(
      (other) =>
        isCounted(other) &&
        other.amount === null &&
        unitOfCount(other) === unit &&
        nounsOf(headOf(other.name).slice(1), true).length === 0,
    );
    if (!isCounted(count) || second || taken.has(count)) return one;
    taken.add(count);
    const hasName = nounsOf(one.name).some((noun) => noun !== unit);
    const name = hasName ? one.name : headOf(count.name).slice(0, 1);
    return { ...count, name, amount: one.amount, per: one.per, isMoney: one.isMoney };
  });
  return withoutUsed(joined, mentions, taken);
}

const NAME_MAX = 2;

/** "ripa, 65 metros, 4,20 o metro": the name stands before. */
function named(one: Segment & { count: number }, before: Mention | undefined): Segment {
  const unit = unitOfCount(one);
  const isBare = one.amount !== null && unitOfPrice(one) === unit && one.name.length === 1;
  if (!isBare || !isSegment(before) || before.count !== null || before.amount !== null) return one;
  const nouns = nounsOf(before.name);
  return nouns.length > 0 && nouns.length <= NAME_MAX && before.name.length <= NAME_MAX + 1
    ? { ...one, name: [...one.name, word('de'), ...before.name] }
    : one;
}

const SCALES: Readonly<Record<string, readonly [base: string, size: number]>> = {
  g: ['g', 1],
  kg: ['g', 1000],
  ml: ['ml', 1],
  l: ['ml', 1000],
  cm: ['cm', 1],
  m: ['cm', 100],
};

/** "250 g a 62 o quilo": the count in the unit of the price. */
function converted(one: Segment): Segment {
  const [from, to] = [SCALES[unitOfCount(one)], SCALES[unitOfPrice(one) ?? '']];
  if (one.count === null || !from || !to || from[0] !== to[0] || from[1] === to[1]) return one;
  const unit = unitOfPrice(one) ?? '';
  return { ...one, count: (one.count * from[1]) / to[1], name: [word(unit), ...one.name.slice(1)] };
}

import { type Quantity, readQuantities } from '../facts/amounts.ts';
import { type Answer, readTokens, wordAt } from '../facts/tokens.ts';
import type { RowRange } from './row.ts';
import { stemOf } from './terms.ts';

/** A number or range of a text, with what it counts. */
export interface Figure {
  kind: 'money' | 'percent' | 'clock' | 'date' | 'counted';
  range: RowRange;
  /** The first number. */
  value: number;
  isRange: boolean;
  /** Position in the text, with the counted noun. */
  start: number;
  end: number;
  /** End of the number itself. */
  numberEnd: number;
}

/** Hours of a period, by its stem. */
export const PERIOD_HOURS: ReadonlyMap<string, number> = new Map([
  ['minuto', 1 / 60],
  ['min', 1 / 60],
  ['h', 1],
  ['hora', 1],
  ['dia', 24],
  ['seman', 168],
  ['semana', 168],
  ['mensal', 720],
  ['mes', 720],
  ['ano', 8760],
]);

/** All numbers of a text with their units; money and percentages are marked. */
export function figuresOf(text: string): Figure[] {
  const written = withBoundWords(text);
  const answer = readTokens(written);
  return readQuantities(answer)
    .filter(({ isArticle }) => !isArticle)
    .map((quantity) => figureOf(answer, quantity));
}

/** Periods that are counted rather than stated: "3 diárias". */
const PERIOD_NOUN = /^(?:diarias?|noites?|semanas?|mensalidades?|mes|meses|anos?)$/;

/** "30+" and "+30" as words of the same length, so that positions stay. */
const withBoundWords = (text: string): string =>
  text
    .replace(/(?<![\d.,])\+(?= ?\d)/g, '>')
    .replace(/(?<=\d)\+/g, ' ')
    .replaceAll('²', '2')
    // "R$ 150 até 1.000 L" is a price up to a size.
    .replace(/(?<=R\$ ?[\d.,]{1,12}) (?=(?:at[eé]|por) [\d.]{1,9} ?\p{L})/giu, ';')
    // "30 a 99 R$ 56": the currency belongs to what follows.
    .replace(/(?<=\d) (?=R\$ ?\d)/gi, ';');

function figureOf(answer: Answer, quantity: Quantity): Figure {
  const { low, high, first, end, numberEnd } = quantity;
  const unit = unitOf(answer, quantity);
  const limit = limitOf(answer, quantity);
  const exact = { low, high: high ?? low, unit };
  return {
    kind: kindOf(quantity),
    range:
      limit === 'upTo'
        ? { low: null, high: high ?? low, unit }
        : limit === 'from'
          ? { low, high: null, unit }
          : exact,
    value: low,
    isRange: high !== null || limit !== null,
    start: answer.tokens[first]?.start ?? 0,
    end:
      answer.tokens[(quantity.kind === 'times' ? numberEnd : Math.max(end, numberEnd)) - 1]?.end ??
      0,
    numberEnd: answer.tokens[numberEnd - 1]?.end ?? 0,
  };
}

function kindOf({ kind }: Quantity): Figure['kind'] {
  if (kind === 'money' || kind === 'percent' || kind === 'clock' || kind === 'date') return kind;
  return 'counted';
}

function unitOf(answer: Answer, { kind, noun, numberEnd }: Quantity): string | null {
  if (kind === 'times') return 'parcel';
  if (noun !== null) return stemOf(wordAt(answer, noun));
  // "18L", "128GB", "5 kWp"
  const next = answer.tokens[numberEnd];
  if (next && PERIOD_NOUN.test(next.folded)) return stemOf(next.folded);
  return next?.kind === 'word' && next.isGlued ? stemOf(next.folded) : null;
}

/** The limit that the words before a number state, also "acima de", "superior a" and "+30". */
function limitOf(answer: Answer, { first, numberEnd, limit, end, noun }: Quantity) {
  const [one, two] = [wordAt(answer, first - 1), wordAt(answer, first - 2)];
  if (one === '>' || /^(?:acima|superior|passando|passou|apos|depois)$/.test(two)) return 'from';
  const after = `${wordAt(answer, numberEnd)} ${wordAt(answer, numberEnd + 1)}`;
  const later = `${wordAt(answer, end)} ${wordAt(answer, end + 1)}`;
  if (/\bou mais\b|^em diante|\be acima\b/.test(`${after} ${later}`)) return 'from';
  const counted = noun === null ? '' : `${wordAt(answer, noun + 1)} ${wordAt(answer, noun + 2)}`;
  if (counted === 'ou mais') return 'from';
  if (/\bou menos\b/.test(`${after} ${later}`)) return 'upTo';
  return /^(?:maxim[oa])$/.test(one) ? 'upTo' : limit;
}

/** Whether a value with a unit is in a range of the same unit; null when the units differ. */
export function containsValue(range: RowRange, value: number, unit: string | null): boolean | null {
  const given = inUnitOf(range, value, unit);
  if (given === null) return null;
  return (range.low === null || given >= range.low) && (range.high === null || given <= range.high);
}

/** How far a value is outside of a range; null when the units differ. */
export function distanceTo(range: RowRange, value: number, unit: string | null): number | null {
  const given = inUnitOf(range, value, unit);
  if (given === null) return null;
  const below = range.low === null ? 0 : range.low - given;
  const above = range.high === null ? 0 : given - range.high;
  return Math.max(0, below, above);
}

/** Ranges of the value of an order: "grátis acima de R$ 400". */
const MONEY_UNIT = 'r$';

/** A value in the unit of a range: weeks in days; a bare number is in any unit. */
function inUnitOf(range: RowRange, value: number, unit: string | null): number | null {
  if (range.unit === MONEY_UNIT && unit !== MONEY_UNIT) return null;
  if (unit === null || range.unit === null || unit === range.unit) return value;
  const [from, to] = [PERIOD_HOURS.get(unit), PERIOD_HOURS.get(range.unit)];
  return from && to ? (value * from) / to : null;
}

import { PERIOD_HOURS } from '../quantities.ts';
import { stemOf } from '../terms.ts';

/** The values of a measure for which a clause holds; times are in hours. */
export interface Limit {
  low: number | null;
  high: number | null;
  /** Whether the bounds themselves are outside. */
  isOpen: boolean;
  /** Null where the clause names none: "menos de 15". */
  unit: string | null;
  word: string | undefined;
}

/** A limit with where it stands in its clause. */
interface Found {
  limit: Limit;
  start: number;
  end: number;
}

const NUMBER = String.raw`(?<![.,]\d{0,3})(\d{1,3}(?:\.\d{3}){1,3}|\d{1,6})(?!\d|,\d)(?:[ºªo°])?`;
const UNIT = String.raw`(?:\s?(?:r\$|%))?(?:\s?([a-z]{1,14}))?`;
const BETWEEN = new RegExp(
  String.raw`(?:\bentre |\bde )?(?:r\$ ?)?\b${NUMBER}\s?(?:a|e|ate|-)\s?(?:r\$ ?)?${NUMBER}${UNIT}`,
);
const MORE_BEFORE = new RegExp(
  String.raw`(?:\b(?:mais de|acima d[eo]s?|a partir d[eo]s?|depois d[eo]s?|apos (?:o |os )?|alem d[eo]s?|passou d[eo]s?|passando de|maior que|pelo menos|minimo(?: de)?)\s(?:r\$ ?)?)${NUMBER}${UNIT}`,
);
/** "+90 dias antes", "-30 dias" */
const SIGNED = new RegExp(
  String.raw`(?<=^|[\s:,(])([-+]) ?${NUMBER} ?(dias?|horas?|h|mes|meses|semanas?|anos?|km|kg)(?!\p{L})`,
  'u',
);
const MORE_AFTER = new RegExp(
  String.raw`\b${NUMBER}(?:\+\s?([a-z]{1,14})|\s?([a-z]{1,14})? (?:ou (?:mais|\+)|em diante|p(?:ra|ara) cima))`,
);
const LESS_BEFORE = new RegExp(
  String.raw`(?:\b(?:menos de|abaixo de|antes d[eo]s?|menor que)\s(?:r\$ ?)?)${NUMBER}${UNIT}`,
);
const UP_TO = new RegExp(
  String.raw`\b(?:ate|no maximo|maximo(?: de)?|por|dentro de|nos primeiros)\s(?:os |r\$ ?)?${NUMBER}${UNIT}`,
);
const AHEAD = /^\s?(?:uteis |corridos )?(?:antes|de antecedencia)\b/;
/** "R$ 4 por dia" and "multa de 2%" bound nothing. */
const NO_UNIT = /^(?:por|cada|reais|real|de|da|do|o|a|e|x|vezes|vez)$/;

const numberOf = (text: string): number => Number(text.replaceAll('.', ''));

/** The unit of a measure; times are compared in hours. */
export const unitOf = (word: string | undefined): string | null => {
  if (!word || NO_UNIT.test(word)) return null;
  const stem = stemOf(word);
  return PERIOD_HOURS.has(stem) ? 'hora' : stem;
};
export const inUnit = (value: number, word: string | undefined): number =>
  value * (PERIOD_HOURS.get(word ? stemOf(word) : '') ?? 1);

/**
 * The limit that a folded clause states; null for none.
 * @param before the word of the unit of the clause before: "de 59 a 30 dias; menos de 30"
 */
export function limitIn(text: string, before: string | undefined): Found | null {
  const signed = SIGNED.exec(text);
  if (signed) {
    const word = signed[3];
    const value = inUnit(numberOf(signed[2] ?? ''), word);
    const isMore = signed[1] === '+';
    return found(
      signed,
      { low: isMore ? value : null, high: isMore ? null : value, isOpen: true },
      word,
    );
  }
  const between = BETWEEN.exec(text);
  if (between && isUnlikePrice(text, between)) {
    const [one, other] = [numberOf(between[1] ?? ''), numberOf(between[2] ?? '')];
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const word = wordOf(between[3], before);
    return found(
      between,
      { low: inUnit(low, word), high: inUnit(high, word), isOpen: false },
      word,
    );
  }
  const after = MORE_AFTER.exec(text);
  if (after) {
    const word = wordOf(after[2] ?? after[3], before);
    return found(
      after,
      { low: inUnit(numberOf(after[1] ?? ''), word), high: null, isOpen: false },
      word,
    );
  }
  for (const [pattern, isLow, isOpen] of [
    [MORE_BEFORE, true, true],
    [LESS_BEFORE, false, true],
    [UP_TO, false, false],
  ] as const) {
    const match = pattern.exec(text);
    if (!match || !isUnlikePrice(text, match)) continue;
    const word = wordOf(match[2], before);
    const value = inUnit(numberOf(match[1] ?? ''), word);
    const isAhead = !isLow && !isOpen && AHEAD.test(text.slice(match.index + match[0].length));
    const isFrom = isLow || isAhead;
    const isStrict = isOpen && !/^(?:a partir|minimo|pelo menos)/.test(match[0]);
    return found(
      match,
      { low: isFrom ? value : null, high: isFrom ? null : value, isOpen: isStrict },
      word,
    );
  }
  return null;
}

/** A number before "%" is a rate. */
const isUnlikePrice = (text: string, match: RegExpExecArray): boolean =>
  !/^\s?%/.test(text.slice(match.index + match[0].length)) && !match[0].includes('%');

const wordOf = (own: string | undefined, before: string | undefined): string | undefined =>
  unitOf(own) === null ? before : own;

const found = (
  match: RegExpExecArray,
  bounds: Omit<Limit, 'unit' | 'word'>,
  word: string | undefined,
): Found => ({
  limit: { ...bounds, unit: unitOf(word), word },
  start: match.index,
  end: match.index + match[0].length,
});

export function isWithin({ low, high, isOpen }: Limit, value: number): boolean {
  if (low !== null && (isOpen ? value <= low : value < low)) return false;
  return high === null || (isOpen ? value < high : value <= high);
}

/** What another limit leaves out; null where that is two ranges. */
export function restOf({ low, high, isOpen, unit, word }: Limit, isAbove: boolean): Limit | null {
  if (isAbove && high !== null) return { low: high, high: null, isOpen: !isOpen, unit, word };
  if (!isAbove && low !== null) return { low: null, high: low, isOpen: !isOpen, unit, word };
  return low === null || high === null
    ? { low: high, high: low, isOpen: !isOpen, unit, word }
    : null;
}

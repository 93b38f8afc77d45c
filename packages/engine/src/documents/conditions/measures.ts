import { fold } from '../../shared/text.ts';
import { figuresOf, PERIOD_HOURS } from '../quantities.ts';
import { spelledOut } from '../spelled-out.ts';

/** What a time is measured from: back from an appointment, on from a purchase, or how late; or an age. */
export type Relation = 'ahead' | 'since' | 'late' | 'age';

/** A number that a message states of a case. */
export interface Measure {
  value: number;
  unit: string;
  relation: Relation | null;
  /** Whether the message is about a notice: "cancelou com 5 horas". */
  isOfNotice: boolean;
  /** "5 horas" */
  written: string;
}

/** Times in hours; other units are compared with themselves alone. */
export const inBase = (value: number, unit: string): number =>
  value * (PERIOD_HOURS.get(unit) ?? 1);
export const isTime = (unit: string): boolean => PERIOD_HOURS.has(unit);
export const isSameDimension = (one: string, other: string): boolean =>
  one === other || (isTime(one) && isTime(other));

const AHEAD_AFTER = /^\s*(?:uteis |corrid[ao]s )?(?:antes|de antecedencia)\b/;
const AHEAD_BEFORE = /\b(?:falta\w*|daqui a?|dentro de)\s(?:apenas |so |uns |umas )?$/;
const SINCE_AFTER =
  /^\s*(?:uteis |corrid[ao]s )?(?:atras|depois|apos|de uso|de comprad\w+|de contrato)\b/;
const SINCE_BEFORE =
  /\b(?:ha|faz|fazem|fez|completou|depois de|apos|passad[ao]s)\s(?:mais de |quase |uns |umas |apenas |so )?$/;
const LATE_AFTER = /^\s*(?:uteis )?(?:de atraso|atrasad\w+|de demora)\b/;
const LATE_BEFORE = /\batras\w+\s(?:mais de |quase |uns |umas |em |por )?$/;
const AGED =
  /\b(?:menin|crianc|filh|rapaz|moc|garot|senhor|bebe|alun|idos|net|sobrinh|jovem|adolesc|client|afilhad|irma)\w*(?: \w+)?(?: que)? (?:de|com|tem|faz|fez)\s(?:so |apenas )?$|\b(?:ela|ele) tem\s(?:so |apenas )?$/;

/** "40 km/h" is no distance; of a wind also "40 por hora". */
export const withSpeeds = (text: string): string =>
  text
    .replace(/(\d) ?km ?(?:\/|por) ?h(?:ora)?(?!\p{L})/giu, '$1 kmh')
    .replace(SPOKEN_SPEED, ' kmh');
const SPOKEN_SPEED = /(?<=(?:vent|velocidad)[^.;?]{0,40}\d) por hora(?!\p{L})/giu;

const plain = (message: string): string =>
  withSpeeds(spelledOut(message))
    .replace(/\s+/g, ' ')
    .replace(/(?<!\p{L})na v[ée]spera(?!\p{L})/giu, '1 dia antes')
    .replace(/(?<=(?<![\d.,])(?:[2-9]|\d\d) )(dia|hora|ano)(?!\p{L})/giu, '$1s')
    .replace(/(?<!\p{L})uma? (?=(?:dia|m[eê]s|ano|hora|semana)(?!\p{L}))/giu, '1 ');

const NOTICE =
  /\b(?:cancel|desmarc|remarc|desist|avis|adi(?:ar|ou|a)\b|antecedencia|falt(?:ou|ar)\b)/;

/** The numbers with a unit that a message states of a case. */
export function measuresIn(message: string): Measure[] {
  const text = plain(message);
  const isOfNotice = NOTICE.test(fold(text));
  return figuresOf(text).flatMap(({ kind, value, range, isRange, start, end, numberEnd }) => {
    if (kind !== 'counted' || range.unit === null || (isRange && range.low !== range.high))
      return [];
    const noun = text.slice(numberEnd, end).trim().split(' ', 1)[0] ?? '';
    const written = `${value.toLocaleString('pt-BR')} ${noun.toLowerCase().replace('kmh', 'km/h')}`;
    // The end of a figure takes in "de uso", which says what is measured.
    const after = text.slice(numberEnd).trimStart().slice(noun.length);
    const relation = relationOf(`${fold(text.slice(0, start))} `, fold(after), range.unit);
    return [{ value, unit: range.unit, relation, isOfNotice, written }];
  });
}

function relationOf(before: string, after: string, unit: string): Relation | null {
  if (unit === 'ano' && AGED.test(before)) return 'age';
  if (!isTime(unit)) return null;
  if (LATE_AFTER.test(after) || LATE_BEFORE.test(before)) return 'late';
  if (AHEAD_AFTER.test(after) || AHEAD_BEFORE.test(before)) return 'ahead';
  return SINCE_AFTER.test(after) || SINCE_BEFORE.test(before) ? 'since' : null;
}

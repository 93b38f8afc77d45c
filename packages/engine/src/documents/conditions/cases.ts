import { fold } from '../../shared/text.ts';
import { figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { countingUp, type Entry } from '../sheet/entries.ts';
import { clausesOf } from '../verdict/clauses.ts';
import { inBase, isTime, type Relation, withSpeeds } from './measures.ts';

/** From and up to which value a case of a rule applies, in hours where it is a time. */
export interface Bound {
  low: number | null;
  high: number | null;
  /** Whether the value of the bound itself is outside: "menos de 6 horas". */
  isOpen: boolean;
  unit: string;
  relation: Relation | null;
  /** As the rule states it: "24 horas". */
  written: string;
}

/** A case of a rule: what applies within a bound. */
export interface Case {
  bound: Bound;
  /** As written, without the sentence end. */
  written: string;
  text: string;
  stems: readonly string[];
  denies: boolean;
  row: DocumentRow;
  entry: Entry;
  /** "acima disso …": whatever the case before it leaves out. */
  isRest: boolean;
}

/** What the first words of a clause say of the bound before it. */
const REST =
  /^(?:(?:e|mas),? )?(?:(?:com |a )?(?:depois|acima|abaixo|apos|alem|menos|mais|fora|antes|passad[oa]|passou|passar|passando|ultrapassad\w+|excedid\w+)(?: (?:d?isso|disto|dess[ea]s? [a-z]{2,12}|d[aeo] (?:prazo|limite|horario|tempo)|que isso))?(?=[,:]| [a-z$]{1,3}\b|$)|senao\b|(?:caso|do) contrario\b)/;
/** "depois disso" of "depois disso, retemos 50%", which are two clauses. */
const ONLY_REST = /^(?:[a-z]+ ){0,3}(?:disso|disto|isso|prazo|limite)$/;
const UP_TO =
  /\b(?:ate|no maximo|maxim[oa] de|limite de|dentro de|inferior(?:es)? ou igual a)\s(?:os |as )?$/;
const BELOW =
  /\b(?:menos de|abaixo de|inferior(?:es)? a|menor(?:es)? de|menor(?:es)? que|antes de|antes d[oe]s)\s(?:completar )?$/;
const FROM =
  /\b(?:a partir de|pelo menos|no minimo|minim[oa] de|minim[oa]:?|maior(?:es)? de|aviso de|carencia de|acima dos)\s$/;
const ABOVE =
  /\b(?:acima de|mais de|superior(?:es)? a|passa\w* de|exced\w+|depois de|depois d[oa]s|apos|alem de|ultrapass\w+)\s(?:os |as )?$/;
const OR_MORE = /^\s*(?:ou mais|e acima|em diante|completos)\b/;
const OR_LESS = /^\s*ou menos\b/;
const AHEAD_AFTER = /^\s*(?:uteis |corridos )?(?:ou mais )?(?:antes|de antecedencia)\b/;
const SINCE_AFTER =
  /^\s*(?:uteis |corridos )?(?:apos|depois|(?:d[ao]|a contar d[ao]|contados d[ao]) (?:compra|entrega|retirada|recebimento|encomenda|matricula|venda|data|instalacao))\b/;
/** "reposta em até 10 dias": how long something takes bounds no case. */
const DEADLINE = /\bem (?:ate )?(?:os )?$/;
const CONDITION_WORDS =
  /\b(?:se|troca\w*|devoluc\w+|reclam\w+|avis\w+|contest\w+|desist\w+|arrepend\w+)\b/;
const LEAST = /\b(?:minim[oa]s?|antecedencia|aviso|carencia)\b/;
const MOST =
  /\b(?:maxim[oa]s?|limite|tolerancia|garantia|validade|arrependimento|troca\w*|devoluc\w+|trancamento|raio)\b/;

const OF_AHEAD =
  /\b(?:antecedencia|antes d[aeo]|cancel\w+|desmarc\w+|remarc\w+|reagend\w+|adiament\w+|falta sem)\b/;
const OF_SINCE =
  /\b(?:garantia|validade|troca\w*|devoluc\w+|arrependimento|apos|compra|entrega|encomenda|recebimento|reclam\w+|fech\w+|assin\w+)\b/;
const OF_LATE = /\b(?:atras\w+|tolerancia)\b/;
const OF_AGE =
  /\b(?:idade|anos completos|(?:menor|maior)(?:es)? de|(?:abaixo|acima) de \d{1,2} anos|crianc\w+|a partir d[eo]s? \d{1,2} anos)\b/;

interface Part extends Omit<Case, 'bound'> {
  /** Null for the rest of the bound before it. */
  bound: Bound | null;
}

const known = new WeakMap<Entry, Part[]>();

/** The cases that the clauses of lines tell apart by a number, in their order. */
export function casesIn(entries: readonly Entry[]): Case[] {
  const cases: Case[] = [];
  for (const entry of entries) {
    const parts = known.get(entry) ?? readParts(entry);
    known.set(entry, parts);
    for (const part of parts) {
      const before = cases.at(-1);
      const isSame = before !== undefined && isParagraph(before.row, part.row);
      const bound = part.bound ?? (isSame ? complementOf(before.bound) : null);
      if (bound) cases.push({ ...part, bound });
    }
  }
  return cases;
}

/** Whether two lines are one, or sentences of one paragraph. */
export const isParagraph = (one: DocumentRow, other: DocumentRow): boolean =>
  one === other ||
  (one.file === other.file &&
    one.page === other.page &&
    one.value !== '' &&
    one.value === other.value);

function readParts(entry: Entry): Part[] {
  const line = fold(entry.row.line);
  const heading = fold(entry.row.section.split(' – ').at(-1) ?? '');
  const label = `${heading} ${/^([^:]{2,60}):\s/.exec(line)?.[1] ?? ''}`.trim();
  let opening = '';
  return clausesOf(entry).flatMap((clause): Part[] => {
    const written = `${opening}${clause.written.trim()}`;
    const text = fold(written);
    opening = ONLY_REST.test(text) ? `${written}, ` : '';
    if (opening !== '') return [];
    const shared = {
      written,
      text,
      stems: clause.stems,
      denies: clause.denies,
      row: entry.row,
      entry,
    };
    const [bound, other] = boundsIn(inOrder(countingUp(withSpeeds(text))), label, line);
    if (bound) return other || isOther(bound, text) ? [] : [{ ...shared, bound, isRest: false }];
    return REST.test(text) ? [{ ...shared, bound: null, isRest: true }] : [];
  });
}

/** What a bound leaves out; null where that is two cases. */
function complementOf(bound: Bound): Bound | null {
  const { low, high, isOpen } = bound;
  if (low !== null && high !== null) return { ...bound, low: high, high: null, isOpen: true };
  return { ...bound, low: high, high: low, isOpen: !isOpen };
}

/** "entre 48 e 24 horas" counts down. */
const inOrder = (text: string): string =>
  text.replace(/\bentre (\d{1,4}) e (\d{1,4})\b/g, (range, one: string, other: string) =>
    Number(one) > Number(other) ? `entre ${other} e ${one}` : range,
  );

/** Prices by how many of the goods, and instalments, are read elsewhere. */
const isOther = ({ unit }: Bound, text: string): boolean =>
  unit === 'parcel' ||
  (!isTime(unit) && !DISTANCE.test(unit) && (/r\$|\d ?%|cobrad/.test(text) || !LIMITS.test(text)));
const LIMITS =
  /\bpedidos?\b|\bso (?:atend|entreg|vend|trabalh|fa[cz])\w*|\b(?:maxim[oa]|limite|ventos?)\b/;
const DISTANCE = /^(?:km|kmh|metro|m)$/;

/** @param label what precedes the colon of the whole line */
function boundsIn(text: string, label: string, line: string): Bound[] {
  return figuresOf(text).flatMap((figure): Bound[] => {
    const { kind, range, isRange, value, start, end, numberEnd } = figure;
    const { unit } = range;
    if (kind !== 'counted' || unit === null || numberEnd === 0) return [];
    const before = text.slice(0, start);
    const after = text.slice(end);
    const written = text.slice(start, end).trim().replace('kmh', 'km/h');
    if (isTime(unit) && PRODUCTION.test(label) && !UP_TO.test(before) && !BELOW.test(before))
      return [];
    const relation = relationIn(before, after, unit, `${label} ${text}`, line);
    const shared = { unit, relation, written };
    const base = inBase(value, unit);
    const from = { ...shared, low: base, high: null, isOpen: false };
    const upTo = { ...shared, low: null, high: base, isOpen: false };
    if (range.low !== null && range.high !== null && range.low !== range.high && isRange)
      return [
        { ...shared, low: inBase(range.low, unit), high: inBase(range.high, unit), isOpen: false },
      ];
    if (BELOW.test(before)) return [{ ...upTo, isOpen: true }];
    if (OR_MORE.test(after)) return [from];
    if (OR_LESS.test(after)) return [upTo];
    // "até 24 horas antes" is at least as long before.
    if (AHEAD_AFTER.test(after)) return ABOVE.test(before) ? [{ ...from, isOpen: true }] : [from];
    if (ABOVE.test(before)) return [{ ...from, isOpen: true }];
    if (isTime(unit) && DEADLINE.test(before) && !CONDITION_WORDS.test(`${label} ${text}`))
      return [];
    if (FROM.test(before)) return [from];
    if (UP_TO.test(before) || SINCE_AFTER.test(after)) return [upTo];
    const near = `${label} ${before.slice(-NEAR)}`;
    if (LEAST.test(near)) return [from];
    return MOST.test(near) ? [upTo] : [];
  });
}

/** "Prazo: 15 dias úteis após a aprovação": how long something takes. */
const PRODUCTION = /\b(?:prazo|entrega|producao|fabricacao)\b/;
const NEAR = 30;

function relationIn(
  before: string,
  after: string,
  unit: string,
  about: string,
  line: string,
): Relation | null {
  if (!isTime(unit)) return null;
  if (unit === 'ano' && OF_AGE.test(about)) return 'age';
  if (AHEAD_AFTER.test(after)) return 'ahead';
  if (SINCE_AFTER.test(after)) return 'since';
  if (OF_LATE.test(about)) return 'late';
  const isSince = SINCE_IN.test(line);
  // A contract is ended after months, an appointment hours or days before.
  if (/^(?:mensal|ano)$/.test(unit) && !GUARANTEE.test(about)) return null;
  if (OF_AHEAD.test(`${about} ${before}`)) return isSince ? 'since' : 'ahead';
  return isSince || OF_SINCE.test(about) ? 'since' : null;
}
const GUARANTEE = /\b(?:garantia|validade|troca\w*|devoluc\w+)\b/;
const SINCE_IN =
  /\d (?:dias?|horas?|mes|meses|anos?) (?:uteis |corridos )?(?:apos|depois d[aeo])\b/;

/** Whether a value, in hours where it is a time, is inside of a bound. */
export function isInside({ low, high, isOpen }: Bound, value: number): boolean {
  if (low !== null && (isOpen && high === null ? value <= low : value < low)) return false;
  return high === null || (isOpen && low === null ? value < high : value <= high);
}

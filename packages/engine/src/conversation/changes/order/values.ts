import { flat, spliced, stemsOf } from '../text-search.ts';
import { type Value, valuesIn } from '../values.ts';
import { withValueEverywhere } from '../written.ts';
import { IN_PARTS, isGeneral, leadOf, ORDINAL } from './value-lead.ts';

/** So many characters after a value still tell what it is of. */
const AFTER = 18;
const MONEY_FROM = 20;

/** What stands about a value in its own stretch of a clause or sentence, before and after it. */
interface About {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

function aboutOf(text: string, value: Value, all: readonly Value[]): About {
  const at = all.findIndex(({ start }) => start === value.start);
  const from = Math.max(
    text.lastIndexOf('\n', value.start) + 1,
    text.lastIndexOf('. ', value.start) + 1,
    all[at - 1]?.end ?? 0,
  );
  const until = Math.min(all[at + 1]?.start ?? text.length, value.end + AFTER);
  const stop = /[.,!?;\n]/.exec(text.slice(value.end, until))?.index ?? until - value.end;
  const stems = (stretch: string) =>
    new Set(stemsOf(stretch).filter((stem) => !isGeneral(stem) && !/^\d/.test(stem)));
  return {
    before: stems(text.slice(from, value.start)),
    after: stems(text.slice(value.end, value.end + stop)),
  };
}

const rawUnit = (text: string, { end }: Value): string =>
  /^\s([\p{L}]{2,20})/u.exec(text.slice(end))?.[1] ?? '';
/** "1.480 montado" counts nothing. */
const isParticiple = (word: string): boolean => /[aií]d[oa]s?$/iu.test(word);
const amountOf = ({ key }: Value): number => Number(key.replace(',', '.'));

/** "1.850 à vista", "R$ 95": an amount of money rather than a count of things. */
const isMoney = (text: string, value: Value): boolean =>
  value.type === 'price' ||
  (value.type === 'number' &&
    !isYear(text, value) &&
    amountOf(value) >= MONEY_FROM &&
    (!/s$/iu.test(rawUnit(text, value)) || isParticiple(rawUnit(text, value))) &&
    !/^(?:km|kg|ml|m|cm|h|min|g|w|de)$/iu.test(rawUnit(text, value)));
const isYear = (text: string, { text: figure, start }: Value): boolean =>
  /^(?:19|20)\d\d$/.test(figure) &&
  /\b(?:de|em|ano|desde|modelo|safra)\s$/iu.test(text.slice(0, start));

/** "8 horas" is a time of the day after "às", how long something takes before "de", else either. */
function hoursOf(text: string, value: Value): 'clock' | 'either' | 'long' | null {
  if (value.type === 'number' && value.unit === 'hora') return 'long';
  if (value.type !== 'hour') return null;
  const before = flat(text.slice(Math.max(0, value.start - 10), value.start));
  if (!/hora|hs?$/i.test(value.text) || /\d\s?h\d/i.test(value.text)) return 'clock';
  if (/\b(?:as|das|pras|ate|do meio dia)\s$/.test(before)) return 'clock';
  if (/horas?$/i.test(value.text)) {
    const after = flat(text.slice(value.end, value.end + 12));
    if (/^ (?:de (?!manha|tarde|noite)|por |seguidas|antes|corridas)/.test(after)) return 'long';
    return /\b(?:de|em|por|cada|dentro de)\s$/.test(before) ? 'long' : 'either';
  }
  return 'clock';
}
const DATE = /^dia\s\d{1,2}$/iu;

/** Whether a value of a text may be what a new one is put in the place of. */
function isAlike(by: Value, clause: string, old: Value, text: string): boolean {
  if (
    by.type === 'number' &&
    old.type === 'number' &&
    by.unit !== undefined &&
    by.unit === old.unit
  )
    return true;
  const [one, other] = [hoursOf(clause, by), hoursOf(text, old)];
  if (one !== null || other !== null)
    return (
      one !== null && other !== null && (one === other || one === 'either' || other === 'either')
    );
  if (by.type === old.type && by.type !== 'number' && by.type !== 'price') return true;
  if (isMoney(clause, by) && isMoney(text, old)) return true;
  const isBare = by.type === 'number' && rawUnit(clause, by) === '';
  return isBare && (old.type === 'number' || (old.type === 'day' && DATE.test(old.text)));
}

const FAR = 6;
/** How well an old value fits: the thing it is of, what it counts, how large it is. */
function fitOf(
  by: Value,
  { about, lead }: Pick<Stated, 'about' | 'lead'>,
  old: Value,
  text: string,
): number {
  const own = aboutOf(text, old, valuesIn(text));
  const before = [...about].filter((stem) => own.before.has(stem)).length;
  const after = [...about].filter((stem) => own.after.has(stem) && !own.before.has(stem)).length;
  const sameUnit = by.unit !== undefined && by.unit === old.unit ? 3 : 0;
  const sameType = by.type === old.type && by.type !== 'number' ? 1 : 0;
  const [one, other] = [amountOf(by), amountOf(old)];
  const ratio = one > 0 && other > 0 ? Math.max(one / other, other / one) : 1;
  const size = /^(?:number|price)$/.test(by.type) ? (ratio > FAR ? -6 : ratio < 2 ? 1 : 0) : 0;
  const isCount =
    old.type === 'number' && old.unit !== undefined && !isParticiple(rawUnit(text, old));
  const counted = by.unit === undefined && isCount ? -2 : 0;
  const isDate = (day: Value) => /\d/.test(day.text) === /\d/.test(by.text);
  const sameKind = by.type === 'day' && old.type === 'day' && isDate(old) ? 1 : 0;
  const sameLead = lead !== '' && lead === leadOf(text, old) ? 1 : 0;
  return sameLead + sameKind + 3 * before + 2 * after + sameUnit + sameType + size + counted;
}

/** The values that a clause states; a bare number that an earlier text had is what it was there. */
/** "domingo seguinte, dia 19" is one day. */
function withDates(values: readonly Value[], clause: string): Value[] {
  return values.flatMap((one, at) => {
    const [before, next] = [values[at - 1], values[at + 1]];
    const joins = (a: Value, b: Value) =>
      a.type === 'day' &&
      b.type === 'day' &&
      !/\d/.test(a.text) &&
      /^dia \d/iu.test(b.text) &&
      /^(?: (?:seguinte|que vem|agora))?,? $/iu.test(clause.slice(a.end, b.start));
    if (before && joins(before, one)) return [];
    return next && joins(one, next)
      ? [{ ...next, start: one.start, text: `${one.text}, ${next.text}` }]
      : [one];
  });
}

function newsIn(clause: string, text: string, earlier: readonly string[]): Value[] {
  const isCounted = ORDINAL.test(flat(clause));
  const kept = new Set(valuesIn(text).map(({ key }) => key));
  return withDates(valuesIn(clause), clause)
    .filter(({ type, text: day }) => type !== 'day' || !isCounted || /\d/.test(day))
    .filter(({ start }) => !IN_PARTS.test(clause.slice(0, start)) || /\dx de/iu.test(text))
    .map((one) => {
      if (one.type !== 'number' || /s$/iu.test(rawUnit(clause, one)) || kept.has(one.key))
        return one;
      const before = earlier
        .flatMap((other) => valuesIn(other))
        .find(({ key, type }) => key === one.key && type !== 'number');
      return before ? { ...one, type: before.type, text: before.text } : one;
    });
}

/** What a clause changes of the values of a text. */
export interface ValuesPut {
  text: string;
  /** Values that stand in the place of none of the text. */
  unplaced: Value[];
  /** A value that could stand in the place of several of the text. */
  unsure: { value: string; among: readonly string[] } | null;
  isChanged: boolean;
}

/** Each value of a clause in the place of the one of its type, thing and unit that a text states. */
export function withValuesOf(
  clause: string,
  text: string,
  earlier: readonly string[] = [],
): ValuesPut {
  const news = newsIn(clause, text, earlier);
  const result: ValuesPut = { text, unplaced: [], unsure: null, isChanged: false };
  const own = valuesIn(text);
  const isThere = (by: Value) =>
    own.some(
      (one) =>
        one.key === by.key &&
        (one.type === by.type || one.type === 'number') &&
        (by.unit === undefined || one.unit === by.unit),
    );
  const taken = new Set(news.filter(isThere).map(({ key }) => key));
  const left = thingsOf(clause, news).filter(({ by }) => !isThere(by));
  while (left.length > 0) {
    const [first, ...more] = left
      .map((one) => ({ one, ranked: rankedFor(one, clause, text, taken) }))
      .toSorted((a, b) => (b.ranked[0]?.fit ?? -FAR) - (a.ranked[0]?.fit ?? -FAR));
    if (!first) break;
    left.splice(left.indexOf(first.one), 1);
    const { by, about } = first.one;
    const [best] = first.ranked;
    const least = more.length === 0 && news.length > 1 ? LEAST_OF_REST : 0;
    const isOther = own.length > 0 && unknownThing(about, by, best?.fit ?? 0, text);
    if (!best || best.fit < least || isOther) {
      result.unplaced.push(by);
      continue;
    }
    const equal = [
      ...new Map(
        first.ranked.filter(({ fit }) => fit === best.fit).map(({ old }) => [old.key, old]),
      ).values(),
    ];
    const alike = news.filter(({ type }) => type === by.type).length;
    if (equal.length > 1 && equal.length !== alike)
      result.unsure ??= { value: by.text, among: equal.map((one) => one.text) };
    else {
      const now = valuesIn(result.text).find(
        ({ key, type }) => key === best.old.key && type === best.old.type,
      );
      if (!now) continue;
      result.text = put(result.text, now, by);
      taken.add(best.old.key);
      result.isChanged = true;
    }
  }
  return result;
}
/** The last of several values may count things that a single one would not. */
const LEAST_OF_REST = -1;

interface Stated {
  by: Value;
  about: ReadonlySet<string>;
  /** The word that leads to it, whatever it says. */
  lead: string;
}

/** What each value is of; one that names nothing is of what the one before it is of. */
function thingsOf(clause: string, news: readonly Value[]): Stated[] {
  let last: ReadonlySet<string> = new Set();
  return news.map((by) => {
    const { before, after } = aboutOf(clause, by, news);
    const about = new Set([...before, ...after]);
    if (about.size > 0) last = about;
    const lead = leadOf(clause, by);
    return { by, lead, about: about.size > 0 || !isMoney(clause, by) ? about : last };
  });
}

function rankedFor(
  { by, about, lead }: Stated,
  clause: string,
  text: string,
  taken: ReadonlySet<string>,
): { old: Value; fit: number }[] {
  const isCount = by.unit === undefined && COUNTS.test(flat(clause.slice(0, by.start)));
  return valuesIn(text)
    .filter((old) => !taken.has(old.key) && isAlike(by, clause, old, text))
    .map((old) => {
      const counts = isCount && old.unit !== undefined && about.has(old.unit);
      return { old, fit: fitOf(by, { about, lead }, old, text) + (counts ? COUNTED : 0) };
    })
    .toSorted((a, b) => b.fit - a.fit);
}
/** "beijinhos agora são 80" */
const COUNTS = /\b(?:sao|serao|vao ser) (?:so |mais )?$/;
const COUNTED = 5;

/** Whether a clause has values and no word that says what they are of. */
export function namesNoThing(clause: string): boolean {
  const values = valuesIn(clause);
  return (
    values.length > 0 &&
    values.every((one) => {
      const { before, after } = aboutOf(clause, one, values);
      const isAmount = /^(?:number|price)$/.test(one.type) && one.unit === undefined;
      return isAmount && before.size + after.size === 0;
    })
  );
}

/** "o frete é 20" where the text has another price and no freight: another thing. */
const unknownThing = (about: ReadonlySet<string>, by: Value, fit: number, text: string): boolean =>
  fit < 3 &&
  about.size > 0 &&
  by.type !== 'day' &&
  by.type !== 'hour' &&
  [...about].some((stem) => THINGS.test(stem)) &&
  ![...about].some((stem) => stemsOf(text).includes(stem));
/** Stems of things that have an amount of their own beside the price. */
const THINGS =
  /^(?:frete|entra|sinal|taxa|parce|multa|juros|desco|insta|monta|garan|mensa|diari|caucao|depos|matri|visit|gorje|taxa|minim|entre)/;

/** Puts a value in the place of another, wherever the text states it. */
function put(text: string, old: Value, by: Value): string {
  const month = / ?de \p{L}{4,9}$/u.exec(old.text)?.[0];
  const day = /^(?:dia )?\d{1,2}$/.test(flat(by.text)) && month ? `${by.text}${month}` : by.text;
  const isDuration = old.type === 'hour' && /\d horas?$/i.test(old.text);
  if (isDuration) return spliced(text, old, by.text.replace(/(\d)\s?h(?:s|rs)?$/iu, '$1 horas'));
  const isOfNumbers = old.type === 'number' && by.type === 'price';
  const unit =
    old.type === 'number' &&
    by.type === 'number' &&
    old.unit === undefined &&
    by.unit !== undefined;
  return withValueEverywhere(text, old, {
    ...by,
    text: isOfNumbers ? by.text.replace(/\s?(?:reais|real|conto?s?)$/iu, '') : unit ? by.text : day,
  });
}

/** Whether all values of a clause stand in a text as they are. */
export const statesNothingNew = (clause: string, text: string): boolean => {
  const own = valuesIn(text);
  return valuesIn(clause).every(({ key, type }) =>
    own.some((one) => one.key === key || (type === 'day' && flat(one.text).startsWith(key))),
  );
};

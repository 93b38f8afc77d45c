import { fold } from '../../shared/text.ts';
import type { Case } from './case.ts';
import { customersIn, shortName } from './customer.ts';

const BETWEEN =
  /(?<![Dd]ra?\.|[Ss]ra?\.)(?<=[.!?;:])\s{1,3}|,\s{1,3}(?:(?:e|mas|já)\s{1,3})?|\s(?:e|mas|já|enquanto)\s(?=(?:[oa]|dona|seu|dra?\.?|outr[oa])\s)/iu;
/** A clause begins with the customer that it is about: "a Ana me deve 50". */
const BEGINNING = 5;

/** A part of a message, and the folded name of its customer; null for nobody named. */
export interface Clause {
  who: string | null;
  text: string;
}

/** A message by the customers that it names; one clause where it names at most one. */
export function clausesByCustomer(text: string, all: readonly Case[]): Clause[] {
  if (/["“]/.test(text)) return [{ who: null, text }];
  const customers = customersIn(text).map(shortName);
  const parts: Clause[] = [];
  for (const part of text.split(BETWEEN)) {
    const found = namedIn(part, all);
    const who = found !== null && customers.includes(found) ? found : null;
    const last = parts.at(-1);
    if (last && (who === null || who === last.who)) last.text = joined(last.text, part);
    else if (last && last.who === null)
      parts[parts.length - 1] = { who, text: joined(last.text, part) };
    else parts.push({ who, text: part });
  }
  return parts;
}

const joined = (before: string, part: string) =>
  /[:;.!?]$/.test(before) ? `${before} ${part}` : `${before}, ${part}`;

function namedIn(clause: string, all: readonly Case[]): string | null {
  const [name] = customersIn(clause);
  const words = fold(clause).split(/[^a-z]+/);
  const known = all.find((one) => one.name !== null && words.includes(shortName(one.name)));
  const found = name ?? known?.name ?? null;
  return found !== null && words.slice(0, BEGINNING).includes(shortName(found))
    ? shortName(found)
    : null;
}

/** The names of the customers that a message tells of, where there are several. */
export function severalIn(text: string, all: readonly Case[]): string[] {
  const stated = clausesByCustomer(text, all).flatMap(({ who }) => who ?? []);
  return stated.length > 1
    ? customersIn(text).filter((name) => stated.includes(shortName(name)))
    : [];
}

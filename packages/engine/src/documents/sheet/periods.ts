import { fold } from '../../shared/text.ts';

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const MONTH =
  /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro)?\b/g;
const DAYS = 'seg ter qua qui sex sab dom'.split(' ');
const DAY = /\b(seg|ter|qua|qui|sex|sab|dom)(?:unda|ca|rta|nta|ta|ado|ingo)?s?(?:[- ]feira)?\b/g;
const LINK = /^\s*(?:-|–|a|ate|à)\s*$/;
const WEEKEND = /\b(?:fim|fins|final|finais) de semana\b/;

/** The months that a text names; "ago-nov" names four. */
export const monthsIn = (text: string): Set<string> => named(fold(text), MONTH, MONTHS);

/** The days of the week that a text names; "dom-qui" names five. */
export function weekdaysIn(text: string): Set<string> {
  const folded = fold(text);
  const days = named(folded, DAY, DAYS);
  if (WEEKEND.test(folded)) days.add('sab');
  return days;
}

function named(folded: string, pattern: RegExp, cycle: readonly string[]): Set<string> {
  const found = [...folded.matchAll(pattern)].map(({ 1: name = '', index, 0: word }) => ({
    at: cycle.indexOf(name),
    start: index,
    end: index + word.length,
  }));
  const all = new Set<string>();
  for (const [at, { at: from, start }] of found.entries()) {
    all.add(cycle[from] ?? '');
    const before = found[at - 1];
    if (!before || !LINK.test(folded.slice(before.end, start))) continue;
    for (let step = before.at; step !== from; step = (step + 1) % cycle.length)
      all.add(cycle[step] ?? '');
  }
  return all;
}

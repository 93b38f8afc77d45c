import { fold } from '../../shared/text.ts';
import type { Entry } from '../sheet/entries.ts';
import { weekdaysIn } from '../sheet/periods.ts';
import type { Whether } from './whether.ts';

/** Asks whether somebody is there, not whether something is done on that day. */
const OPEN =
  /\b(?:abr\w+|fecha\w*|abert[oa]s?|atend\w+|funcion\w+|trabalh\w+|visit\w+|voltar|passar|ir|agend\w+|marcar|horario|expediente|plantao|entreg\w+|recolh\w+|retir\w+|busc\w+|tem)\b/;
const DELIVERY = /\b(?:entreg\w+|recolh\w+|retir\w+|busc\w+|coleta\w*)\b/;
const CLOSED = /\b(?:fechad[oa]s?|nao |nem |sem )/;
const HOURS = /\b(?:horarios?|atend\w+|funciona\w*|abert\w+|abr\w+|visita|expediente)\b/;
const SPAN =
  /(\d{1,2})(?:h(\d{2})?|:(\d{2})| horas)?\s*(?:as|ate as|ate|a|-|–)\s*(?:as )?(\d{1,2})(?:h(\d{2})?|:(\d{2})| horas)/g;
const LAST = /\bate (?:as )?(\d{1,2})(?:h(\d{2})?|:(\d{2}))/;
/** Days with hours of their own, whatever weekday they fall on. */
const SPECIAL_DAY =
  /\b(?:feriad\w+|natal|reveillon|ano novo|carnaval|pascoa|finados|vespera\w*|corpus|sao joao|dia d[aoe]s? (?:maes?|pais?|crianc\w+|namorad\w+|mulher\w*|trabalh\w+))\b/;
const WEEKDAY = /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/;
const WEEK = 5;
const STEM = 5;

/** Whether the business is open on the day and at the hour that is asked for. */
export interface OpenAnswer {
  verdict: 'Sim' | 'Não';
  entries: Entry[];
}

/** "o Natal cai no domingo": which of the two days decides is not known. */
export const isSpecialDay = ({ text }: Whether): boolean =>
  SPECIAL_DAY.test(text) && WEEKDAY.test(text);

/** @param entries all lines of the documents */
export function isOpenOn(asked: Whether, entries: readonly Entry[]): OpenAnswer | null {
  if ((asked.days.size === 0 && asked.clock === null) || !OPEN.test(asked.text)) return null;
  const delivery = DELIVERY.exec(asked.text)?.[0].slice(0, STEM) ?? null;
  const clauses = entries.flatMap((entry) => clausesIn(entry, delivery));
  const stated = new Set(clauses.flatMap(({ days }) => [...days]));
  const [day] = asked.days;
  if (asked.days.size > 1 || clauses.length === 0) return null;
  const own = day === undefined ? clauses : clauses.filter(({ days }) => days.has(day));
  const [closed] = own.filter(({ isClosed }) => isClosed);
  if (closed) return day === undefined ? null : answer('Não', [closed], asked);
  const open = own.filter(({ spans }) => spans.length > 0);
  if (open.length > 0) {
    const { clock } = asked;
    if (clock === null) return answer('Sim', open, asked);
    const isInside = (one: HoursClause) =>
      one.spans.some(([from, to]) => clock >= from && clock <= to);
    const inside = open.filter(isInside).length;
    if (inside === open.length) return answer('Sim', open, asked);
    return inside === 0 ? answer('Não', open, asked) : null;
  }
  const isWhole = day !== undefined && own.length === 0 && stated.size >= WEEK && delivery === null;
  return isWhole ? answer('Não', clauses, asked) : null;
}

interface HoursClause {
  entry: Entry;
  days: ReadonlySet<string>;
  spans: [number, number][];
  isClosed: boolean;
}

/** @param delivery the beginning of its word, where deliveries are asked for */
function clausesIn(entry: Entry, delivery: string | null): HoursClause[] {
  const { row } = entry;
  const heading = fold(row.section.split(' – ').at(-1) ?? '');
  const line = fold(row.line);
  const about = `${heading} ${line}`;
  const isOther = delivery === null ? DELIVERY.test(about) : !about.includes(delivery);
  if (isOther || /\bpedidos?\b|\bprazo\b|\d ?%|r\$/.test(line)) return [];
  return line
    .split(/;|\.\s|\s\/\s|,\s(?=(?:seg|ter|qua|qui|sex|sab|dom|fer)\p{L}*)|\|/u)
    .flatMap((text) => {
      const spans = spansIn(text);
      const days = weekdaysIn(text);
      const isClosed = CLOSED.test(text) && spans.length === 0;
      const isHours = days.size > 0 || HOURS.test(about) || delivery !== null;
      return isHours && (spans.length > 0 || (isClosed && days.size > 0))
        ? [{ entry, days, spans, isClosed }]
        : [];
    });
}

function spansIn(text: string): [number, number][] {
  const found = [...text.matchAll(SPAN)].map(([, a, b, c, d, e, f]): [number, number] => [
    Number(a) + Number(b ?? c ?? 0) / 60,
    Number(d) + Number(e ?? f ?? 0) / 60,
  ]);
  if (found.length > 0) return found;
  const [, hour, one, two] = LAST.exec(text) ?? [];
  return hour ? [[0, Number(hour) + Number(one ?? two ?? 0) / 60]] : [];
}

/** "domingo fecha?" turns the answer round. */
function answer(
  verdict: 'Sim' | 'Não',
  clauses: readonly HoursClause[],
  asked: Whether,
): OpenAnswer {
  const isTurned = /\bfecha\w*/.test(asked.text);
  const turned = verdict === 'Sim' ? 'Não' : 'Sim';
  return {
    verdict: isTurned ? turned : verdict,
    entries: [...new Set(clauses.map(({ entry }) => entry))],
  };
}

import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { namesOf } from '../verdict/names.ts';
import { type Effect, effectIn } from './effects.ts';
import { type Limit, limitIn, restOf } from './limits.ts';

/** What has or has not happened where a clause holds: "antes do corte", "após a compra". */
interface Happening {
  isBefore: boolean;
  stems: readonly string[];
  written: string;
}

/** One clause of a rule: when it holds and what follows. */
export interface RuleClause {
  row: DocumentRow;
  written: string;
  text: string;
  limit: Limit | null;
  happenings: readonly Happening[];
  effect: Effect | null;
  stems: readonly string[];
  /** Of what precedes its colon. */
  labelStems: readonly string[];
}

/** Clauses on one matter, of which a case selects one. */
export interface RuleGroup {
  clauses: RuleClause[];
  /** The words of all of them with their heading. */
  stems: readonly string[];
  text: string;
}

const SPLIT =
  /;\s|\.\s(?=\S)|\s[|·/]\s|,\s(?=(?:sen[aã]o|depois|acima|al[eé]m|menos de|mais de|pass(?:ou|ando)|at[eé] (?:a |o )?(?:\d|v[eé]spera)|d?[eo]s? \d+ a \d|entre \d|no dia(?!\p{L})))/iu;
/** "até 800 20% de 801 a 1.500 25%": steps of a list without a sign between them. */
const NEXT_STEP = /(?<=\d ?%) (?=(?:de|at[eé]|acima|mais|entre|a partir)(?!\p{L}))/iu;
const LABEL = /^(?:\d{1,2}[.)] )?([^:]{2,60}):\s/;
/** What a clause begins with that goes on with the one before it. */
const ONWARD =
  /^(?:depois|apos|acima|abaixo|alem|mais de|menos de|com (?:menos|mais)|passou|passando|passad[oa]|senao|caso contrario|entre \d|de \d+ a \d|-\d|\+\d|no dia\b|fora d|antes d|ja )/;
const REST =
  /^(?:depois(?: disso)?|apos isso|acima(?: disso)?|alem(?: disso)?|senao|com (?:menos|mais)|menos q(?:ue)? isso|passou d\w+|passando d\w+)(?=$|[\s,:])(?! ?(?:dia )?\d)/;
const REST_BELOW = /^(?:com menos|menos q|abaixo)/;
const HAPPENING = /\b(?:antes d[eao]s?|depois d[eao]s?|apos(?: [oa]s?)?)\s/g;
/** "se o tecido já foi cortado" */
const IF_DONE = /\bse (?=(?:\p{L}+ ){1,4}ja )/gu;
/** Where what has happened ends and what follows begins. */
const EVENT_END =
  /[,:;(]|\s(?=(?:perde|devolv|ret|nao|sem|paga|cobr|e antes|e depois|com |de graca))/;
const EVENT_WORDS = 6;
const PERIOD = /^(?:isso|disso|\d|hoje|amanha|prazo|o prazo|(?:dia|data|hora)\b)/;

const known = new WeakMap<readonly DocumentRow[], RuleGroup[]>();

/** The rules among the lines of documents, each with the clauses that go on with it. */
export function groupsIn(rows: readonly DocumentRow[]): RuleGroup[] {
  const groups = known.get(rows) ?? readGroups(rows);
  known.set(rows, groups);
  return groups;
}

function readGroups(rows: readonly DocumentRow[]): RuleGroup[] {
  const groups: RuleGroup[] = [];
  let last: DocumentRow | null = null;
  for (const row of rows) {
    if (row.kind !== 'line') continue;
    const isNear = last !== null && last.file === row.file && last.section === row.section;
    for (const [at, written] of piecesOf(row).entries()) {
      const open = groups.at(-1);
      const goesOn = at > 0 || (isNear && row.isSentence && ONWARD.test(fold(written)));
      const group = goesOn && open ? open : { clauses: [], stems: [], text: '' };
      const clause = clauseOf(row, written, group.clauses.at(-1) ?? null);
      group.clauses.push(clause);
      group.stems = [...new Set([...group.stems, ...clause.stems])];
      group.text = `${group.text} ${clause.text}`;
      if (group !== open) groups.push(group);
    }
    last = row;
  }
  return groups;
}

function piecesOf(row: DocumentRow): string[] {
  if (!row.isSentence)
    return [row.item, ...row.conditions].join(' ').replaceAll('\t', ' ').split(NEXT_STEP);
  return row.line.split(SPLIT).filter((piece) => /[\p{L}\d]/u.test(piece));
}

function clauseOf(row: DocumentRow, piece: string, before: RuleClause | null): RuleClause {
  const written = piece.replace(/[.!]$/, '').trim();
  const text = fold(written)
    .replace(/^\d{1,2}[.)] /, '')
    .replace(/(?<=\d),00(?!\d)/g, '');
  const found = limitIn(text, before?.limit?.word);
  const rest =
    !found && before?.limit && REST.test(text)
      ? restOf(before.limit, !REST_BELOW.test(text))
      : null;
  const bare = found
    ? `${text.slice(0, found.start).trimEnd()} ${text.slice(found.end).trim()}`
    : text;
  return {
    row,
    written,
    text,
    limit: found?.limit ?? rest,
    happenings: happeningsIn(text, before),
    effect: effectIn(bare, before?.effect ?? null, text),
    stems: namesOf(written),
    labelStems: namesOf(LABEL.exec(written)?.[1] ?? ''),
  };
}

function happeningsIn(text: string, before: RuleClause | null): Happening[] {
  const found = [...text.matchAll(HAPPENING), ...text.matchAll(IF_DONE)].flatMap((match) => {
    const [word] = match;
    const isBefore = word.startsWith('antes');
    const rest = text.slice(match.index + word.length);
    const ended = rest.split(EVENT_END)[0] ?? '';
    const event = ended.split(' ').slice(0, EVENT_WORDS).join(' ').trim();
    const stems = event === '' || PERIOD.test(event) ? [] : namesOf(event);
    return stems.length > 0 ? [{ isBefore, stems, written: `${word}${event}` }] : [];
  });
  if (found.length > 0) return found;
  const [last, other] = before?.happenings ?? [];
  const isRest = REST.test(text) && last && !other && before?.limit === null;
  return isRest ? [{ ...last, isBefore: !last.isBefore }] : [];
}

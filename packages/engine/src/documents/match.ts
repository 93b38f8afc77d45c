import type { Query } from './query.ts';
import type { DocumentRow } from './row.ts';
import { wordsOfRow } from './row-words.ts';
import { sameStem, stemsOf, wordsOf } from './terms.ts';

/** A row with how well it matches a question. */
export interface Match {
  row: DocumentRow;
  /** Share of the question's term weight in the row, 0 to 1. */
  coverage: number;
  /** Share of its item's words in the question. */
  share: number;
  score: number;
}

const UNKNOWN = 1.3;
/** Words that name a kind of answer rather than its subject. */
const LIGHT = /^(?:prazo|politi|regra|forma|condic|valida|exato|tempo)$/;
const LIGHT_WEIGHT = 0.3;
const SECTION_TRUST = 0.7;
const LINE_TRUST = 0.85;
const ANSWER_TRUST = 0.5;
const ITEM_WEIGHT = 0.3;
const PRECISE = 0.02;

/** Stems of a row, with how much a match of each is worth. */
interface Index {
  row: DocumentRow;
  item: readonly string[];
  trust: Map<string, number>;
}

/** Rows of the asked kinds that share a term with the question, the best first. */
export function matchRows(
  query: Query,
  terms: readonly string[],
  rows: readonly DocumentRow[],
): Match[] {
  const indexed = rows.filter((row) => isAsked(query, row)).map(indexOf);
  const known = [...new Set(indexed.flatMap(({ trust }) => [...trust.keys()]))];
  const asked = terms.map((term) => corrected(term, known));
  const weights = new Map(asked.map((term) => [term, weightOf(term, indexed)]));
  const whole = sum([...weights.values()]);
  if (whole === 0) return [];
  return indexed
    .map(({ row, item, trust }) => {
      const hits = [...weights].map(([term, weight]) => weight * trustOf(term, trust));
      const coverage = sum(hits) / whole;
      const ofItem = item.filter((stem) => asked.some((term) => sameStem(term, stem))).length;
      const share = item.length > 0 ? ofItem / item.length : 0;
      return { row, coverage, share, score: coverage + ITEM_WEIGHT * share };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.score - a.score);
}

/** The matches that are as good as the best one. */
export function bestOf(matches: readonly Match[]): Match[] {
  const best = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= best - PRECISE);
}

/** Whether a term is in the items or headings of the rows, rather than in their conditions. */
export function isItemTerm(term: string, rows: readonly DocumentRow[]): boolean {
  const isIn = (stems: readonly string[]) => stems.some((stem) => sameStem(stem, term));
  return rows.some((row) => {
    const { item, section } = wordsOfRow(row);
    return isIn(item) || (!row.isSentence && isIn(section));
  });
}

export function isConditionTerm(term: string, rows: readonly DocumentRow[]): boolean {
  return rows.some((row) => wordsOfRow(row).conditions.some((stem) => sameStem(stem, term)));
}

const LINKS = /^(?:d[aeo]s?|em|n[ao]s?|pr[ao]|para|com|tipo)$/;

/** Whether a word that no row contains directly follows a word of the item: "corte de barba". */
export function specifiesUnknown(
  question: string,
  row: DocumentRow,
  rows: readonly DocumentRow[],
): boolean {
  const known = new Set(
    rows
      .map(wordsOfRow)
      .flatMap((one) => [...one.item, ...one.section, ...one.conditions, ...one.per]),
  );
  const ofItem = wordsOfRow(row).item;
  const words = wordsOf(question);
  return words.some((word, at) => {
    const [stem] = stemsOf(word);
    if (!stem || [...known].some((one) => sameStem(one, stem) || isOneEdit(one, stem)))
      return false;
    const before = LINKS.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
    const [noun] = stemsOf(before ?? '');
    return noun !== undefined && ofItem.some((one) => sameStem(one, noun));
  });
}

function isAsked({ asks }: Query, { kind, amount }: DocumentRow): boolean {
  if (kind === 'answer' || asks.has(kind)) return true;
  if (asks.has('price') && (amount?.kind === 'money' || amount?.kind === 'percent')) return true;
  return kind === 'policy' || kind === 'deadline'
    ? asks.has('policy') || asks.has('deadline')
    : false;
}

function indexOf(row: DocumentRow): Index {
  const words = wordsOfRow(row);
  const trust = new Map<string, number>();
  const add = (stems: readonly string[], value: number) => {
    for (const stem of stems) trust.set(stem, Math.max(trust.get(stem) ?? 0, value));
  };
  add(words.section, SECTION_TRUST);
  if (row.isSentence) add(words.line, row.kind === 'answer' ? ANSWER_TRUST : LINE_TRUST);
  add(words.value, LINE_TRUST);
  add(words.conditions, 1);
  add(words.per, 1);
  add(words.item, 1);
  return { row, item: words.item, trust };
}

const trustOf = (term: string, trust: ReadonlyMap<string, number>) =>
  trust.get(term) ??
  Math.max(0, ...[...trust].map(([stem, value]) => (sameStem(stem, term) ? value : 0)));

/** Rare terms weigh more; unknown ones are what the documents do not contain. */
function weightOf(term: string, indexed: readonly Index[]): number {
  if (LIGHT.test(term)) return LIGHT_WEIGHT;
  const count = indexed.filter(({ trust }) => trustOf(term, trust) > 0).length;
  return count === 0 ? UNKNOWN : 1 + 0.3 * Math.log(1 + indexed.length / count);
}

const CORRECTED_MIN = 5;

/** A term with one wrong character as the known one. */
function corrected(term: string, known: readonly string[]): string {
  if (term.length < CORRECTED_MIN || known.some((stem) => sameStem(stem, term))) return term;
  return known.find((stem) => stem.length >= CORRECTED_MIN && isOneEdit(stem, term)) ?? term;
}

function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const swapped =
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    one.slice(start + 2) === other.slice(start + 2);
  return (
    swapped ||
    one.slice(start + 1) === other.slice(start + 1) ||
    one.slice(start) === other.slice(start + 1) ||
    one.slice(start + 1) === other.slice(start)
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

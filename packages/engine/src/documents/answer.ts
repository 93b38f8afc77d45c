import type { Offer } from '@salesai/contract/coach';
import { fold } from '../shared/text.ts';
import { choose } from './choose.ts';
import { formatReais } from './figures.ts';
import { daysOf } from './hours.ts';
import { leastIn } from './least.ts';
import { bestOf, isConditionTerm, isItemTerm, type Match, matchRows } from './match.ts';
import { type Query, readQuery } from './query.ts';
import type { DocumentRow } from './row.ts';
import { wordsOfRow } from './row-words.ts';
import { isOfPack, sumOfItems, wordSum } from './sums.ts';
import { isSure, NEAR } from './sure.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, figureText, rowsText, rowText, sourceText, subjectText } from './wording.ts';

/** An answer from the rows of the seller's documents. */
export interface RowAnswer {
  /** `nearest` when the rows do not contain what is asked, `contradiction` when they disagree. */
  kind: 'answer' | 'nearest' | 'contradiction';
  /** Markdown: one sentence with its figure and source. */
  text: string;
  rows: DocumentRow[];
  offer?: Offer;
  /** Whether the item itself was not found, so that a passage may answer better. */
  isLoose: boolean;
}

const NEAR_RULE = 0.5;
/** Longer messages tell a case rather than ask for a row. */
const QUESTION_MAX = 400;
const LISTED_MAX = 5;
const EXAMPLES = 3;

/**
 * Answers a question from rows; null when they do not contain an answer.
 * @param previous earlier questions of the conversation, the newest last, for "e com 35?".
 */
export function answerFromRows(
  question: string,
  rows: readonly DocumentRow[],
  previous: readonly string[] = [],
): RowAnswer | null {
  if (rows.length === 0 || question.length > QUESTION_MAX) return null;
  const query = readQuery(question, previous);
  if (query.asks.size === 0) return null;
  const hours = query.asks.has('hours') ? hoursAnswer(query, rows) : null;
  if (hours) return hours;
  const others = rows.filter(({ kind }) => kind !== 'hours');
  if (query.asks.has('price')) {
    const sum = sumOfItems(question, query, others);
    if (sum) return { kind: 'answer', text: `${sum.text}.`, rows: sum.rows, isLoose: false };
  }
  const terms = termsFor(query, question, others);
  const matches = matchRows(query, terms, others);
  const [first] = matches;
  if (!first || first.coverage < NEAR)
    return query.namesContact && !query.asks.has('price') ? noContact(others) : null;
  const best = preferred(query, bestOf(matches));
  const isNamed = query.isFollowUp && namesRow(question, first.row);
  if (!isNamed && !isSure(first, question, others)) return nearestItem(query, best);
  return answerOf(
    query,
    best.map(({ row }) => row),
  );
}

/** "e enfermaria?": whether a follow-up names nothing but what the row states. */
function namesRow(question: string, row: DocumentRow): boolean {
  const { item, conditions } = wordsOfRow(row);
  const own = stemsOf(question);
  return (
    row.kind === 'price' &&
    own.length > 0 &&
    own.every((stem) => [...item, ...conditions].some((one) => sameStem(one, stem)))
  );
}

function noContact(rows: readonly DocumentRow[]): RowAnswer {
  const contacts = distinctRows(rows.filter(({ kind }) => kind === 'contact')).slice(0, EXAMPLES);
  const shown = contacts.length > 0 ? `; o que está lá é ${contacts.map(rowText).join('; ')}` : '';
  const text = `Não encontrei esse contato nos seus documentos${shown}`;
  return {
    kind: 'nearest',
    text: contacts.length > 0 ? sentence(text, contacts) : `${text}.`,
    rows: contacts,
    isLoose: true,
  };
}

/** What a follow-up names replaces what the question before named: an item, or a condition. */
function termsFor(query: Query, question: string, rows: readonly DocumentRow[]): string[] {
  const terms = query.terms.filter((term) => !isSpoken(query, term));
  if (!query.isFollowUp) return terms;
  const asked = rows.filter(({ kind }) => query.asks.has(kind));
  const own = stemsOf(question).filter((term) => terms.includes(term));
  const isItem = (term: string) => isItemTerm(term, asked);
  const isCondition = (term: string) => !isItem(term) && isConditionTerm(term, asked);
  const hasItem = own.some(isItem);
  const hasCondition = own.some(isCondition) || /\d ?x\b|\bvezes\b/i.test(question);
  return terms.filter(
    (term) =>
      own.includes(term) || !((hasItem && isItem(term)) || (hasCondition && isCondition(term))),
  );
}

/** Words about the calculation rather than the item: "com 10% de desconto", "unidades". */
function isSpoken({ asks, numbers }: Query, term: string): boolean {
  if (/^(?:unidad|peca)/.test(term)) return true;
  const isPercent = numbers.some(({ kind }) => kind === 'percent');
  return isPercent && asks.has('price') && term === 'descon';
}

/** A price for a question of a price, a rule for a question of a rule. */
function preferred(query: Query, matches: Match[]): Match[] {
  const asked = matches.filter(({ row }) => query.asks.has(row.kind));
  return asked.length > 0 ? asked : matches;
}

function answerOf(query: Query, rows: DocumentRow[]): RowAnswer | null {
  const { rows: chosen, missing, quantity } = choose(rows, query);
  const [row] = chosen;
  if (!row) return null;
  if (missing) return nearestNumber(missing.written, chosen);
  const conflict = conflictIn(chosen);
  if (conflict) return conflict;
  const distinct = distinctRows(chosen);
  if (distinct.length > 1) return listed(distinct);
  const percent = query.numbers.find(({ kind }) => kind === 'percent');
  const isSold = quantity !== null && quantity.value !== 1 && isOfPack(quantity.value, row);
  if (row.kind === 'price' && row.amount && isSold) {
    const sum = wordSum([{ count: quantity.value, row }]);
    const least = leastIn(row.line);
    if (least !== null && quantity.value * row.amount.low < least) return atLeast(least, row);
    return { kind: 'answer', text: `${sum.text}.`, rows: chosen, isLoose: false, ...offerOf(row) };
  }
  if (row.kind === 'price' && row.amount && percent && percent.value < 100) {
    return discounted(row, percent.value);
  }
  return {
    kind: 'answer',
    text: sentence(rowText(row), chosen),
    rows: chosen,
    isLoose: false,
    ...offerOf(row),
  };
}

/** What a line charges at least, where as many cost less. */
const atLeast = (least: number, row: DocumentRow): RowAnswer => ({
  kind: 'answer',
  text: sentence(`**${formatReais(least)}**, o mínimo: “${asData(row.line)}”`, [row]),
  rows: [row],
  isLoose: false,
});

function discounted(row: DocumentRow, percent: number): RowAnswer {
  const price = (row.amount?.low ?? 0) * (1 - percent / 100);
  const steps = `${asData(row.value)} − ${percent.toLocaleString('pt-BR')} %`;
  const text = `**${formatReais(price)}** (${steps}), ${subjectText(row)}`;
  return { kind: 'answer', text: sentence(text, [row]), rows: [row], isLoose: false };
}

/** Rows that state the same once. */
function distinctRows(rows: readonly DocumentRow[]): DocumentRow[] {
  return [...new Map(rows.map((row) => [`${keyOf(row)} ${figureKey(row)}`, row])).values()];
}

/** Two figures for the same item under the same conditions. */
function conflictIn(rows: readonly DocumentRow[]): RowAnswer | null {
  for (const same of Map.groupBy(rows, keyOf).values()) {
    const figures = new Map(same.map((row) => [figureKey(row), row]));
    const isAcross = new Set(same.map(({ file, page }) => `${file} ${page}`)).size > 1;
    if (figures.size < 2 || !isAcross || same.some(({ amount }) => amount === null)) continue;
    const sides = [...figures.values()].map((row) => `${figureOf(row)} em ${sourceText([row])}`);
    const [row] = same;
    const about = row ? subjectText({ ...row, range: row.range }) : '';
    return {
      kind: 'contradiction',
      text: `Seus documentos não batem sobre ${about}: ${sides.join(' e ')}. Confirme qual vale antes de passar ao cliente.`,
      rows: [...figures.values()],
      isLoose: false,
    };
  }
  return null;
}

const figureOf = (row: DocumentRow) =>
  row.kind === 'price' ? figureText(row) : `**${asData(row.value)}**`;

function keyOf({ kind, item, conditions, range, per, section, isSentence }: DocumentRow): string {
  const names = stemsOf(`${item} ${conditions.join(' ')}`).sort();
  const bounds = range ? `${range.low}-${range.high}` : '';
  const numbers = (item.match(/\d+/g) ?? []).join(',');
  const group = isSentence ? '' : names.length === 0 ? section : '';
  return [kind === 'price' ? 'price' : 'rule', ...names, bounds, numbers, per ?? '', group].join(
    ' ',
  );
}

function figureKey({ amount, value }: DocumentRow): string {
  return amount ? `${amount.low}-${amount.high ?? ''}` : fold(value);
}

/** Several rows that the question does not tell apart; many are summarised. */
function listed(rows: readonly DocumentRow[]): RowAnswer {
  const shown = rows.length <= LISTED_MAX ? rows : rows.slice(0, EXAMPLES);
  const lines = rowsText(shown);
  if (rows.length <= LISTED_MAX)
    return { kind: 'answer', text: sentence(lines, rows), rows: [...rows], isLoose: false };
  const amounts = rows.flatMap(({ amount }) => (amount?.kind === 'money' ? [amount.low] : []));
  const span =
    amounts.length === rows.length
      ? `Há ${rows.length} preços, de **${formatReais(Math.min(...amounts))}** a **${formatReais(Math.max(...amounts))}**`
      : `Há ${rows.length} respostas`;
  return {
    kind: 'answer',
    text: `${span}, por exemplo: ${lines} — ${sourceText(shown)}. Qual delas?`,
    rows: [...shown],
    isLoose: false,
  };
}

function nearestNumber(written: string, rows: DocumentRow[]): RowAnswer {
  const lines = rows.slice(0, EXAMPLES).map(rowText).join('; ');
  return {
    kind: 'nearest',
    text: `Não encontrei ${asData(written)} nos seus documentos; o mais próximo é ${lines} — ${sourceText(rows.slice(0, EXAMPLES))}.`,
    rows: rows.slice(0, EXAMPLES),
    isLoose: false,
  };
}

function nearestItem(query: Query, best: Match[]): RowAnswer | null {
  const rows = distinctRows(
    choose(
      best.map(({ row }) => row),
      query,
    ).rows,
  ).slice(0, EXAMPLES);
  const isRule = rows.every(({ kind, isSentence }) => isSentence && kind !== 'price');
  const isFar = !query.namesRule || (best[0]?.coverage ?? 0) < NEAR_RULE;
  if (rows.length === 0 || (isRule && isFar)) return null;
  return {
    kind: 'nearest',
    text: `Não encontrei exatamente isso nos seus documentos; o mais próximo é ${rowsText(rows)} — ${sourceText(rows)}.`,
    rows,
    isLoose: true,
  };
}

const DAY_STEM =
  /^(?:hora$|segund|terca|quarta|quinta|sexta|sabado|doming|feriad|feira|semana|amanha|final)/;

/** Opening hours: of the days that are asked for, else all. */
function hoursAnswer(query: Query, rows: readonly DocumentRow[]): RowAnswer | null {
  const all = rows.filter(({ kind }) => kind === 'hours');
  const terms = query.terms.filter((term) => daysOf(term).size === 0 && !DAY_STEM.test(term));
  const best = matchRows({ ...query, asks: new Set(['hours']) }, ['horari', ...terms], all);
  if ((best[0]?.coverage ?? 0) < NEAR_RULE) return null;
  const named = terms.length > 0 ? bestOf(best).map(({ row }) => row) : all;
  const distinct = [...new Map(named.map((row) => [fold(row.line), row])).values()].slice(
    0,
    LISTED_MAX,
  );
  const asked = [...query.days];
  const matching = distinct.filter(({ line }) => asked.some((day) => daysOf(fold(line)).has(day)));
  if (asked.length > 0 && matching.length === 0) {
    const text = `Não encontrei esse dia nos seus documentos; o horário que está lá é ${distinct.map(rowText).join('; ')}`;
    return { kind: 'nearest', text: sentence(text, distinct), rows: distinct, isLoose: false };
  }
  const chosen = matching.length > 0 ? matching : distinct;
  return {
    kind: 'answer',
    text: sentence(chosen.map(rowText).join('; '), chosen),
    rows: chosen,
    isLoose: false,
  };
}

const sentence = (text: string, rows: readonly DocumentRow[]) => `${text} — ${sourceText(rows)}.`;

function offerOf(row: DocumentRow): { offer?: Offer } {
  if (row.kind !== 'price' || !row.amount || !row.item) return {};
  return { offer: { item: row.item, price: row.per ? `${row.value} por ${row.per}` : row.value } };
}

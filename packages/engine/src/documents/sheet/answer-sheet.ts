import type { DocumentRow } from '../row.ts';
import { asData, sourceText } from '../wording.ts';
import { type Ask, readAsk } from './ask.ts';
import { type Entry, entriesOf } from './entries.ts';
import { namedClause } from './named-clause.ts';
import { FITS, type Hit, rank, unknownIn } from './rank.ts';
import { likeness } from './words.ts';

/** An answer from the lines of the documents. */
export interface SheetAnswer {
  text: string;
  rows: DocumentRow[];
  /** How much of the question the lines contain, 0 to 1. */
  coverage: number;
  isFollowUp: boolean;
}

const SHOWN = 3;
/** The share of the best score from which a line answers as well. */
const NEAR = 0.86;
/** Lines below this share of the best score say nothing about what it leaves open. */
const PARTLY = 0.45;
const PARAGRAPH_MAX = 200;
/** What is left of the weight of a name that another one replaces. */
const REPLACED = 0.2;

/** @param earlier the questions before that documents answered, the newest last. */
export function answerFromSheet(
  question: string,
  rows: readonly DocumentRow[],
  earlier: readonly string[],
): SheetAnswer | null {
  const entries = entriesOf(rows);
  if (entries.length === 0) return null;
  const [first = question, ...others] = chainOf([...earlier, question]);
  let ask = readAsk(first, null);
  let hits = rank(ask, entries);
  let last = hits[0]?.entry ?? null;
  for (const other of others) {
    ask = withoutReplaced(readAsk(other, ask), entries, last);
    hits = rank(ask, entries, last);
    last = hits[0]?.entry ?? last;
  }
  return worded(ask, hits, entries);
}

/** The words of a question that the documents contain nowhere. */
export const wordsMissing = (question: string, rows: readonly DocumentRow[]): string[] =>
  unknownIn(readAsk(question, null), entriesOf(rows));

/** The last question, after those that it goes on with. */
function chainOf(questions: readonly string[]): string[] {
  const anything = readAsk('', null);
  return questions.slice(
    questions.findLastIndex((one, at) => at === 0 || !readAsk(one, anything).isFollowUp),
  );
}

function worded(ask: Ask, hits: readonly Hit[], entries: readonly Entry[]): SheetAnswer | null {
  const [best] = hits;
  if (!best) return null;
  const shown = covering(hits, ask);
  const own = shown.map(({ entry }) => entry.row);
  const others = restOfParagraph(best.entry, entries, own);
  const text = [
    shown.map((hit) => wordHit(hit, ask)).join('; '),
    ...(others ? [others.text] : []),
  ].join(' ');
  const rows = [...own, ...(others?.rows ?? [])];
  return {
    text: `${text} — ${sourceText(rows)}.`,
    rows,
    coverage: best.coverage,
    isFollowUp: ask.isFollowUp,
  };
}

/** The best line with those that are as good, then those that state what it leaves open. */
function covering(hits: readonly Hit[], ask: Ask): Hit[] {
  const [best] = hits;
  if (!best) return [];
  const shown = hits
    .slice(0, SHOWN)
    .filter(
      ({ score, fit, entry }) => score >= best.score * NEAR && !isOtherCase({ entry, fit }, best),
    );
  let open = ask.own.filter((stem) => !shown.some(({ explained }) => explained.has(stem)));
  while (shown.length < SHOWN && open.length > 0) {
    const rest = hits.filter(
      (hit) => !shown.includes(hit) && hit.score >= best.score * PARTLY && !isOtherCase(hit, best),
    );
    const next = rest.reduce<Hit | null>(
      (most, hit) => (countIn(hit, open) > (most ? countIn(most, open) : 0) ? hit : most),
      null,
    );
    if (!next) break;
    shown.push(next);
    open = open.filter((stem) => !next.explained.has(stem));
  }
  return shown;
}

/** Whether a line is of another case than the best one, whose bounds contain what is measured. */
const isOtherCase = ({ entry, fit }: Pick<Hit, 'entry' | 'fit'>, best: Hit): boolean =>
  best.fit >= FITS &&
  fit < 0 &&
  entry.row.section === best.entry.row.section &&
  entry.row.file === best.entry.row.file;

const countIn = ({ explained }: Hit, stems: readonly string[]) =>
  stems.filter((stem) => explained.has(stem)).length;

/** "e a virilha?" names another line than the one before, whose name no longer counts. */
function withoutReplaced(ask: Ask, entries: readonly Entry[], last: Entry | null): Ask {
  if (!ask.isFollowUp || !last) return ask;
  const isName = (stem: string, entry: Entry) =>
    entry.label.stems.some((one) => likeness(stem, one) >= NAME);
  const named = ask.own.filter((stem) => !isName(stem, last));
  if (!named.some((stem) => entries.some((entry) => isName(stem, entry)))) return ask;
  const terms = [...ask.terms].map(([stem, weight]): [string, number] => [
    stem,
    weight < 1 && isName(stem, last) ? weight * REPLACED : weight,
  ]);
  return { ...ask, terms: new Map(terms) };
}
const NAME = 0.8;

/** The other sentences of the same paragraph, which bound or continue the one that was found. */
function restOfParagraph(best: Entry, entries: readonly Entry[], shown: readonly DocumentRow[]) {
  if (!best.row.isSentence) return null;
  const rows = entries
    .map(({ row }) => row)
    .filter(
      (row) =>
        row.isSentence &&
        row.file === best.row.file &&
        row.page === best.row.page &&
        row.value === best.row.value &&
        !shown.includes(row),
    );
  const text = rows.map(({ line }) => line).join(' ');
  if (text === '' || text.length > PARAGRAPH_MAX) return null;
  return { rows, text: `Junto disso: “${asData(text, PARAGRAPH_MAX)}”` };
}

const MONEY = /^\d{1,3}(?:\.\d{3})*(?:,\d{2})?$/;

/** One line in words: its figures with what they are of, or its sentence as written. */
function wordHit({ entry: { row }, cells }: Hit, { own }: Ask): string {
  const heading = row.section.split(' – ').at(-1) ?? '';
  if (row.isSentence) {
    const named = namedClause(row.line, own);
    const first = named ? `**${asData(named)}**: ` : heading ? `${asData(heading)}: ` : '';
    return `${first}“${asData(row.line)}”`;
  }
  const figures = cells.map(({ heading: name, text, price }) => {
    const figure = price !== null && MONEY.test(text) ? `R$ ${text}` : text;
    return `${name ? `${asData(name)}: ` : ''}**${asData(figure)}**`;
  });
  const about = [row.item, heading && row.item ? `(${heading})` : heading]
    .filter(Boolean)
    .join(' ');
  return [asData(about), figures.join(', ')].filter(Boolean).join(': ');
}

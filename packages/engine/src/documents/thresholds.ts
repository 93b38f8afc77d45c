import { fold } from '../shared/text.ts';
import type { DocumentRow } from './row.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, sourceText } from './wording.ts';

const ASKS =
  /\b(?:a partir|acima) d[eo] (?:quanto|quantos|quantas|que valor|qual valor)\b|\bqual (?:e )?o (?:valor minimo|minimo) (?:pra|para)\b|\bquanto (?:\w+ ){0,2}(?:tem que|tenho que|precisa|preciso) (?:gastar|comprar)\b/;
const THRESHOLD =
  /(?<!\p{L})(?:acima de|a partir de|mais de|superior(?:es)? a|passando de|m[ií]nim[oa] de)\s(?:R\$ ?\d[\d.,]*|\d[\d.,]* \p{L}+)/giu;
const SPOKEN = /^(?:partir|acima|gast|gastar|compra|minimo|tenho|qual)$/;
const KNOWN = 0.5;
const SHOWN = 3;

/** "o frete é grátis a partir de quanto?": the limit that the documents state for it; null for any other question. */
export function answerThreshold(
  question: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  if (!ASKS.test(fold(question))) return null;
  const asked = [...new Set(stemsOf(question))].filter((stem) => !SPOKEN.test(stem));
  const limited = [...new Map(rows.map((row) => [`${row.file} ${row.line}`, row])).values()].filter(
    ({ line }) => line.search(THRESHOLD) >= 0,
  );
  const hits = limited.map((row) => ({ row, count: namedIn(`${row.section} ${row.line}`, asked) }));
  const most = Math.max(0, ...hits.map(({ count }) => count));
  if (most === 0 || most / asked.length < KNOWN) return null;
  const best = hits.flatMap(({ row, count }) => (count === most ? [row] : [])).slice(0, SHOWN);
  const texts = best.map((row) => {
    const limit = limitIn(row.line, asked).replace(/(?<![.,])[.,]{1,3}$/, '');
    return `${limit === '' ? '' : `**${asData(limit)}**: `}“${asData(row.line)}”`;
  });
  return { text: `${texts.join('; ')} — ${sourceText(best)}.`, rows: best };
}

const namedIn = (text: string, asked: readonly string[]): number => {
  const stems = stemsOf(text);
  return asked.filter((term) => stems.some((stem) => sameStem(stem, term))).length;
};

/** The limit of the clause that names most of what is asked; empty where clauses do not differ. */
function limitIn(line: string, asked: readonly string[]): string {
  const limits = [...line.matchAll(THRESHOLD)].map(([limit]) => limit);
  if (limits.length === 1) return limits[0] ?? '';
  const clauses = line
    .split(/[;.](?!\d)|,(?!\d)/)
    .filter((clause) => clause.search(THRESHOLD) >= 0);
  const counts = clauses.map((clause) => namedIn(clause, asked));
  const most = Math.max(...counts);
  const [first, second] = clauses.filter((_clause, at) => counts[at] === most);
  return second === undefined && first ? ([...first.matchAll(THRESHOLD)][0]?.[0] ?? '') : '';
}

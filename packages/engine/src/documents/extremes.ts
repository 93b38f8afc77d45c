import { fold } from '../shared/text.ts';
import type { DocumentRow } from './row.ts';
import { wordsOfRow } from './row-words.ts';
import { sameStem, stemsOf } from './terms.ts';
import { rowText, sourceText } from './wording.ts';

const DEAR = /\bmais (?:car[oa]s?|alt[oa]s?)\b/;
const CHEAP = /\bmais (?:barat[oa]s?|em conta|baix[oa]s?)\b/;
const LARGE = /\b(?:maior|maiores)\b/;
const SMALL = /\b(?:menor|menores)\b/;
/** The words of the comparison itself. */
const COMPARING = /^(?:mais|car[oa]?s?|barat|conta|alt[oa]?|baix[oa]?|maior|menor|temos)/;
const QUESTION_MAX = 120;

export interface Extreme {
  text: string;
  rows: DocumentRow[];
}

/**
 * The dearest, cheapest, largest or smallest of the goods that a question names, or of those that the
 * question before named; null for any other question.
 */
export function answerExtreme(
  question: string,
  rows: readonly DocumentRow[],
  previous: readonly string[] = [],
): Extreme | null {
  const folded = fold(question);
  const order = orderOf(folded);
  if (!order || question.length > QUESTION_MAX) return null;
  const priced = rows.filter(({ kind, amount }) => kind === 'price' && amount?.kind === 'money');
  const own = namedBy(question, priced);
  const meant = own.length > 0 ? own : namedBy(previous.at(-1) ?? '', priced);
  const compared = meant.length > 1 ? meant : unnamed(question, priced);
  const measured = compared.flatMap((row) => {
    const size = order.bySize ? sizeOf(row) : (row.amount?.low ?? null);
    return size === null ? [] : [{ row, size }];
  });
  if (measured.length < 2) return null;
  const [best, next] = measured.toSorted((a, b) => (b.size - a.size) * order.sign);
  if (!best || best.size === next?.size) return null;
  return { text: `${rowText(best.row)} — ${sourceText([best.row])}.`, rows: [best.row] };
}

function orderOf(folded: string): { sign: 1 | -1; bySize: boolean } | null {
  if (DEAR.test(folded)) return { sign: 1, bySize: false };
  if (CHEAP.test(folded)) return { sign: -1, bySize: false };
  if (LARGE.test(folded)) return { sign: 1, bySize: true };
  return SMALL.test(folded) ? { sign: -1, bySize: true } : null;
}

/** The rows whose item has a word of the question. */
function namedBy(question: string, rows: readonly DocumentRow[]): DocumentRow[] {
  const stems = stemsOf(question).filter((stem) => !COMPARING.test(stem));
  return rows.filter((row) =>
    wordsOfRow(row).item.some((own) => stems.some((one) => sameStem(own, one))),
  );
}

/** All goods, for a question that names none: "qual o mais caro que eu tenho?" */
const unnamed = (question: string, rows: readonly DocumentRow[]): readonly DocumentRow[] =>
  stemsOf(question).every((stem) => COMPARING.test(stem)) ? rows : [];

/** The number that an item's name contains: "Tenda 5x5", "Buquê 24 rosas". */
function sizeOf({ item }: DocumentRow): number | null {
  const found = /\d+(?:[.,]\d+)?/.exec(item)?.[0];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

import type { DocumentRow } from '../row.ts';
import { asData, sourceText } from '../wording.ts';
import { type Ask, readAsk } from './ask.ts';
import { type Entry, entriesOf } from './entries.ts';
import type { Priced } from './items.ts';
import { type Hit, rank } from './rank.ts';
import { type Computed, computed } from './sums-of-cells.ts';
import { likeness } from './words.ts';

/** An answer from the lines of the documents. */
export interface SheetAnswer {
  text: string;
  rows: DocumentRow[];
  /** How much of the question the lines contain, 0 to 1. */
  coverage: number;
  direct: number;
  isFollowUp: boolean;
  isComputed: boolean;
}

/** What a conversation has asked of the documents so far. */
interface Memory {
  ask: Ask | null;
  priced: readonly Priced[];
  amount: number | null;
  last: Entry | null;
}

/** Goods that a later message may compare or add. */
const REMEMBERED = 4;
const SHOWN = 3;
const NEAR = 0.86;
/** Lines below this share of the best score say nothing about what it leaves open. */
const PARTLY = 0.45;
const PARAGRAPH_MAX = 200;
const REPLACED = 0.2;

/** @param earlier the questions before that documents answered, the newest last. */
export function answerFromSheet(
  question: string,
  rows: readonly DocumentRow[],
  earlier: readonly string[],
): SheetAnswer | null {
  const entries = entriesOf(rows);
  if (entries.length === 0) return null;
  let memory: Memory = { ask: null, priced: [], amount: null, last: null };
  for (const one of earlier) memory = answered(one, entries, memory).memory;
  return answered(question, entries, memory).answer;
}

function answered(
  question: string,
  entries: readonly Entry[],
  memory: Memory,
): { answer: SheetAnswer | null; memory: Memory } {
  const ask = withoutReplaced(readAsk(question, memory.ask), entries, memory.last);
  const hits = rank(ask, entries, memory.last);
  const sum = withSureText(computed(ask, entries, memory), ask);
  const [best] = hits;
  const next: Memory = {
    ask,
    priced: sum ? [...memory.priced, ...sum.priced].slice(-REMEMBERED) : memory.priced,
    amount: sum?.amount ?? memory.amount,
    last: sum?.priced.at(-1)?.entry ?? best?.entry ?? memory.last,
  };
  if (sum?.text) {
    const rest = leftOpen(sum.rows, hits, ask);
    const rows = [...sum.rows, ...rest.map(({ entry }) => entry.row)];
    const also = rest.map((hit) => ` Veja também: ${wordHit(hit)}`).join('');
    return {
      memory: next,
      answer: {
        text: `${sum.text} — ${sourceText(rows)}.${also}`,
        rows,
        coverage: best?.coverage ?? 0,
        direct: best?.direct ?? 0,
        isFollowUp: ask.isFollowUp,
        isComputed: true,
      },
    };
  }
  if (!best) return { memory: next, answer: null };
  const shown = covering(hits, ask);
  const own = shown.map(({ entry }) => entry.row);
  const others = restOfParagraph(best.entry, entries, own);
  const text = [shown.map(wordHit).join('; '), ...(others ? [others.text] : [])].join(' ');
  const found = [...own, ...(others?.rows ?? [])];
  return {
    memory: next,
    answer: {
      text: `${text} — ${sourceText(found)}.`,
      rows: found,
      coverage: best.coverage,
      direct: best.direct,
      isFollowUp: ask.isFollowUp,
      isComputed: false,
    },
  };
}

const TOGETHER = /\b(?:total|tudo|junt[oa]s?|mais|soma\w*|[oa]s (?:dois|duas|tres)|diferenca)\b|\+/;

/**
 * A result is stated only when it uses every number of the message, and several goods only when the
 * message counts them or asks for all together: a wrong total is worse than the lines themselves.
 */
function withSureText(sum: Computed | null, ask: Ask): Computed | null {
  if (!sum?.text) return sum;
  const counts = sum.priced.map(({ count }) => count);
  const own = ask.ownNumbers.filter(({ isName, kind }) => !isName && kind !== 'percent');
  const isUsed =
    own.every(({ value }) => counts.includes(value) || value === sum.base) &&
    sum.priced.every(({ count, price }) => Number.isInteger(count) && count !== price);
  const isTogether = counts.length < 2 || own.length > 0 || TOGETHER.test(ask.folded);
  return isUsed && isTogether ? sum : { ...sum, text: null };
}

/** The best line with those that are as good, then those that state what it leaves open. */
function covering(hits: readonly Hit[], ask: Ask): Hit[] {
  const [best] = hits;
  if (!best) return [];
  const shown = hits.slice(0, SHOWN).filter(({ score }) => score >= best.score * NEAR);
  let open = ask.own.filter((stem) => !shown.some(({ explained }) => explained.has(stem)));
  while (shown.length < SHOWN && open.length > 0) {
    const rest = hits.filter((hit) => !shown.includes(hit) && hit.score >= best.score * PARTLY);
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

/** The line that states what a sum leaves open of the question. */
function leftOpen(rows: readonly DocumentRow[], hits: readonly Hit[], ask: Ask): Hit[] {
  const used = hits.filter(({ entry }) => rows.includes(entry.row));
  const open = ask.own.filter((stem) => !used.some(({ explained }) => explained.has(stem)));
  const [best] = hits;
  const found = hits.find(
    (hit) =>
      !used.includes(hit) && hit.score >= (best?.score ?? 0) * PARTLY && countIn(hit, open) > 0,
  );
  return found ? [found] : [];
}

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
function wordHit({ entry: { row }, cells }: Hit): string {
  const heading = row.section.split(' – ').at(-1) ?? '';
  if (row.isSentence) return `${heading ? `${asData(heading)}: ` : ''}“${asData(row.line)}”`;
  const figures = cells.map(({ heading: name, text, price }) => {
    const figure = price !== null && MONEY.test(text) ? `R$ ${text}` : text;
    return `${name ? `${asData(name)}: ` : ''}**${asData(figure)}**`;
  });
  const about = [row.item, heading && row.item ? `(${heading})` : heading]
    .filter(Boolean)
    .join(' ');
  return [asData(about), figures.join(', ')].filter(Boolean).join(': ');
}

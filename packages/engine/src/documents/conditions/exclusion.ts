import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { spelledOut } from '../spelled-out.ts';
import { type Clause, clausesOf } from '../verdict/clauses.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import { isForm } from '../verdict/whether.ts';
import { asData, sourceText } from '../wording.ts';

/** Asks whether a rule holds for what it tells. */
const ASKS =
  /\b(?:vale|valem|cobre|cobrem|pode|posso|podemos|da pra|inclui|aceit(?:a|o|amos)|tem direito|entra|serve|junta|soma|acumula\w*|permite|devolv\w+|troc(?:o|a|amos)|tem)\b/;
const DENIES = /\bnao\b/;
const LABEL = /^([^:]{2,60}):\s/;

/**
 * That a rule excludes what a question names: "não vale para pacotes" of the discount, for a question of
 * the discount on a package. Null unless one line is about the matter and excludes a thing that is named.
 */
export function exclusionOn(
  question: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  const folded = fold(spelledOut(question));
  if (!question.includes('?') || !ASKS.test(folded) || ASKED_NOT.test(folded)) return null;
  const stems = namesOf(spelledOut(question)).filter((stem) => !isForm(stem));
  const entries = entriesOf(rows);
  const clauses = entries.flatMap(clausesOf);
  const found = entries
    .flatMap((entry) => exclusionsIn(entry, stems, clauses))
    .sort((a, b) => b.score - a.score);
  const [best, second] = found;
  if (!best || best.score === second?.score) return null;
  const { written, row } = best.clause;
  return {
    text: `**Não.** **${asData(written)}**: “${asData(row.line)}” — ${sourceText([row])}.`,
    rows: [row],
  };
}

/** "não pode?" is answered otherwise. */
const ASKED_NOT = /\bnao (?:pode|posso|tem|vale|cobre|da)\b/;

function exclusionsIn(
  entry: Entry,
  stems: readonly string[],
  clauses: readonly Clause[],
): { clause: Clause; score: number }[] {
  const label = namesOf(LABEL.exec(entry.row.line)?.[1] ?? '');
  const own = clausesOf(entry);
  return own.flatMap((clause) => {
    const excepted = exceptedBy(clause, stems);
    if (excepted.length > 0) {
      const all = [...label, ...own.flatMap((other) => other.stems), ...clause.around];
      const topics = stems.filter((stem) => isIn(stem, all, EXACT) && !isIn(stem, excepted));
      return topics.length > 0 ? [{ clause, score: excepted.length * 2 + topics.length }] : [];
    }
    if (!DENIES.test(clause.text)) return [];
    const things = excludedBy(clause, label, stems, clauses);
    const others = own.filter((other) => other !== clause).flatMap((other) => other.stems);
    const added = things[0] === 'acumul' ? clause.stems : [];
    const matter = [...label, ...others, ...added].filter((stem) => !isIn(stem, things, EXACT));
    const topics = stems.filter((stem) => isIn(stem, matter, EXACT) && !isIn(stem, things));
    return things.length > 0 && topics.length > 0
      ? [{ clause, score: things.length * 2 + topics.length }]
      : [];
  });
}

/** "(menos perfume, piscina e mar)": the words of a question that are excepted. */
function exceptedBy({ text }: Clause, stems: readonly string[]): string[] {
  const listed =
    /^(?:[^()]{0,60}\s)?(?:menos|exceto|salvo|fora)\s(\D{3,80})$/.exec(text)?.[1] ?? '';
  const names = listed.split(/,| ou | e (?=\p{L})/u).map((name) => namesOf(name));
  return names.flatMap((name) =>
    name.length > 0 && name.every((stem) => isIn(stem, stems, EXACT)) ? name : [],
  );
}

/** The words of a question that a denial names: most of one thing of its list, or one that no other clause has. */
export function excludedBy(
  clause: Clause,
  label: readonly string[],
  stems: readonly string[],
  clauses: readonly Clause[],
): string[] {
  const { text } = clause;
  if (ADDS_UP.test(text))
    return stems.some((stem) => /^(?:acumul|junta|soma)/.test(stem)) ? ['acumul'] : [];
  const names = text
    .replace(/^[^:]{2,60}:\s/, '')
    .split(/,| ou | e (?=\p{L})/u)
    .map((name) => namesOf(name).filter((stem) => !VERB.test(stem) && !isIn(stem, label, EXACT)));
  return names.flatMap((name) => {
    const hits = name.filter((stem) => isIn(stem, stems, EXACT));
    const isMost = hits.length > 0 && hits.length * 2 > name.length;
    const isOnly = (stem: string) =>
      clauses.every((other) => other === clause || !isIn(stem, other.stems, EXACT));
    return isMost || hits.some(isOnly) ? hits : [];
  });
}

const ADDS_UP = /\bnao (?:se )?(?:som|acumul|sao (?:a)?cumul)\w*/;
/** What a denial denies is no thing that it names. */
const VERB =
  /^(?:aceit|cobre|cobrem|vale|valem|entra|troca|devol|inclu|acumul|atende|horari|entreg|serve|faz|permit|pode|cobrad)/;

import type { DocumentRow } from '../row.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { asData, sourceText } from '../wording.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Finding, findingOf, INSIDE, OUTSIDE } from './finding.ts';
import { EXACT, isIn } from './matching.ts';
import { isOpenOn, isSpecialDay } from './open-hours.ts';
import type { Verdict } from './senses.ts';
import { readWhether, type Whether } from './whether.ts';

/** The answer to a question with yes or no, with the rules that decide it. */
export interface Decision {
  verdict: Verdict;
  text: string;
  rows: DocumentRow[];
}

/** A case is often stated without the words of the rule above it. */
const SLACK = 2;
const SHOWN = 2;
const MONEY = /^(?:paid|free)$/;

/** Yes, no or "it depends", from the rule that decides the question; null where none is sure to. */
export function verdictOn(question: string, rows: readonly DocumentRow[]): Decision | null {
  const asked = readWhether(question);
  if (!asked || isSpecialDay(asked)) return null;
  const entries = entriesOf(rows);
  const open = isOpenOn(asked, entries);
  if (open)
    return worded(
      open.verdict,
      open.entries.map(({ row }) => row),
      asked,
    );
  if (asked.clock !== null) return null;
  const findings = entries
    .flatMap(clausesOf)
    .flatMap((clause) => findingOf(asked, clause, entries) ?? []);
  const slack = asked.figures.length > 0 ? SLACK : 0;
  const left = findings.filter((one) => !isOtherCase(one, findings, slack));
  const most = Math.max(0, ...left.map(({ score }) => score));
  const best = left.filter(({ score }) => score >= most - 0.01);
  const [first] = best;
  // Where one line says free and another names a price, both may be meant.
  const rivals = MONEY.test(asked.sense) ? left : best;
  if (!first || rivals.some(({ verdict }) => verdict !== first.verdict)) return null;
  if (best.every(({ clause }) => isOnlyNear(asked, clause, entries))) return null;
  return worded(
    first.verdict,
    best.map(({ clause }) => clause.row),
    asked,
  );
}

/** "troca?" is not decided by a guarantee where another line states exchanges. */
function isOnlyNear(
  { stems, figures }: Whether,
  clause: Clause,
  entries: readonly Entry[],
): boolean {
  const has = (words: readonly string[]) => stems.some((stem) => isIn(stem, words, EXACT));
  return (
    figures.length === 0 &&
    !has([...clause.stems, ...clause.around, ...clause.entry.text.stems]) &&
    entries.some((entry) => entry.row.isSentence && has(entry.text.stems))
  );
}

/** Of the cases of a rule only the one that a number is inside of holds. */
const isOtherCase = (
  { isInside, clause, score }: Finding,
  all: readonly Finding[],
  slack: number,
): boolean =>
  isInside === false &&
  all.some(
    (one) =>
      one.isInside === true &&
      one.score - INSIDE >= score - OUTSIDE - slack &&
      one.clause.row.file === clause.row.file &&
      one.clause.row.section === clause.row.section,
  );

function worded(verdict: Verdict, rows: DocumentRow[], asked: Whether): Decision | null {
  // A denied question is answered without doubt only by a denial.
  if (asked.isNegated && (verdict !== 'Não' || asked.text.startsWith('se '))) return null;
  const distinct = [...new Set(rows)].slice(0, SHOWN);
  const quoted = distinct.map(({ line }) => `“${asData(line)}”`).join('; ');
  return { verdict, text: `**${verdict}.** ${quoted} — ${sourceText(distinct)}.`, rows: distinct };
}

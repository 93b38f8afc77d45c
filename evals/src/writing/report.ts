import type { CheckName, Finding } from './checks/check.ts';
import type { Passage } from './generate.ts';
import { countWords } from './words.ts';

/** A passage with what the checks found in it. */
export interface Checked {
  passage: Passage;
  findings: readonly Finding[];
}

/** One line of the table. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  reached: boolean;
}

const WORST = 10;
const OF_KIND = 2;
const EXAMPLES = 3;
const PASSAGE_SHOWN = 700;
/** What a reader forgives least weighs most. */
const WEIGHTS: Readonly<Record<CheckName, number>> = {
  contraction: 3,
  agreement: 3,
  clause: 3,
  person: 3,
  praise: 3,
  spelling: 2,
  slot: 4,
  doubled: 2,
  capital: 2,
  foreign: 3,
  attribution: 4,
  promise: 2,
  number: 2,
  unit: 4,
  sum: 4,
};

export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  console.log(`\n${'measure'.padEnd(width)}  ${'today'.padStart(14)}  target`);
  for (const { name, value, target, reached } of figures) {
    console.log(
      `${name.padEnd(width)}  ${value.padStart(14)}  ${target.padEnd(10)} ${reached ? '✓' : '✗'}`,
    );
  }
}

/** The most frequent excerpts of each check. */
export function printExamples(findings: readonly Finding[]): void {
  for (const [check, ofCheck] of Map.groupBy(findings, (finding) => finding.check)) {
    const counts = Map.groupBy(ofCheck, ({ excerpt }) => excerpt);
    const frequent = [...counts].sort(([, a], [, b]) => b.length - a.length).slice(0, EXAMPLES);
    console.log(`\n${check}: ${ofCheck.length}, ${counts.size} different`);
    for (const [excerpt, same] of frequent) console.log(`  ${same.length} × ${excerpt}`);
  }
}

/** The passages with the most errors for their length; at most two of a kind, one per seller. */
export function printWorst(checked: readonly Checked[]): void {
  const sellers = new Set<string>();
  const shown = new Map<string, number>();
  const ranked = checked
    .map((item) => ({ ...item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  console.log(`\nThe ${WORST} worst passages, to be read by a person`);
  for (const { passage, findings } of ranked) {
    if (sellers.size === WORST) return;
    const kind = `${passage.job} ${passage.field.replace(/\d+/g, 'n')}`;
    const ofKind = shown.get(kind) ?? 0;
    if (sellers.has(passage.facts.seller) || ofKind === OF_KIND) continue;
    shown.set(kind, ofKind + 1);
    sellers.add(passage.facts.seller);
    console.log(`\n${sellers.size}. ${passage.job} ${passage.field} · ${passage.facts.label}…`);
    console.log(passage.text.slice(0, PASSAGE_SHOWN));
    for (const { check, excerpt } of findings) console.log(`   ${check}: ${excerpt}`);
  }
}

const scoreOf = ({ passage, findings }: Checked): number => {
  const weight = findings.reduce((sum, { check }) => sum + WEIGHTS[check], 0);
  return weight / Math.sqrt(40 + countWords(passage.text));
};

import { attributions } from './writing/checks/attribution.ts';
import type { CheckName } from './writing/checks/check.ts';
import { figures as figuresCheck, goals } from './writing/checks/figures.ts';
import { foreignWords } from './writing/checks/foreign.ts';
import { agreement, contractions } from './writing/checks/grammar.ts';
import { persons, praise } from './writing/checks/persons.ts';
import { promises } from './writing/checks/promises.ts';
import { clauses } from './writing/checks/seams.ts';
import { createSpelling } from './writing/checks/spelling.ts';
import { sums } from './writing/checks/sums.ts';
import { capitals, doubled, slots } from './writing/checks/surface.ts';
import { documentsOf } from './writing/facts.ts';
import { generate, type Job } from './writing/generate.ts';
import {
  factShares,
  falseOrigins,
  median,
  quantile,
  scriptsNamingTrade,
  sharedLines,
} from './writing/measures.ts';
import {
  type Checked,
  type Figure,
  printExamples,
  printFigures,
  printWorst,
} from './writing/report.ts';
import { readCases } from './writing/sellers.ts';
import { countWords } from './writing/words.ts';

/** Measures the language and the substance of everything that the embedded engine writes. */
const LINT: readonly CheckName[] = [
  'contraction',
  'agreement',
  'clause',
  'person',
  'spelling',
  'slot',
  'doubled',
  'capital',
];
const LINT_AT_MOST = 0.3;
const FACTS_AT_LEAST = 0.35;
const SHARED_AT_MOST = 0.15;
const SCREEN_AT_MOST = 350;

const started = performance.now();
const cases = readCases();
const writing = await generate(cases, documentsOf(cases));
const generated = performance.now();
const CHECKS = [
  contractions,
  agreement,
  clauses,
  persons,
  praise,
  await createSpelling(),
  slots,
  doubled,
  capitals,
  foreignWords,
  attributions,
  promises,
  figuresCheck,
  goals,
  sums,
];
const checked: Checked[] = writing.passages.map((passage) => ({
  passage,
  findings: CHECKS.flatMap((check) => check(passage)),
}));
const origins = writing.icps.flatMap(({ profile, facts }) => falseOrigins(profile, facts));
const findings = [...checked.flatMap((item) => item.findings), ...origins];

const words = writing.passages.reduce((sum, { text }) => sum + countWords(text), 0);
const count = (check: CheckName) => findings.filter((finding) => finding.check === check).length;
const errors = LINT.reduce((sum, check) => sum + count(check), 0);
const shared = median(sharedLines(writing.scriptSets));
const naming = writing.scriptSets.map(scriptsNamingTrade);
const own = naming.filter((set) => set.includes(true)).length / naming.length;
const ownScripts = naming.flat().filter(Boolean).length / naming.flat().length;
const screen = median(writing.channelScreens);

/** A text that few cases share was composed from answers; the others were written by an author. */
const COMPOSED_IN = 3;
const uses = Map.groupBy(checked, ({ passage }) => passage.text);
const composed = checked.filter(
  ({ passage }) => (uses.get(passage.text)?.length ?? 0) <= COMPOSED_IN,
);
const composedWords = composed.reduce((sum, { passage }) => sum + countWords(passage.text), 0);
const composedErrors = composed
  .flatMap((item) => item.findings)
  .filter(({ check }) => LINT.includes(check));

const figures: Figure[] = [
  atMost('lint errors per 1,000 words', (errors / words) * 1000, LINT_AT_MOST, (value) =>
    value.toFixed(2),
  ),
  atMost(
    '  in composed texts',
    (composedErrors.length / composedWords) * 1000,
    LINT_AT_MOST,
    (value) => value.toFixed(2),
  ),
  ...LINT.map((check) =>
    atMost(`  ${check}`, (count(check) / words) * 1000, LINT_AT_MOST, (value) => value.toFixed(2)),
  ),
  atMost('foreign-trade words', count('foreign'), 0),
  atMost('false attributions', count('attribution'), 0),
  atMost('praise a beginner cannot have earned', count('praise'), 0),
  atMost('unbacked promises', count('promise'), 0),
  atMost('goals with a wrong unit', count('unit'), 0),
  atMost('wrong sums', count('sum'), 0),
  atMost('figures without source or mark', count('number'), 0),
  atMost('identical script lines, median', shared, SHARED_AT_MOST, percent),
  atLeast('script sets that name the own trade', own, 1),
  atLeast('scripts that name the own trade', ownScripts, 1),
  atMost('words on a channel screen, median', screen, SCREEN_AT_MOST),
  atMost('words on a channel screen, p90', quantile(writing.channelScreens, 0.9), SCREEN_AT_MOST),
  ...(['profile', 'icp', 'plan', 'scripts'] satisfies Job[]).map((job) =>
    atLeast(
      `sentences with a fact: ${job}, median`,
      median(factShares(writing.passages, job)),
      FACTS_AT_LEAST,
    ),
  ),
];

printExamples(findings);
printWorst(checked);
console.log(`\n${cases.length} cases, ${writing.passages.length} passages, ${words} words`);
console.log(
  `written in ${seconds(started, generated)}, checked in ${seconds(generated, performance.now())}`,
);
printFigures(figures);
if (figures.some(({ reached }) => !reached)) process.exitCode = 1;

function atMost(
  name: string,
  value: number,
  most: number,
  format: (value: number) => string = String,
): Figure {
  return { name, value: format(value), target: `≤ ${format(most)}`, reached: value <= most };
}

function atLeast(name: string, value: number, least: number): Figure {
  return { name, value: percent(value), target: `≥ ${percent(least)}`, reached: value >= least };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function seconds(from: number, to: number): string {
  return `${((to - from) / 1000).toFixed(1)} s`;
}

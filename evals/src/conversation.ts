import { existsSync, readFileSync } from 'node:fs';
import { createEmbeddedEngine } from '@salesai/engine/embedded';
import type { CoachReplyInput } from '@salesai/engine/port';
import { fold } from '@salesai/engine/text';
import { DialogueSeller, dialoguesIn, type Expectation } from './dialogues.ts';
import { Libraries } from './library.ts';

/** Shares of turns that have to be reached, or must not be passed. */
const ANSWERED_AT_LEAST = 0.8;
const ASKED_AT_MOST = 0.1;
const WRONG_AT_MOST = 0.03;
const file =
  process.argv.find((one) => one.endsWith('.jsonl')) ??
  'evals/data/dialogues-fourth-held-out.jsonl';
const printsMisses = process.argv.includes('--misses');

interface Result {
  wanted: string;
  act: string;
  /** Whether the kind is the wanted one or as good. */
  isAccepted: boolean;
  /** What was expected and is missing; empty when all is right. */
  problems: string[];
  isQuestion: boolean;
  /** Of a sum that is not right: whether it states a figure or asks for one. */
  figure: 'wrong' | 'asked' | null;
  /** A right sum whose result stands in a question. */
  isShown: boolean;
  /** Whether it states an amount that was reckoned from rows of documents. */
  isTotal: boolean;
}

const wordCount = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
const engine = createEmbeddedEngine();

async function measure(): Promise<void> {
  const results: Result[] = [];
  const libraries = new Libraries();
  for (const dialogue of dialoguesIn(readFileSync(file, 'utf8'))) {
    const seller = new DialogueSeller(dialogue, libraries);
    const history: CoachReplyInput['history'] = [];
    for (const { say, expect } of dialogue.turns) {
      const given = await replyTo(await seller.inputOf(say, history));
      const result = judged(expect, given, history.at(-1)?.assistantResponse ?? '');
      results.push(result);
      if (printsMisses && result.problems.length > 0)
        printMiss(dialogue.id, say, result, given.text);
      history.push({ userInput: say, assistantResponse: given.text });
    }
  }
  await libraries.close();
  report(results);
}

interface Given {
  text: string;
  act: string;
  about: string | null;
  artefact: string | null;
}

async function replyTo(input: CoachReplyInput): Promise<Given> {
  const given: Given = { text: '', act: '', about: null, artefact: null };
  for await (const event of engine.coachReply(input)) {
    if (event.type === 'delta') given.text += event.text;
    if (event.type === 'done') {
      given.act = event.details.act;
      given.about = event.details.about;
      given.artefact = event.details.artefact?.text ?? null;
    }
  }
  return given;
}

function judged(expect: Expectation, given: Given, last: string): Result {
  const text = fold(given.text);
  const has = (part: string) => text.includes(fold(part));
  const isQuestion = asksBack(given);
  const mayAsk = isQuestion && expect.mayAsk === true;
  const checks: [string, boolean][] = [
    [`kind ${given.act}`, mayAsk || isSameKind(expect, given)],
    [`about ${given.about}`, mayAsk || !expect.about || isAbout(expect, given)],
    ...(expect.contains ?? []).map((part): [string, boolean] => [`lacks "${part}"`, has(part)]),
    ['lacks any', !expect.containsAny?.length || expect.containsAny.some(has)],
    ...(expect.notContains ?? []).map((part): [string, boolean] => [`has "${part}"`, !has(part)]),
    ['is not shorter', !expect.shorterThanLast || words(given) < wordCount(textIn(last))],
    ['is not longer', !expect.longerThanLast || wordCount(given.text) > wordCount(textIn(last))],
    [
      'has no bullets',
      !expect.bullets || /^(?:> )?\s{0,3}(?:[-•*]|\d{1,12}[.)])\s/m.test(given.text),
    ],
    ['has too many words', !expect.maxWords || wordCount(given.text) <= expect.maxWords],
    ['asks nothing', !expect.asks || given.text.includes('?')],
  ];
  const problems = checks.filter(([, isRight]) => !isRight).map(([problem]) => problem);
  const isAccepted = isSameKind(expect, given);
  const figure = expect.kind === 'sum' && problems.length > 0 ? figureOf(given) : null;
  const isShown = expect.kind === 'sum' && problems.length === 0 && !isStated(given.text);
  return {
    wanted: expect.kind,
    act: given.act,
    isAccepted,
    problems,
    isQuestion,
    figure,
    isShown,
    isTotal: isTotal(given),
  };
}

/** A wrong figure is worse than a question for what is missing, or which of two results is meant. */
function figureOf({ act, text }: Given): Result['figure'] {
  if (act !== 'sum') return null;
  return isStated(text) ? 'wrong' : text.includes('?') ? 'asked' : null;
}

/** A result is stated with its steps; a question shows results without. */
const isStated = (text: string) => text.includes('**Conta**');

/** "**R$ 615**: 2 × R$ 178 (…) + R$ 259 (…)" from documents. */
const isTotal = ({ act, text }: Given) =>
  act === 'document' &&
  text.split('\n').some((line) => line.startsWith('**R$') && /[×+−÷=]/.test(line));

/** A reply that only asks: which reading is meant, or what is still unknown of the case. */
const asksBack = ({ act, about, artefact, text }: Given) =>
  act === 'question' ||
  (/^(?:case|repair)$/.test(act) && about === null && artefact === null && text.includes('?'));

/** Kinds of help with a matter; the seller sees only what they are about. */
const HELP = new Set(['objection', 'advice', 'answer', 'case', 'feeling', 'insist']);
/** Other pairs of kinds with the same reply: "manda outra" is another version of the last one. */
const SAME: readonly (readonly [string, string, string | null])[] = [
  ['next', 'change', null],
  ['explain', 'change', null],
  ['app-help', 'small-talk', 'capability'],
  // A bad day is met by either; only danger leads to the safety texts.
  ['support', 'feeling', 'motivation'],
];

/**
 * Whether the kind of a reply is the expected one. An objection, a case, advice and "if they
 * insist" answer each other's expectation only when the expected subject is named and met.
 */
function isSameKind(expect: Expectation, given: Given): boolean {
  if (given.act === expect.kind || reckonsFigure(expect, given)) return true;
  if (HELP.has(expect.kind) && HELP.has(given.act))
    return expect.about !== undefined && isAbout(expect, given);
  return SAME.some(
    ([wanted, act, about]) =>
      wanted === expect.kind &&
      act === given.act &&
      (about === null
        ? expect.about !== undefined && isAbout(expect, given)
        : given.about === about),
  );
}

/** An amount that was reckoned from documents is a sum as well, and the other way round. */
const reckonsFigure = ({ kind }: Expectation, given: Given): boolean =>
  (kind === 'sum' && given.act === 'document' && /^\*\*R\$/m.test(given.text)) ||
  (kind === 'document' && given.act === 'sum');

/** A document that answers a question about a rule need not name the rule's topic. */
const isAbout = (expect: Expectation, { act, about }: Given) =>
  (act === 'document' && about === null) || aboutOf(expect).includes(about ?? '');

const aboutOf = ({ about }: Expectation) => (Array.isArray(about) ? about : [about]);
const words = ({ artefact, text }: Given) => wordCount(artefact ?? text);
/** The text to change of a reply: its block quotes, else the whole. */
const textIn = (reply: string) =>
  reply
    .match(/^> .*$/gm)
    ?.join(' ')
    .replaceAll('> ', '') ?? reply;

function report(results: readonly Result[]): void {
  const kinds = Map.groupBy(results, ({ wanted }) => wanted);
  for (const [kind, all] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const right = all.filter(({ problems }) => problems.length === 0);
    const sameKind = all.filter(({ isAccepted }) => isAccepted);
    console.log(
      `${kind.padEnd(16)} ${String(all.length).padStart(4)} turns, right ${percent(right.length, all.length)}, right kind ${percent(sameKind.length, all.length)}`,
    );
  }
  const count = (is: (result: Result) => boolean) => results.filter(is).length / results.length;
  const answered = count(({ problems }) => problems.length === 0);
  const asked = count(({ isQuestion }) => isQuestion);
  const wrong = count(({ act, isAccepted }) => isCard(act) && !isAccepted);
  console.log(`\nAnswered as expected: ${share(answered)} of ${results.length} turns`);
  const equivalent = count(
    ({ problems, wanted, act, isQuestion }) =>
      problems.length === 0 && act !== wanted && !isQuestion,
  );
  console.log(`  of them by a kind that is as good: ${share(equivalent)}`);
  console.log(`Asked which reading is meant: ${share(asked)}`);
  console.log(`Wrong objection or method: ${share(wrong)}`);
  const sums = results.filter(({ wanted }) => wanted === 'sum');
  const figures = (kind: Result['figure']) =>
    share(sums.filter(({ figure }) => figure === kind).length / sums.length);
  if (sums.length > 0)
    console.log(
      `Sums: wrong figure ${figures('wrong')}, asked ${figures('asked')}; of the right ones in a question ${share(sums.filter(({ isShown }) => isShown).length / sums.length)}`,
    );
  const totals = results.filter((result) => result.isTotal);
  const exact = totals.filter(({ problems }) => problems.length === 0).length;
  if (totals.length > 0)
    console.log(
      `Totals from documents: ${exact} of ${totals.length} right, ${share(exact / totals.length)}`,
    );
  const isReached =
    answered >= ANSWERED_AT_LEAST && asked <= ASKED_AT_MOST && wrong <= WRONG_AT_MOST;
  if (!isReached) process.exitCode = 1;
}

const isCard = (act: string) => act === 'objection' || act === 'advice';
const percent = (count: number, of: number) => share(count / of).padStart(7);
const share = (value: number) => `${(value * 100).toFixed(1)} %`;

function printMiss(id: string, say: string, { wanted, problems }: Result, text: string): void {
  console.log(`\n${id}: ${say}\n  wanted ${wanted}; ${problems.join('; ')}`);
  console.log(
    text
      .split('\n')
      .map((line) => `  | ${line}`)
      .join('\n'),
  );
}

if (existsSync(file)) await measure();
else console.log(`There is no ${file}: nothing measured.`);

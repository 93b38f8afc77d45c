import type { Act } from '../src/conversation/act.ts';
import { actOfKind } from '../src/conversation/kinds/candidate.ts';
import { ruledKind } from '../src/conversation/kinds/situation.ts';
import { aboutIn } from '../src/conversation/subject.ts';
import { createClassifier } from '../src/recognition/classifier.ts';
import { fitKinds, kindExample } from './act-kinds.ts';
import { type LabelledSituation, readSituations } from './act-kinds-data.ts';
import { pack } from './pack.ts';

/** Prints how often the kind of each author's messages is right by the rules, and with a model of all others. */
const LIKELY = [0.4, 0.5, 0.6, 0.7];
const DOUBTED = [0.1, 0.15, 0.2, 0.3];
const HELP: ReadonlySet<string> = new Set([
  'objection',
  'advice',
  'answer',
  'case',
  'feeling',
  'insist',
]);

const isRight = (act: Act, { kind, about, situation }: LabelledSituation): boolean =>
  act.kind === kind ||
  (HELP.has(kind) &&
    HELP.has(act.kind) &&
    about.includes(aboutIn(act, situation.state.subject) ?? ''));

const examples = readSituations().map((one) => ({ one, example: kindExample(one) }));
const authors = [...new Set(examples.map(({ one }) => one.author))];
const read = authors.flatMap((author) => {
  const others = examples.filter(({ one }) => one.author !== author);
  const model = createClassifier(pack(fitKinds(others.map(({ example }) => example)), 1, 60_000));
  const own = examples.filter(({ one }) => one.author === author);
  const results = own.map(({ one, example }) => {
    const ranked = model.rank(example.features);
    const kind = ruledKind(one.situation.act);
    const [best = { label: kind, probability: 1 }] = ranked;
    const other = best.label === kind ? null : actOfKind(best.label, one.situation);
    return {
      one,
      isRuled: isRight(one.situation.act, one),
      isOther: other ? isRight(other, one) : null,
      likely: best.probability,
      doubted: ranked.find(({ label }) => label === kind)?.probability ?? 0,
      best: best.label,
    };
  });
  print(author, results, 0.5, 0.15);
  return results;
});
for (const likely of LIKELY)
  for (const doubted of DOUBTED) print(`from ${likely}, up to ${doubted}`, read, likely, doubted);

function print(title: string, results: typeof read, likely: number, doubted: number): void {
  const isReplaced = (one: (typeof read)[number]) =>
    one.isOther !== null && one.likely >= likely && one.doubted <= doubted;
  const before = results.filter(({ isRuled }) => isRuled).length;
  const after = results.filter((one) => (isReplaced(one) ? one.isOther : one.isRuled)).length;
  const replaced = results.filter(isReplaced).length;
  const share = (count: number) => `${((100 * count) / results.length).toFixed(1)} %`;
  process.stdout.write(
    `${title}: ${results.length} messages, rules ${share(before)}, with the model ${share(after)}, ${replaced} replaced\n`,
  );
}

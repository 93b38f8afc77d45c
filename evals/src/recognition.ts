import { statSync } from 'node:fs';
import { cpus } from 'node:os';
import { ACT_LABELS, recogniseAct, recogniseMessage } from '@salesai/engine/recognition';
import { type HeldOutSentence, isAct, isMessage, readHeldOut } from './held-out.ts';
import { withoutAccents, withTypos } from './noise.ts';
import { mostFrequent, percentOf, printFigures } from './table.ts';

const heapBefore = memory();
const startedAt = performance.now();
recogniseMessage('tá caro');
const start = performance.now() - startedAt;
const heap = memory() - heapBefore;

const { sentences, seen } = readHeldOut();
console.log(`${sentences.length} held-out sentences; ${seen} left out that training contains, too`);

const messages = sentences.filter(isMessage).map((sentence) => read(sentence, (text) => text));
const inGroup = (...groups: string[]) =>
  messages.filter(({ gold }) => groups.includes(groupOf(gold)));
const objections = inGroup('obj');
const others = messages.filter(({ gold }) => groupOf(gold) !== 'obj');
const isAlarm = ({ label, certainty, accepted }: (typeof messages)[number]) =>
  certainty !== 'unsure' &&
  groupOf(label) === 'obj' &&
  !accepted.some((one) => groupOf(one) === 'obj');

printFigures('Messages to the coach, likeliest label', [
  {
    name: 'objections',
    value: percentOf(objections, isRight),
    unit: '%',
    of: objections.length,
    atLeast: 90,
  },
  {
    name: 'other messages taken for an objection',
    value: percentOf(others, isAlarm),
    unit: '%',
    of: others.length,
    atMost: 3,
  },
  {
    name: 'coach requests (ask, write)',
    value: percentOf(inGroup('ask', 'write'), isRight),
    unit: '%',
    of: inGroup('ask', 'write').length,
    atLeast: 85,
  },
  ...[
    'change',
    'flow',
    'recall',
    'sum',
    'result',
    'situation',
    'line',
    'practice',
    'doc',
    'talk',
    'app',
    'none',
  ].map((group) => ({
    name: group,
    value: percentOf(inGroup(group), isRight),
    unit: '%' as const,
    of: inGroup(group).length,
  })),
  { name: 'all', value: percentOf(messages, isRight), unit: '%', of: messages.length },
]);
for (const certainty of ['sure', 'likely', 'unsure'] as const) {
  const some = messages.filter((one) => one.certainty === certainty);
  console.log(
    `  ${certainty}: ${some.length} messages, ${percentOf(some, isRight).toFixed(1)} % right`,
  );
}
console.log(`  worst labels: ${worst(messages).join(', ')}`);
console.log(
  `  confusions: ${mostFrequent(
    messages.filter((one) => !isRight(one)).map(({ gold, label }) => `${gold} read as ${label}`),
    12,
  ).join(', ')}`,
);

const acts = sentences.filter(isAct).map(readAct);
const scores = ACT_LABELS.map((label) => f1(acts, label));
printFigures("Acts of a seller, with the buyer's last line", [
  { name: 'accuracy', value: percentOf(acts, isRight), unit: '%', of: acts.length, atLeast: 85 },
  {
    name: 'macro-F1',
    value: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    unit: '',
    atLeast: 0.8,
  },
  {
    name: `lowest F1 (${ACT_LABELS[scores.indexOf(Math.min(...scores))]})`,
    value: Math.min(...scores),
    unit: '',
    atLeast: 0.65,
  },
]);
console.log(
  `  confusions: ${mostFrequent(
    acts.filter((one) => !isRight(one)).map(({ gold, label }) => `${gold} read as ${label}`),
    12,
  ).join(', ')}`,
);

const clean = percentOf(messages, isRight);
const noisy = (noise: (text: string) => string) =>
  percentOf(
    sentences.filter(isMessage).map((sentence) => read(sentence, noise)),
    isRight,
  );
printFigures('Points lost', [
  { name: 'without accents', value: clean - noisy(withoutAccents), unit: '%', atMost: 4 },
  {
    name: 'with a mistake of typing in each 60 characters',
    value: clean - noisy(withTypos),
    unit: '%',
    atMost: 4,
  },
]);

const times = sentences
  .map(({ text }) => timed(() => recogniseMessage(text)))
  .sort((a, b) => a - b);
const file = new URL(import.meta.resolve('@salesai/engine/recognition/weights.bin'));
printFigures(`Cost, on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`, [
  { name: 'one message, p50', value: times[Math.floor(times.length * 0.5)] ?? 0, unit: 'ms' },
  {
    name: 'one message, p99',
    value: times[Math.floor(times.length * 0.99)] ?? 0,
    unit: 'ms',
    atMost: 1,
  },
  { name: 'first message, with reading the weights', value: start / 1000, unit: 's', atMost: 0.2 },
  { name: 'weights', value: statSync(file).size / 1e6, unit: 'MB', atMost: 3 },
  { name: 'memory', value: heap / 1e6, unit: 'MB', atMost: 30 },
]);

interface Read {
  gold: string;
  accepted: string[];
  label: string;
  certainty: string;
}

function read({ label, also, text }: HeldOutSentence, noise: (text: string) => string): Read {
  return { gold: label, accepted: [label, ...also], ...recogniseMessage(noise(text)) };
}

function readAct({ label, also, text, buyer, open, silence }: HeldOutSentence): Read {
  const context = { previous: buyer, objectionOpen: open, silence };
  const recognised = recogniseAct(text, context);
  const accepted = [label, ...also].map(withoutGroup);
  return {
    gold: withoutGroup(label),
    accepted,
    label: recognised.label,
    certainty: recognised.certainty,
  };
}

function isRight({ label, accepted }: Read): boolean {
  return accepted.includes(label);
}

function groupOf(label: string): string {
  return label.split('.', 1)[0] ?? label;
}

function withoutGroup(label: string): string {
  return label.replace(/^act\./, '');
}

function worst(all: readonly Read[]): string[] {
  return [...Map.groupBy(all, ({ gold }) => gold)]
    .map(([label, some]) => ({ label, share: percentOf(some, isRight) }))
    .sort((a, b) => a.share - b.share)
    .slice(0, 12)
    .map(({ label, share }) => `${label} ${share.toFixed(0)} %`);
}

function f1(all: readonly Read[], label: string): number {
  const wanted = all.filter(({ gold }) => gold === label);
  const given = all.filter((one) => one.label === label);
  const found = wanted.filter(isRight).length;
  const correct = given.filter(isRight).length;
  return found + correct === 0 ? 0 : (found + correct) / (wanted.length + given.length);
}

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

import { isDistress, LOOKALIKE } from '../src/recognition/labels.ts';
import type { CrossValidation } from './cross-validation.ts';
import { type Reading, readingsOf } from './thresholds.ts';

const WORST_LABELS = 12;
const WORST_CONFUSIONS = 15;
/** Thresholds at which abstention is shown: how many are answered, how many of those are right. */
const THRESHOLDS = [0.2, 0.3, 0.4, 0.5, 0.6];

/** Results of leaving out each author in turn, as lines of text. */
export function report(validation: CrossValidation, temperature: number): string {
  const { task, labels } = validation;
  const all = readingsOf(validation, temperature);
  const read = all.filter(({ gold }) => !isDistress(gold) && gold !== LOOKALIKE);
  const groups = Map.groupBy(read, (one) => groupOf(one.gold));
  const lines = [
    '',
    `${task}: ${labels.length} labels, temperature ${temperature}`,
    ...[...Map.groupBy(read, (one) => one.author)].map(
      ([author, of]) => `  without ${author}: ${percent(shareRight(of))} of ${of.length}`,
    ),
    `  all: ${percent(shareRight(read))}, macro-F1 ${macroF1(read, labels).toFixed(3)}`,
    ...[...groups].map(([group, of]) => `  ${group}: ${percent(shareRight(of))} of ${of.length}`),
    ...THRESHOLDS.map((threshold) => answeredAt(read, threshold)),
    `  worst labels: ${worstLabels(read).join(', ')}`,
    `  worst confusions: ${worstConfusions(read).join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

function answeredAt(read: readonly Reading[], threshold: number): string {
  const answered = read.filter(({ probability }) => probability >= threshold);
  const share = percent(answered.length / Math.max(1, read.length));
  return `  at ${threshold}: answers ${share}, right ${percent(shareRight(answered))}`;
}

const groupOf = (label: string) => label.split('.')[0] ?? label;
const isRight = ({ label, gold }: Reading) => label === gold;
const shareRight = (read: readonly Reading[]) =>
  read.length === 0 ? 0 : read.filter(isRight).length / read.length;

function macroF1(read: readonly Reading[], labels: readonly string[]): number {
  const values = labels.map((label) => {
    const truly = read.filter(({ gold }) => gold === label);
    const given = read.filter((one) => one.label === label);
    const right = truly.filter(isRight).length;
    return right === 0 ? 0 : (2 * right) / (truly.length + given.length);
  });
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function worstLabels(read: readonly Reading[]): string[] {
  return [...Map.groupBy(read, ({ gold }) => gold)]
    .map(([label, of]) => ({ label, share: shareRight(of) }))
    .sort((a, b) => a.share - b.share)
    .slice(0, WORST_LABELS)
    .map(({ label, share }) => `${label} ${percent(share)}`);
}

function worstConfusions(read: readonly Reading[]): string[] {
  const wrong = read.filter((one) => !isRight(one));
  return [...Map.groupBy(wrong, ({ gold, label }) => `${gold} read as ${label}`)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, WORST_CONFUSIONS)
    .map(([pair, of]) => `${pair} ${of.length} times`);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

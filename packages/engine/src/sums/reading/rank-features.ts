import type { Candidate } from './candidates.ts';
import { type Units, unitsOf } from './dimensions.ts';
import { type Expression, eachMeeting, indexesOf } from './expression.ts';
import { sumGroupsOf } from './lexicon.ts';
import { groupsAfter, groupsBefore } from './pair-features.ts';
import { questionOf } from './tag-features.ts';
import type { Tagged } from './tags.ts';

const STEM = 5;

/** What tells for or against one way to reckon a message's numbers. */
export function candidateFeatures(
  sum: Tagged,
  { expression, score }: Candidate,
  place: number,
  best: number,
): string[] {
  const { tags, asked, message } = sum;
  const { kind, value } = expression;
  const names = new Set<string>();
  const add = (...all: string[]) => {
    for (const one of all) names.add(one);
  };
  const root = expression.type === 'pair' ? expression.operation : 'number';
  const shape = shapeOf(expression, (index) => tags[index]?.role ?? '');
  const kinds = shapeOf(expression, (index) => kindAt(expression, index).slice(0, 1));
  add(
    `place ${place < 3 ? place : place < 6 ? 'to 5' : place < 12 ? 'to 11' : place < 25 ? 'to 24' : 'far'}`,
    `gap ${Math.min(Math.round((best - score) * 1.5), 20)}`,
    `kind ${kind} ${asked.unit}`,
    `kind ${kind} ${asked.role}`,
    `kind2 ${kind} ${asked.second}`,
    `root ${root} ${asked.role}`,
    `root2 ${root} ${asked.second}`,
    `root ${root} ${asked.unit} ${asked.per}`,
    `roles ${shape}`,
    `kinds ${kinds}`,
    `kinds asked ${kinds} ${asked.role} ${asked.unit}`,
    `roles asked ${shape} ${asked.role}`,
    `unused ${Math.min(message.numbers.length - indexesOf(expression.used).length, 3)}`,
    `all used ${indexesOf(expression.used).length === message.numbers.length}`,
  );
  eachMeeting(expression, (i, j, meeting) => {
    const [a, b] = [tags[i], tags[j]];
    if (!a || !b) return;
    const both = `${kindAt(expression, i)} ${kindAt(expression, j)}`;
    add(
      `meet ${a.role} ${b.role} ${meeting}`,
      `meet asked ${meeting} ${both} ${asked.role}`,
      `meet near ${meeting} ${both} ${Math.min(j - i, 3)}`,
      `meet per ${meeting} ${both} ${a.per} ${b.per}`,
      `meet asked per ${meeting} ${both} ${asked.unit} ${asked.per} ${a.per} ${b.per}`,
    );
  });
  for (const { index, sign } of signsOf(expression)) {
    const tag = tags[index];
    const own = kindAt(expression, index);
    if (!tag) continue;
    add(
      `sign ${tag.role} ${sign} ${asked.role}`,
      `sign2 ${tag.second} ${sign} ${asked.role}`,
      `sign ${own} ${sign} ${asked.role}`,
      `sign ${own} ${sign} ${tag.per} ${asked.per} ${asked.unit}`,
      `tagged ${tag.role} ${own}`,
      `nth ${sign} ${own} ${Math.min(index, 3)}`,
    );
    const { at } = message.numbers[index] ?? { at: 0 };
    for (const group of groupsBefore(message.words, at)) {
      add(`said before ${group} ${sign}`, `said before ${group} ${sign} ${asked.role}`);
    }
    for (const group of groupsAfter(message.words, at)) add(`said after ${group} ${sign}`);
  }
  message.numbers.forEach(({ mark }, index) => {
    if ((expression.used >> index) & 1) return;
    const tag = tags[index];
    if (tag) add(`without ${tag.role}`, `without ${mark} ${tag.unneeded > 0.5}`);
  });
  for (const { name, isDivided, place: where, index } of conversionsIn(expression)) {
    const way = `${name} ${isDivided} ${where}`;
    add(
      'converted',
      `converted ${way}`,
      `converted ${way} ${asked.per} ${asked.unit}`,
      `converted ${way} ${asked.unit} ${kind}`,
      ...(index === null ? [] : [`converted ${way} ${tags[index]?.unit} ${tags[index]?.per}`]),
    );
  }
  add(...unitFeatures(sum, expression));
  const conversions = conversionsIn(expression).length;
  add(`conversions ${Math.min(conversions, 2)}`);
  for (const word of questionOf(message).slice(0, 12)) {
    add(`asks ${word.slice(0, STEM)} ${root} ${kind}`);
    if (conversions > 0) add(`asks ${word.slice(0, STEM)} converted`);
    for (const group of sumGroupsOf(word))
      add(`asksg ${group} ${root} ${kind}`, `asksg ${group} ${kinds}`);
  }
  add(
    ...valueFeatures(sum, expression),
    `value ${value < 0 ? 'negative' : 'positive'} ${asked.role}`,
  );
  return [...names];
}

/** Whether the units of its parts go together, and give what is asked for. */
function unitFeatures(sum: Tagged, expression: Expression): string[] {
  const { role, unit, per } = sum.asked;
  const units = unitsOf(sum, expression);
  const { nodes, misfits, unfounded, result } = units;
  const fit = fitOf(sum, expression, units);
  return [
    ...nodes.map((node) => `units ${node}`),
    `units result ${result} ${over(unit, per)}`,
    `units result ${result} ${role}`,
    `units ${fit}`,
    `units ${fit} ${misfits} ${unfounded}`,
    `units ${fit} ${role}`,
    `misfits ${misfits}`,
    `unfounded ${unfounded}`,
  ];
}

const over = (unit: string, per: string) =>
  per === '' ? unit : `${unit}/${per.replace(',', '*')}`;

/** Whether units fit as they were read, with one period read in its second sense, or not. */
function fitOf(sum: Tagged, expression: Expression, units: Units): string {
  const { unit, per, otherPer } = sum.asked;
  const isFit = ({ misfits, unfounded, result }: Units, wanted: string) =>
    misfits === 0 && unfounded === 0 && result === wanted;
  const wanted = over(unit, per);
  if (isFit(units, wanted)) return 'fit';
  if (otherPer !== '-' && isFit(units, over(unit, otherPer))) return 'fit another question';
  const isNear = indexesOf(expression.used).some(
    (at) => (sum.tags[at]?.otherPer ?? '-') !== '-' && isFit(unitsOf(sum, expression, at), wanted),
  );
  if (isNear) return 'fit otherwise';
  return units.result === wanted ? 'result only' : 'differ';
}

/** What makes a result plausible: whole pieces, less than a price, no more than all. */
function valueFeatures({ message, asked }: Tagged, { value, kind, used }: Expression): string[] {
  const isWhole = Math.abs(value - Math.round(value)) < 1e-6;
  const cents = value * 100;
  const isCents = Math.abs(cents - Math.round(cents)) < 1e-6;
  const money = message.numbers.filter((_, index) => (used >> index) & 1).map((one) => one.value);
  const highest = Math.max(...money);
  const lowest = Math.min(...money);
  const size = Math.abs(value);
  return [
    `${kind} ${isWhole ? 'whole' : isCents ? 'cents' : 'odd'}`,
    `${kind} ${asked.role} ${isWhole ? 'whole' : isCents ? 'cents' : 'odd'}`,
    `${kind} ${asked.role} ${size > highest ? 'above all' : size < lowest ? 'below all' : 'between'}`,
    `${kind} size ${asked.role} ${size < 1 ? 'below 1' : size < 10 ? 'to 10' : size < 100 ? 'to 100' : size < 1e4 ? 'to 1e4' : size < 1e6 ? 'to 1e6' : 'huge'}`,
    message.numbers.some((one) => Math.abs(one.value - value) < 1e-6) ? 'stated' : 'new',
  ];
}

const kindAt = ({ money, percents }: Expression, index: number) =>
  (money >> index) & 1 ? 'money' : (percents >> index) & 1 ? 'percent' : 'count';

/** An expression with its numbers named. */
function shapeOf(one: Expression, name: (index: number) => string): string {
  const inner =
    one.type === 'number'
      ? name(one.index)
      : one.operation === 'add' || one.operation === 'mul'
        ? `(${[shapeOf(one.left, name), shapeOf(one.right, name)].sort().join(` ${one.operation} `)})`
        : `(${shapeOf(one.left, name)} ${one.operation} ${shapeOf(one.right, name)})`;
  return one.conversion ? `${inner}~` : inner;
}

/** How each number changes the result: added, taken away, multiplied, divided by. */
function signsOf(one: Expression, sign = '+'): { index: number; sign: string }[] {
  if (one.type === 'number') return [{ index: one.index, sign }];
  const { operation, left, right } = one;
  const turned = sign.startsWith('-') ? '+' : '-';
  if (operation === 'add') return [...signsOf(left, sign), ...signsOf(right, sign)];
  if (operation === 'sub') return [...signsOf(left, sign), ...signsOf(right, turned)];
  const under = operation === 'mul' ? `${sign}*` : `${sign}${operation}`;
  return [...signsOf(left, operation === 'mul' ? under : sign), ...signsOf(right, under)];
}

function conversionsIn(
  one: Expression,
  isRoot = true,
): {
  name: string;
  isDivided: boolean;
  place: 'whole' | 'part';
  index: number | null;
}[] {
  const own = one.conversion
    ? [
        {
          name: one.conversion.name,
          isDivided: one.conversion.isDivided,
          place: isRoot ? ('whole' as const) : ('part' as const),
          index: one.type === 'number' ? one.index : null,
        },
      ]
    : [];
  return one.type === 'number'
    ? own
    : [...own, ...conversionsIn(one.left, false), ...conversionsIn(one.right, false)];
}

/** What tells that no candidate is right. */
export function noneFeatures({ message }: Tagged, candidates: readonly Candidate[]): string[] {
  const [first, second] = candidates;
  return [
    'none',
    `none of ${Math.min(message.numbers.length, 6)}`,
    `none best ${Math.max(-20, Math.round((first?.score ?? -20) / 2))}`,
    `none gap ${Math.min(10, Math.round((first?.score ?? 0) - (second?.score ?? -10)))}`,
  ];
}

import { hash } from '../../shared/variation.ts';
import { isSame } from '../reading/choices.ts';
import type { Expression } from '../reading/expression.ts';
import { sumGroupsOf } from '../reading/lexicon.ts';
import { questionOf } from '../reading/tag-features.ts';
import type { TalkCandidate } from './candidates.ts';
import { editGroups } from './edit-features.ts';
import type { Concern, FeatureGroup, Group } from './feature-group.ts';
import { type FeatureKey, keyOf, keyOfBoth } from './keys.ts';
import { leafFeatures, pairFeatures, sourceOf } from './part-features.ts';
import { stemOf } from './stem.ts';
import type { NamedQuantity, Talk } from './talk-type.ts';

export interface Described {
  /** What tells for a way to reckon the amounts of the talk. */
  of: (candidate: TalkCandidate) => FeatureGroup[];
  /** What tells that a message asks for no sum, or for one that the talk does not give. */
  none: FeatureGroup;
}

export function describe(talk: Talk): Described {
  const known = new Map<string, FeatureGroup>();
  const kept = (key: string, keys: () => FeatureKey[]): FeatureGroup => {
    const found = known.get(key) ?? { keys: keys() };
    known.set(key, found);
    return found;
  };
  const group: Group = (key, names) => kept(key, () => names().map(keyOf));
  const said = saidIn(talk);
  const general = ['', ...said.general].map(hash);
  const all = [...general, ...said.words.map(hash)];
  const concern: Concern = (name, what = 'all') =>
    kept(`${name} ${what}`, () => {
      const first = hash(name);
      return (what === 'all' ? all : general).map((one) => keyOfBoth(first, one));
    });
  const none = [...concern('none').keys, ...noneFeatures(talk).map(keyOf)];
  return {
    of: (candidate) => groupsOf(talk, candidate, group, concern),
    none: { keys: none },
  };
}

const WORDS_MAX = 24;
const PAIRS_MAX = 8;

/** What a message says, for any of its candidates. */
function saidIn(talk: Talk): { words: readonly string[]; general: readonly string[] } {
  const { message, asked, own, earlier, sums } = talk;
  const words = message.words.map((word) => (word === '#' ? '#' : stemOf(word)));
  const near = words.slice(-WORDS_MAX);
  const stated = own.filter(({ source }) => source === 'own');
  const [newest] = earlier.filter(({ source }) => source === 'result');
  const root = sums[0]?.tree.root;
  const kinds = stated.map(({ kinds: [first] }) => first?.kind[0] ?? '').join('');
  const pairs = words
    .slice(-PAIRS_MAX)
    .map((word, at, last) => `b ${at === 0 ? '' : last[at - 1]} ${word}`);
  return {
    words: [...new Set([...near.map((word) => `w ${word}`), ...pairs]), `first ${words[0]}`],
    general: [
      ...new Set([
        ...[...groupsIn(near)].map((one) => `g ${one}`),
        ...[...groupsIn(questionOf(message))].map((one) => `qg ${one}`),
      ]),
      `asked ${asked.role}`,
      `asked ${asked.unit} ${asked.per}`,
      `numbers ${kinds.slice(0, 4)}`,
      `numbers ${Math.min(stated.length, 4)} length ${lengthOf(words.length)}`,
      `? ${message.words.includes('?')}`,
      `newest ${newest ? Math.min(newest.age, 4) : '-'} ${newest?.kinds[0]?.kind}`,
      `before ${root?.type === 'pair' ? root.operation : '-'} ${newest ? Math.min(newest.age, 3) : '-'}`,
    ],
  };
}

const lengthOf = (count: number) => (count < 4 ? 3 : count < 8 ? 7 : count < 15 ? 14 : 15);

const groupsIn = (words: Iterable<string>): Set<string> =>
  new Set([...words].flatMap((word) => sumGroupsOf(word)));

function groupsOf(
  talk: Talk,
  candidate: TalkCandidate,
  group: Group,
  concern: Concern,
): FeatureGroup[] {
  const { expression, parts, edit } = candidate;
  const single = (name: string) => group(name, () => [name]);
  const alone = aloneOf(talk, expression);
  const sizes = [...sizesOf(talk, expression).map(single), concern(`A ${alone}`, 'general')];
  if (edit) return [...sizes, ...editGroups(talk, edit, group, concern)];
  const root = expression.type === 'pair' ? expression.operation : '';
  const second = secondOf(expression);
  const coarse = written(expression, ({ index, kind }) => `${coarseOf(parts[index])}${kind[0]}`);
  const shape = written(expression, ({ index, kind }) => `${sourceOf(parts[index])}${kind[0]}`);
  const open = openIn(talk, expression.used, group);
  const usesNewest = parts.some(
    ({ source, age }, at) => (expression.used >> at) & 1 && source === 'result' && age === 1,
  );
  return [
    ...sizes,
    ...open,
    concern(`T ${root}`),
    concern(`T2 ${root} ${second}`, 'general'),
    concern(`K ${root} ${expression.kind}`),
    concern(`S ${coarse}`, 'general'),
    concern(`N ${usesNewest}`, 'general'),
    single(`shape ${shape}`),
    ...leavesIn(talk, candidate, group),
  ];
}

const coarseOf = (part: NamedQuantity | undefined) =>
  part ? { own: 'o', constant: 'c', result: 'r', term: 't', stated: 's' }[part.source] : '';

const secondOf = (one: Expression): string =>
  one.type === 'number'
    ? ''
    : [one.left, one.right].map((side) => (side.type === 'pair' ? side.operation : '-')).join(' ');

type Leaf = Extract<Expression, { type: 'number' }>;
function written(one: Expression, leaf: (one: Leaf) => string): string {
  if (one.type === 'number') return leaf(one);
  const sides = [written(one.left, leaf), written(one.right, leaf)];
  const sorted = one.operation === 'add' || one.operation === 'mul' ? sides.sort() : sides;
  return `${one.operation}(${sorted.join(',')})`;
}

/** The features of each number in its place, and of each two that meet. */
function leavesIn(talk: Talk, { expression, parts }: TalkCandidate, group: Group): FeatureGroup[] {
  const found: FeatureGroup[] = [];
  const visit = (one: Expression, place: string): Leaf[] => {
    if (one.type === 'number') {
      const part = parts[one.index];
      if (part)
        found.push(
          group(`l ${one.index} ${one.kind} ${place}`, () =>
            leafFeatures(talk, part, one.kind, place),
          ),
        );
      return [one];
    }
    const isEven = one.operation === 'add' || one.operation === 'mul';
    const left = visit(one.left, isEven ? one.operation : `${one.operation} l`);
    const right = visit(one.right, isEven ? one.operation : `${one.operation} r`);
    for (const a of left)
      for (const b of right)
        found.push(
          group(`p ${a.index} ${a.kind} ${b.index} ${b.kind} ${one.operation}`, () =>
            pairFeatures(talk, parts, a, b, one.operation),
          ),
        );
    return [...left, ...right];
  };
  visit(expression, '');
  return found;
}

/** The numbers of the message that a way to reckon leaves out. */
function openIn({ own }: Talk, used: number, group: Group): FeatureGroup[] {
  const open = own.flatMap((one, at) => (one.source === 'own' && !((used >> at) & 1) ? [at] : []));
  return [
    group(`open ${open.length}`, () => [`open ${open.length}`]),
    ...open.map((at) =>
      group(`open at ${at}`, () => {
        const part = own[at];
        const kind = part?.kinds[0]?.kind;
        return [
          `open ${kind}`,
          `open ${kind} ${stemOf(part?.after[0] ?? '$')}`,
          `open < ${stemOf(part?.before[0] ?? '^')}`,
          `open ${part?.role}`,
          `open ${kind} ${part?.role} ${part?.per}`,
        ];
      }),
    ),
  ];
}

/** How probable the reader of complete messages finds a result. */
function aloneOf({ alone }: Talk, { value }: Expression): string {
  if (alone.length === 0) return '-';
  const place = alone.findIndex((one) => isSame(one.value, value));
  return place < 0 ? 'none' : `${Math.min(place, 2)} ${shareOf(alone[place]?.probability)}`;
}

const shareOf = (probability = 0): number =>
  probability < 0.1
    ? 0
    : probability < 0.3
      ? 1
      : probability < 0.6
        ? 3
        : probability < 0.85
          ? 6
          : 9;

/** What makes a result plausible: whole pieces, cents, no result that is known already. */
function sizesOf({ own, earlier, message }: Talk, { value, kind }: Expression): string[] {
  const isWhole = Math.abs(value - Math.round(value)) < 1e-6;
  const isCents = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  const same = [...own, ...earlier].find((one) => Math.abs(one.value - value) < 0.006);
  const [newest] = earlier.filter(
    ({ source, kinds }) => source === 'result' && kinds[0]?.kind === kind,
  );
  const size =
    value < 1 ? '<1' : value < 10 ? '<10' : value < 1e3 ? '<1e3' : value < 1e5 ? '<1e5' : 'large';
  return [
    `size ${kind} ${size}`,
    `form ${kind} ${isWhole ? 'whole' : isCents ? 'cents' : 'odd'}`,
    `form ${kind} ${isWhole ? 'whole' : isCents ? 'cents' : 'odd'} ${message.words.includes('quantos') || message.words.includes('quantas')}`,
    `known ${same ? same.source : 'new'}`,
    ...(newest
      ? [
          `beside newest ${kind} ${value > newest.value * 3 ? '>>' : value > newest.value ? '>' : value > newest.value / 3 ? '<' : '<<'}`,
        ]
      : []),
  ];
}

function noneFeatures({ message, own, earlier, alone }: Talk): string[] {
  const words = message.words.map((word) => (word === '#' ? '#' : stemOf(word)));
  const numbers = own.filter(({ source }) => source === 'own').length;
  const isNear = earlier.some(({ source, age }) => source === 'result' && age <= 2);
  return [
    ...words.flatMap((word, at) => [`none|w ${word}`, `none|b ${words[at - 1] ?? '^'} ${word}`]),
    `none|alone ${alone.length > 0 ? shareOf(alone[0]?.probability) : '-'}`,
    `none|near ${isNear}`,
    `none|near ${isNear} ${lengthOf(words.length)}`,
    `none|numbers ${Math.min(numbers, 4)} ${isNear}`,
    `none|earlier ${earlier.length > 0}`,
  ];
}

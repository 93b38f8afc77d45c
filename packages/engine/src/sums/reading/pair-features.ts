import type { Features } from '../../recognition/features.ts';
import type { Kind } from './expression.ts';
import { sumGroupsOf } from './lexicon.ts';
import type { Message } from './stated.ts';
import { featuresNamed, questionOf } from './tag-features.ts';
import type { Tagged } from './tags.ts';

const STEM = 5;
const BETWEEN_MAX = 8;

/** What is said of two numbers of a message, the earlier one first. */
export function pairFeatures(
  { message, tags, asked }: Tagged,
  [i, j]: readonly [number, number],
  [first, second]: readonly [Kind, Kind],
): Features {
  const { words, numbers } = message;
  const [a, b] = [tags[i], tags[j]];
  const [x, y] = [numbers[i], numbers[j]];
  if (!a || !b || !x || !y) return { hashes: [], values: [] };
  const stem = (place: number) => (words[place] ?? '').slice(0, STEM);
  const kinds = `${first} ${second}`;
  const between = words.slice(x.at + 1, y.at).map((word) => word.slice(0, STEM));
  const far = Math.min(j - i, 3);
  const names = [
    `k:${kinds}`,
    `kf:${kinds} ${far} of ${Math.min(numbers.length, 5)}`,
    `kp:${kinds} ${i === 0 ? 'first' : ''} ${j === numbers.length - 1 ? 'last' : ''}`,
    `r:${a.role} ${b.role}`,
    `rk:${a.role} ${b.role} ${kinds}`,
    `r1:${a.role} ${second}`,
    `r2:${first} ${b.role}`,
    `rq:${a.role} ${b.role} ${asked.role}`,
    `rs:${a.second} ${b.role}`,
    `rs:${a.role} ${b.second}`,
    `ru:${a.role} ${a.unit} ${a.per} ${b.role} ${b.unit} ${b.per}`,
    `p:${kinds} ${a.per} ${b.per}`,
    `u:${a.unit} ${b.unit} ${a.per} ${b.per}`,
    `q:${kinds} ${asked.role} ${asked.unit} ${asked.per}`,
    `qu:${kinds} ${asked.unit}`,
    `qr:${kinds} ${asked.role}`,
    `qp:${kinds} ${asked.unit} ${asked.per} ${a.per} ${b.per}`,
    `f:${a.role} ${b.role} ${far}`,
    `n1:${kinds} ${stem(y.at - 1)}`,
    `n2:${kinds} ${stem(y.at - 2)} ${stem(y.at - 1)}`,
    `n3:${kinds} ${stem(x.at + 1)}`,
    `n4:${kinds} ${stem(y.at + 1)}`,
    `n5:${kinds} ${stem(x.at - 1)}`,
    `n6:${kinds} ${stem(x.at - 1)} ${stem(y.at - 1)}`,
    `n7:${kinds} ${stem(x.at + 1)} ${stem(y.at - 1)}`,
    `v:${kinds} ${x.value > y.value ? 'above' : x.value < y.value ? 'below' : 'equal'}`,
    `vr:${kinds} ${a.role} ${b.role} ${x.value > y.value ? 'above' : 'below'}`,
    `none:${a.unneeded > 0.5} ${b.unneeded > 0.5}`,
    ...nounFeatures(message, [i, j], kinds),
    `same noun:${kinds} ${sharesNoun(words, x.at, y.at)}`,
    ...(between.length <= BETWEEN_MAX
      ? [`w:${kinds} ${between.join(' ')}`, ...between.map((one) => `b:${kinds} ${one}`)]
      : [`far apart:${kinds}`]),
    ...[
      ...new Set(
        words
          .slice(x.at + 1, y.at)
          .slice(0, 12)
          .flatMap(sumGroupsOf),
      ),
    ].map((one) => `bg:${kinds} ${one}`),
    ...groupsBefore(words, x.at).flatMap((one) => [
      `xg:${kinds} ${one}`,
      ...groupsBefore(words, y.at).map((other) => `xy:${kinds} ${one} ${other}`),
    ]),
    ...groupsBefore(words, y.at).map((one) => `yg:${kinds} ${one}`),
    ...groupsAfter(words, x.at).map((one) => `xa:${kinds} ${one}`),
    ...groupsAfter(words, y.at).map((one) => `ya:${kinds} ${one}`),
    ...questionOf(message)
      .slice(0, 10)
      .flatMap(sumGroupsOf)
      .flatMap((one) => [`qg:${kinds} ${one}`, `qg:${a.role} ${b.role} ${one}`]),
    ...questionOf(message)
      .slice(0, 10)
      .map((one) => `qw:${kinds} ${one.slice(0, STEM)}`),
  ];
  return featuresNamed(names);
}

const sharesNoun = (words: readonly string[], one: number, other: number) => {
  const noun = (words[one + 1] ?? '').slice(0, STEM);
  return noun.length > 2 && words.slice(other + 1, other + 4).some((word) => word.startsWith(noun));
};

const NOUN_STEM = 4;
const NOUNS = new WeakMap<Message, readonly ReadonlySet<string>[]>();

/** For each number the longer words from the number before to the number after, which no more than two have. */
function nounsOf(message: Message): readonly ReadonlySet<string>[] {
  const known = NOUNS.get(message);
  if (known) return known;
  const { words, numbers } = message;
  const near = numbers.map(({ at }, index) => {
    const from = Math.max((numbers[index - 1]?.at ?? -1) + 1, at - REACH);
    const to = Math.min(numbers[index + 1]?.at ?? words.length, at + REACH);
    const own = words.slice(from, to).filter((word) => word.length >= NOUN_STEM);
    return new Set(own.map((word) => word.slice(0, NOUN_STEM)));
  });
  NOUNS.set(message, near);
  return near;
}

/** Whether two numbers are of the same thing, and no other number is. */
function nounFeatures(
  message: Message,
  [i, j]: readonly [number, number],
  kinds: string,
): string[] {
  const all = nounsOf(message);
  const shared = [...(all[i] ?? [])].filter((noun) => all[j]?.has(noun));
  if (shared.length === 0) return [`shares:${kinds} none`];
  const isOwn = shared.some((noun) => all.filter((nouns) => nouns.has(noun)).length === 2);
  return [`shares:${kinds} ${isOwn ? 'only these' : 'several'} ${Math.min(j - i, 2)}`];
}

const REACH = 5;

/** What the words before a number mean, up to the number before. */
export function groupsBefore(words: readonly string[], at: number): string[] {
  const near = words.slice(Math.max(0, at - REACH), at);
  return [...new Set(near.slice(near.lastIndexOf('#') + 1).flatMap(sumGroupsOf))];
}

export function groupsAfter(words: readonly string[], at: number): string[] {
  const near = words.slice(at + 1, at + 4);
  const next = near.indexOf('#');
  return [...new Set((next < 0 ? near : near.slice(0, next)).flatMap(sumGroupsOf))];
}

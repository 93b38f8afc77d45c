import { type Expression, indexesOf } from '../reading/expression.ts';
import { sumGroupsOf } from '../reading/lexicon.ts';
import type { TalkCandidate } from './candidates.ts';
import { type NamedQuantity, stemOf, type Talk } from './quantities.ts';

const WORDS_MAX = 24;

/** What tells for a way to reckon the amounts of a talk. */
export function talkFeatures(talk: Talk, candidate: TalkCandidate): string[] {
  const { expression, parts, replaced } = candidate;
  const names: string[] = [];
  const { shape, coarse, top } = shapesOf(candidate);
  names.push(`s ${shape}`, `S ${coarse}`, `T ${top}`);
  const words = wordsIn(talk);
  const groups = groupsIn(words);
  for (const word of words) names.push(`w ${top} ${word}`);
  for (const group of groups) names.push(`g ${top} ${group}`, `gs ${coarse} ${group}`);
  names.push(
    `k ${expression.kind} ${askedIn(talk)}`,
    `q ${top} ${talk.message.words.includes('?')}`,
  );
  const used = replaced ? [] : indexesOf(expression.used).flatMap((at) => parts[at] ?? []);
  if (!replaced) addLeaves(names, expression, null, parts, talk);
  else addReplaced(names, replaced, talk);
  const open = talk.own.filter(
    (one) => one.source === 'own' && !used.includes(one) && replaced?.by !== one,
  );
  names.push(`open ${open.length}`);
  for (const { kinds, before, after } of open)
    names.push(
      `open ${kinds[0]?.kind} ${stemOf(after[0] ?? '$')}`,
      `open < ${stemOf(before[0] ?? '^')}`,
      `open ${kinds[0]?.kind}`,
    );
  names.push(...sizesOf(expression, used));
  const newest = talk.earlier.some(({ source, age }) => source === 'result' && age === 1);
  const usesNewest = used.some(({ source, age }) => source === 'result' && age === 1);
  names.push(`newest ${newest} ${usesNewest || replaced !== null}`);
  return names;
}

/** What tells that a message asks for no sum, or for one that the talk does not give. */
export function noneFeatures({ message, own, earlier }: Talk): string[] {
  const words = message.words.map((word) => (word === '#' ? '#' : stemOf(word)));
  const names = ['none'];
  for (const word of new Set(words)) names.push(`n ${word}`);
  for (let at = 0; at <= words.length; at++)
    names.push(`n2 ${words[at - 1] ?? '^'} ${words[at] ?? '$'}`);
  for (const group of groupsIn(new Set(words))) names.push(`ng ${group}`);
  const numbers = own.filter(({ source }) => source === 'own').length;
  const length = words.length < 4 ? 3 : words.length < 8 ? 7 : words.length < 15 ? 14 : 15;
  const isNear = earlier.some(({ source, age }) => source === 'result' && age <= 2);
  names.push(
    `nn ${Math.min(numbers, 4)}`,
    `nl ${length}`,
    `nnl ${Math.min(numbers, 4)} ${length}`,
    `near ${isNear}`,
    `near ${isNear} ${length}`,
    `ne ${earlier.length > 0}`,
    `nq ${message.words.includes('?')}`,
  );
  return names;
}

const wordsIn = ({ message }: Talk): Set<string> =>
  new Set(message.words.slice(0, WORDS_MAX).map((word) => (word === '#' ? '#' : stemOf(word))));

const groupsIn = (words: Iterable<string>): Set<string> =>
  new Set([...words].flatMap((word) => sumGroupsOf(word)));

const ASKS =
  /^(?:quant[oa]s?|qual|quanto|porcento|percentual|%|total|diferenca|vezes|parcela|cada)$/;
const askedIn = ({ message }: Talk): string => message.words.find((word) => ASKS.test(word)) ?? '-';

const sourceOf = ({ source, age }: NamedQuantity): string =>
  source === 'own'
    ? 'o'
    : source === 'constant'
      ? 'c'
      : source === 'result'
        ? age <= 2
          ? 'r'
          : 'R'
        : age <= 1
          ? 'n'
          : age <= 3
            ? 'm'
            : 'f';

function shapesOf({ expression, parts, replaced }: TalkCandidate) {
  if (replaced) {
    const kind = replaced.tree.parts[replaced.at]?.kind ?? 'count';
    return {
      shape: `replace ${kind} of ${replaced.tree.parts.length}`,
      coarse: `replace ${kind}`,
      top: 'replace',
    };
  }
  const shape = written(expression, (one) => {
    const part = parts[one.index];
    return `${part ? sourceOf(part) : ''}${one.kind[0]}`;
  });
  const coarse = written(expression, (one) => {
    const part = parts[one.index];
    return `${part?.source === 'stated' ? 's' : (part?.source[0] ?? '')}${one.kind[0]}`;
  });
  const top = expression.type === 'pair' ? expression.operation : '';
  return { shape, coarse, top };
}

type Leaf = Extract<Expression, { type: 'number' }>;
function written(one: Expression, leaf: (one: Leaf) => string): string {
  if (one.type === 'number') return leaf(one);
  const sides = [written(one.left, leaf), written(one.right, leaf)];
  const sorted = one.operation === 'add' || one.operation === 'mul' ? sides.sort() : sides;
  return `${one.operation}(${sorted.join(',')})`;
}

function addLeaves(
  names: string[],
  one: Expression,
  parent: string | null,
  parts: readonly NamedQuantity[],
  talk: Talk,
): void {
  if (one.type === 'pair') {
    addLeaves(names, one.left, `${one.operation} l`, parts, talk);
    addLeaves(names, one.right, `${one.operation} r`, parts, talk);
    return;
  }
  const part = parts[one.index];
  if (!part) return;
  const role = `${(parent ?? '').replace(/^(add|mul) [lr]$/, '$1')} ${one.kind}`;
  const [probability = 0] = part.kinds
    .filter(({ kind }) => kind === one.kind)
    .map((kind) => kind.probability);
  names.push(`p ${part.source === 'own'} ${Math.round(probability * 4)}`);
  const side = part.source === 'own' || part.source === 'constant' ? 'o' : 'e';
  const [l1 = '^', l2 = '^'] = part.before.map(stemOf);
  const [r1 = '$', r2 = '$'] = part.after.map(stemOf);
  if (part.source !== 'result')
    names.push(
      `${side} ${role} < ${l1}`,
      `${side} ${role} > ${r1}`,
      `${side} ${role} << ${l2} ${l1}`,
      `${side} ${role} >> ${r1} ${r2}`,
    );
  for (const group of groupsIn([...part.before, ...part.after]))
    names.push(`${side}g ${role} ${group}`);
  if (side === 'o') return;
  const shared = part.nouns.some((noun) =>
    talk.message.words.some((word) => word.length > 3 && stemOf(word) === noun),
  );
  const near = [...part.before, ...part.after].some(
    (word) => word.length > 3 && talk.message.words.includes(word),
  );
  names.push(
    `a ${part.source} ${Math.min(part.age, 6)}`,
    `as ${part.source} shared ${shared} near ${near}`,
    `ar ${role} ${sourceOf(part)} shared ${shared}`,
  );
  if (
    part.source === 'stated' &&
    part.value >= 1990 &&
    part.value <= 2040 &&
    Number.isInteger(part.value)
  )
    names.push('year');
  const isNewest =
    talk.earlier.find(
      ({ source, kinds }) => source === part.source && kinds[0]?.kind === part.kinds[0]?.kind,
    ) === part;
  names.push(`first ${part.source} ${isNewest}`);
}

function addReplaced(
  names: string[],
  { tree, at, by }: NonNullable<TalkCandidate['replaced']>,
  talk: Talk,
): void {
  const part = tree.parts[at];
  if (!part) return;
  const isSame = part.nouns.some((noun) =>
    [...by.before, ...by.after].some((word) => word.startsWith(noun.slice(0, 4))),
  );
  const same = tree.parts.filter(({ kind }) => kind === part.kind).length;
  const times = by.value / part.value;
  names.push(
    `replace noun ${isSame}`,
    `replace only ${same === 1} ${part.kind}`,
    `replace age ${Math.min(talk.lastAge, 5)}`,
    `replace near ${times > 0.1 && times < 10}`,
    `replace < ${stemOf(by.before[0] ?? '^')}`,
    `replace > ${stemOf(by.after[0] ?? '$')}`,
    `replace > ${part.kind} ${stemOf(by.after[0] ?? '$')}`,
  );
}

function sizesOf({ value, kind }: Expression, used: readonly NamedQuantity[]): string[] {
  const names = [
    `size ${kind} ${value < 1 ? '<1' : value < 10 ? '<10' : value < 1e5 ? 'usual' : 'large'}`,
  ];
  if (kind === 'count') names.push(`whole ${Number.isInteger(Math.round(value * 1e6) / 1e6)}`);
  if (kind === 'money') {
    const cents = Math.round(value * 1e6) / 1e4;
    names.push(`cents ${Number.isInteger(cents)}`);
  }
  names.push(`leaves ${used.length}`);
  return names;
}

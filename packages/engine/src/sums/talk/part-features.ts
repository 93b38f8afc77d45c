import type { Expression, Kind, Operation } from '../reading/expression.ts';
import { sumGroupsOf } from '../reading/lexicon.ts';
import { stemOf } from './stem.ts';
import type { NamedQuantity, Talk } from './talk-type.ts';

/** Where an amount comes from, and how far back. */
export function sourceOf(part: NamedQuantity | undefined): string {
  if (!part) return '';
  const { source, age } = part;
  if (source === 'own') return 'o';
  if (source === 'constant') return 'c';
  if (source === 'result') return age <= 1 ? 'r' : age <= 3 ? 'q' : 'R';
  if (source === 'term') return 't';
  return age <= 1 ? 'n' : age <= 3 ? 'm' : 'f';
}

/** What tells that an amount has a place in an expression. */
export function leafFeatures(talk: Talk, part: NamedQuantity, kind: Kind, place: string): string[] {
  const at = `${place} ${kind}`;
  const [probability = 0] = part.kinds
    .filter((one) => one.kind === kind)
    .map((one) => one.probability);
  const isOwn = part.source === 'own' || part.source === 'constant';
  const side = isOwn ? 'o' : 'e';
  const names = [
    `p ${isOwn} ${Math.round(probability * 4)}`,
    `p ${isOwn} ${kind} ${Math.round(probability * 4)}`,
    `l ${sourceOf(part)} ${at}`,
    `lr ${side} ${at} ${part.role}`,
    `lp ${side} ${at} ${part.per}`,
    `la ${side} ${at} ${part.role} ${talk.asked.role}`,
    `lu ${side} ${at} ${part.per} ${talk.asked.unit} ${talk.asked.per}`,
  ];
  const [l1 = '^', l2 = '^'] = part.before.map(stemOf);
  const [r1 = '$', r2 = '$'] = part.after.map(stemOf);
  if (part.source === 'own' || part.source === 'stated' || part.source === 'constant') {
    names.push(
      `${side} ${at} < ${l1}`,
      `${side} ${at} > ${r1}`,
      `${side} ${at} << ${l2} ${l1}`,
      `${side} ${at} >> ${r1} ${r2}`,
      `${side} ${at} <> ${l1} ${r1}`,
    );
    for (const one of groupsNear(part.before)) names.push(`${side}g< ${at} ${one}`);
    for (const one of groupsNear(part.after)) names.push(`${side}g> ${at} ${one}`);
  }
  return isOwn ? names : [...names, ...earlierFeatures(talk, part, at)];
}

const groupsNear = (words: readonly string[]) =>
  new Set(words.flatMap((word) => sumGroupsOf(word)));

/** Which of the amounts before a message means. */
function earlierFeatures(talk: Talk, part: NamedQuantity, at: string): string[] {
  const { source, age } = part;
  const alike = talk.earlier.filter((one) => one.source === source);
  const place = alike.indexOf(part);
  const sameKind = alike.filter((one) => one.kinds[0]?.kind === part.kinds[0]?.kind);
  const named = namedBy(talk, part);
  const best = Math.max(0, ...sameKind.map((one) => namedBy(talk, one)));
  const match =
    named === 0
      ? best > 0
        ? 'other'
        : 'none'
      : named < best
        ? 'less'
        : sameKind.filter((one) => namedBy(talk, one) === best).length > 1
          ? 'tied'
          : 'only';
  const about = part.about.some((noun) => wordsOf(talk).has(noun));
  const root = part.tree?.root;
  const made = root?.type === 'pair' ? root.operation : '-';
  return [
    `age ${source} ${Math.min(age, 6)}`,
    `age ${source} ${Math.min(age, 6)} ${match}`,
    `match ${source} ${match} ${about}`,
    `match ${at} ${source} ${match}`,
    `place ${source} ${Math.min(place, 4)} ${match}`,
    `place ${source} ${Math.min(sameKind.indexOf(part), 3)} of kind`,
    `place ${at} ${sourceOf(part)} ${Math.min(sameKind.indexOf(part), 3)}`,
    `made ${source} ${at} ${made}`,
    `made ${source} ${made} ${talk.asked.role}`,
    `source ${source} ${part.role} ${match}`,
  ];
}

const stems = new WeakMap<Talk, ReadonlySet<string>>();
function wordsOf(talk: Talk): ReadonlySet<string> {
  const found = stems.get(talk) ?? new Set(talk.message.words.map(stemOf));
  stems.set(talk, found);
  return found;
}

const COMMON_FROM = 3;
/** How many of its own nouns a message has; a noun of three amounts or more names none of them. */
function namedBy(talk: Talk, part: NamedQuantity): number {
  const words = wordsOf(talk);
  return part.nouns.filter(
    (noun) =>
      words.has(noun) &&
      talk.earlier.filter(({ source, nouns }) => source === part.source && nouns.includes(noun))
        .length < COMMON_FROM,
  ).length;
}

type Leaf = Extract<Expression, { type: 'number' }>;

/** What tells that two amounts meet in an operation. */
export function pairFeatures(
  talk: Talk,
  parts: readonly NamedQuantity[],
  first: Leaf,
  second: Leaf,
  operation: Operation,
): string[] {
  const [a, b] = [parts[first.index], parts[second.index]];
  if (!a || !b) return [];
  const kinds = `${operation} ${first.kind[0]}${second.kind[0]}`;
  const sources = `${coarse(a)}${coarse(b)}`;
  const shared = a.nouns.filter((noun) => b.nouns.includes(noun));
  const isOnly = shared.some(
    (noun) => parts.filter(({ nouns }) => nouns.includes(noun)).length === 2,
  );
  const link = shared.length === 0 ? 'none' : isOnly ? 'only' : 'some';
  const apart = Math.min(Math.abs(a.age - b.age), 4);
  const names = [
    `m ${kinds} ${sources}`,
    `m ${kinds} ${sources} ${link}`,
    `m ${kinds} ${sources} ${apart}`,
    `mr ${kinds} ${a.role} ${b.role}`,
    `mr ${kinds} ${sources} ${a.role} ${b.role}`,
    `ma ${kinds} ${talk.asked.role} ${sources}`,
    `mp ${kinds} ${a.per} ${b.per}`,
    `mv ${kinds} ${sources} ${a.value > b.value ? '>' : '<'}`,
    `mv ${kinds} ${sources} ${a.value > b.value * 10 ? '>>' : b.value > a.value * 10 ? '<<' : '~'}`,
  ];
  if (a.source === 'own' && b.source === 'own')
    names.push(
      `mo ${kinds} ${Math.min(Math.abs(first.index - second.index), 3)} ${first.index < second.index}`,
      `mw ${kinds} ${first.index < second.index} ${stemOf(a.after[0] ?? '$')} ${stemOf(b.before[0] ?? '^')}`,
      `mw ${kinds} ${first.index < second.index} ${stemOf(b.before[0] ?? '^')}`,
      `mw ${kinds} ${first.index < second.index} ${stemOf(b.after[0] ?? '$')}`,
    );
  else if (a.age === b.age) names.push(`same message ${kinds} ${sources}`);
  return names;
}

const coarse = ({ source }: NamedQuantity) =>
  ({ own: 'o', constant: 'c', result: 'r', term: 't', stated: 's' })[source];

import type { Attempt, Problem, Request } from './problem.ts';
import {
  type Asked,
  type Given,
  ITEM,
  isCountable,
  MONEY,
  PERCENT,
  sameUnit,
  TIMES,
} from './quantity.ts';

/** The last sum with the numbers of the message in place of those they match by unit and role. */
export function replaced(
  { own, asked, named }: Request,
  last: Problem,
  givens: readonly Given[],
): Attempt | null {
  if (own.length === 0) return null;
  const rest = [...givens];
  const placed: Given[] = [];
  for (const given of own) {
    const at = matching(given, rest, last.own ?? 0);
    const [old] = at < 0 ? [] : rest.splice(at, 1);
    placed.push(old ? { ...old, value: given.value, written: given.written } : given);
  }
  if (rest.length === givens.length) return null;
  const all = [...placed, ...rest];
  return {
    givens: all,
    asked: inherited(asked, last.asked),
    needed: all.length,
    needsKnown: false,
    named,
    goesOn: false,
  };
}

/** The question of a message that states none is the last one. */
export const inherited = (asked: Asked, before: Asked): Asked =>
  !asked.isStated && asked.unit === null
    ? {
        ...before,
        per: asked.per.length > 0 ? asked.per : before.per,
        adds: asked.adds || before.adds,
      }
    : asked.isStated && asked.roles !== null
      ? asked
      : asked.isStated && asked.unit !== MONEY
        ? asked
        : asked.roles !== null
          ? { ...asked, unit: asked.unit ?? MONEY }
          : asked.isStated && before.unit !== MONEY
            ? asked
            : {
                ...before,
                per: asked.per.length > 0 ? asked.per : before.per,
                roles: asked.adds && before.roles?.[0] === 'instalment' ? null : before.roles,
                adds: asked.adds || before.adds,
              };

/** At most this many times larger or smaller is what a bare number replaces. */
const FACTOR = 4;

/** The given of the last sum that a new number replaces; -1 for none. */
function matching(given: Given, rest: readonly Given[], stated: number): number {
  const isOpen = (one: Given) => /^(?:amount|share|count)$/.test(one.role);
  const named = rest.filter((one) => one.unit === given.unit && isNamed(one, given));
  if (named.length === 1 && named[0]) return rest.indexOf(named[0]);
  if (given.isBare && isOpen(given)) {
    const [fresh] = stated === 1 ? rest : [];
    const isFresh =
      fresh &&
      given.per.length === 0 &&
      isNear(given, fresh) &&
      (fresh.unit === MONEY || Number.isInteger(given.value));
    return isFresh ? 0 : nearest(given, rest);
  }
  const same = rest.filter(
    (one) => one.unit === given.unit && one.role === given.role && sameLabel(one, given),
  );
  if (same.length === 1 && same[0]) return rest.indexOf(same[0]);
  if (given.unit === MONEY || given.unit === PERCENT || given.unit === TIMES) {
    const others = rest.filter(
      (one) =>
        one.unit === given.unit &&
        one.role !== given.role &&
        !ADDED.test(given.role) &&
        (isOpen(one) || isOpen(given)),
    );
    return others.length === 1 &&
      others[0] &&
      rest.filter(({ unit }) => unit === given.unit).length === 1
      ? rest.indexOf(others[0])
      : -1;
  }
  const counts = isOpen(given)
    ? rest.filter((one) => isOpen(one) && sameUnit(one.unit, given.unit))
    : [];
  return counts.length === 1 && counts[0] ? rest.indexOf(counts[0]) : -1;
}

/** What comes on top replaces no price. */
const ADDED = /^(?:extra|fixed|deposit|discount|done|earning|goal)$/;

/** "o marido é 680": the one that was named so, whatever its role was. */
const isNamed = (one: Given, { label }: Given) =>
  one.unit === MONEY &&
  one.role === 'amount' &&
  one.label.split(' ').some((word) => word !== '' && label.split(' ').includes(word));

const sameLabel = (a: Given, b: Given) =>
  a.role !== 'amount' ||
  a.label === '' ||
  b.label === '' ||
  a.label.split(' ').some((one) => b.label.includes(one));

/** A bare number goes on with the one that the last message brought: "se eu fizer 40?", "e 55?". */
const isNear = (given: Given, fresh: Given) =>
  (fresh.unit === MONEY || isCountable(fresh.unit)) &&
  Math.abs(Math.log(fresh.value / given.value)) < Math.log(FACTOR);

/** The number of the last sum that is nearest to a bare one. */
function nearest(given: Given, rest: readonly Given[]): number {
  const distance = (one: Given) => Math.abs(Math.log(one.value / given.value));
  const [best, next] = rest
    .filter(
      ({ unit, per }) =>
        (unit === MONEY || (isCountable(unit) && Number.isInteger(given.value))) &&
        given.per.every((one) => one === ITEM || per.includes(one)),
    )
    .toSorted((a, b) => distance(a) - distance(b));
  const isClear =
    best && distance(best) < Math.log(FACTOR) && (!next || distance(next) > distance(best) * 2);
  return isClear ? rest.indexOf(best) : -1;
}

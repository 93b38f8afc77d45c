import { fold } from '../../shared/text.ts';
import type { Attempt, Problem, Request } from './problem.ts';
import {
  type Asked,
  type Given,
  ITEM,
  isCountable,
  MONEY,
  PERCENT,
  type Role,
  sameUnit,
  TIMES,
  type Value,
} from './quantity.ts';
import { inherited } from './replaced.ts';

/** A result as a number of the next sum; an amount of money is one of each. */
const known = (value: Value): Given => ({
  ...value,
  per:
    value.unit === MONEY &&
    !value.per.some(isCountable) &&
    /^(?:profit|commission|net|price|earning)$/.test(value.role)
      ? [...value.per, ITEM]
      : value.per,
  used: 0,
  steps: [],
  assumed: [],
  written: '',
  isKnown: true,
  isBare: false,
  mayBeCost: false,
  isPack: false,
  isAgain: false,
  isResult: true,
});

/** Percentages of which a sum has one. */
const EXCLUSIVE: readonly (readonly Role[])[] = [
  ['markup', 'margin'],
  ['discount'],
  ['fee'],
  ['interest'],
  ['deposit'],
];

/** The next step from the last results, and the last sum with further numbers. */
export function onward(
  { text, own, asked, named, memory }: Request,
  last: Problem,
): (Attempt | null)[] {
  if (own.length === 0 && !asked.isStated && asked.per.length === 0) return [];
  const base = { needed: own.length, needsKnown: true, named, goesOn: true };
  const isMeant = refersBack(text) || countsAnew(own, last);
  const results = memory.problems
    .slice(-2)
    .toReversed()
    .map(({ result }) => result)
    .filter(({ unit }) => unit !== PERCENT || isMeant || own.length === 0)
    .map((result) =>
      isMeant
        ? ofEach(known(result))
        : isTotal(result, last)
          ? { ...known(result), per: result.per }
          : known(result),
    );
  const isCompared =
    own.length === 0 && /^(?:difference|change|discount|loss)$/.test(asked.roles?.[0] ?? '');
  const isStep =
    own.length > 0 ||
    asked.per.length > 0 ||
    asked.unit === PERCENT ||
    (asked.unit !== null && isCountable(asked.unit)) ||
    named.length > 0;
  const next = asked.isStated || own.length > 0 ? asked : inherited(asked, last.asked);
  const isSold = asked.roles?.[0] === 'profit' && own.some(({ role }) => role === 'price');
  const kept = last.givens
    .filter((one) => !own.some((other) => conflicts(one, other)))
    // "fardo por 39,60", "vendo a 5": what was named before is the cost.
    .map((one) => (isSold && one.unit === MONEY && one.role === 'amount' ? asCost(one) : one));
  const all = [...own, ...kept.map((one) => ({ ...one, isKnown: true }))];
  const origin = last.origin.filter((one) => !own.some((other) => conflicts(one, other)));
  const deep = [...own, ...kept.filter(({ isResult }) => !isResult), ...origin];
  const question = inherited(asked, last.asked);
  const others = (last.others ?? []).filter(({ role }) => named.includes(role)).map(known);
  const whole = { ...base, givens: all, asked: question, needed: all.length, needsKnown: false };
  // "8% de desconto em tudo" is of the whole result.
  const isOfAll = own.length > 0 && own.every(({ unit }) => unit === PERCENT);
  const isVague =
    !asked.isStated && own.some(({ role, unit }) => role === 'share' && unit === PERCENT);
  const step =
    isStep && !isVague && results[0]
      ? { ...base, givens: [...own, results[0]], asked: next }
      : null;
  const isCount = own.every(({ unit }) => unit !== PERCENT && unit !== MONEY && unit !== TIMES);
  return [
    isCompared && isAlike(results)
      ? { ...base, givens: results.toReversed(), asked, needed: 2, needsKnown: false }
      : null,
    others.length > 0 ? { ...base, givens: [...own, ...others], asked } : null,
    own.length === 0 ? afterCosts(last, asked) : null,
    ...(asked.adds && !isOfAll
      ? [countsAnew(own, last) ? step : null, whole]
      : asked.isStated || isCount || (asked.adds && isOfAll)
        ? [step, whole]
        : [whole, step]),
    { ...whole, givens: deep, needed: deep.length },
    asked.isStated ? { ...base, givens: all, asked: question } : null,
    isStep && results.length === 2 ? { ...base, givens: [...own, ...results], asked: next } : null,
    asked.isStated ? { ...base, givens: [...all, ...results], asked: question } : null,
  ];
}

/** "quanto sobra aí?" of a price: what is left of it after the costs that led to it. */
function afterCosts({ result, givens, origin }: Problem, asked: Asked): Attempt | null {
  const isAsked = /^(?:profit|margin|markup)$/.test(asked.roles?.[0] ?? '');
  const isIncome = result.unit === MONEY && /^(?:price|revenue|net|amount)$/.test(result.role);
  const costs = [...givens, ...origin].filter(
    ({ role, unit }, at, all) =>
      role === 'cost' &&
      unit === MONEY &&
      all.findIndex((one) => one.value === all[at]?.value) === at,
  );
  if (!isAsked || !isIncome || costs.length === 0) return null;
  const all = [known(result), ...costs.map((one) => ({ ...one, isKnown: true, per: result.per }))];
  return { givens: all, asked, needed: all.length, needsKnown: false, named: [], goesOn: true };
}

/** "isso", "com esse desconto", "9 alunos assim" */
export const refersBack = (text: string) =>
  /\b(?:isso|disso|nisso|ess[ea]s?|dess[ea]s?|ness[ea]s?|assim|mesm[oa]s?)\b/.test(fold(text));

/** "e para 140 alunos?" after the price of a kit: as many times its result, not its parts. */
const countsAnew = (own: readonly Given[], { givens, result }: Problem): boolean =>
  result.unit === MONEY &&
  !result.per.some(isCountable) &&
  givens.some(isCounted) &&
  own.some(
    (one) =>
      isCounted(one) &&
      one.unit !== ITEM &&
      !givens.some(({ unit, per }) => [unit, ...per].some((other) => sameUnit(other, one.unit))),
  );

const isCounted = ({ unit, role, per }: Given) =>
  isCountable(unit) && role === 'count' && per.length === 0;

const ofEach = (one: Given): Given =>
  one.unit === MONEY && !one.per.some(isCountable) ? { ...one, per: [...one.per, ITEM] } : one;

/** A result of a count of things is no amount of one of them. */
const isTotal = ({ value }: Value, { result, givens }: Problem) =>
  value === result.value &&
  givens.some(({ role, unit, per }) => role === 'count' && isCountable(unit) && per.length === 0);

/** Two results for the same question. */
const isAlike = ([one, two]: readonly Given[]): boolean =>
  one !== undefined &&
  two !== undefined &&
  one.role === two.role &&
  one.per.join() === two.per.join();

const asCost = (one: Given): Given => ({ ...one, role: 'cost' });

const conflicts = (old: Given, given: Given) =>
  old.unit === given.unit &&
  (given.unit === PERCENT || given.unit === TIMES) &&
  (old.role === given.role ||
    EXCLUSIVE.some((roles) => roles.includes(old.role) && roles.includes(given.role)));

/** Numbers of earlier messages that the question may mean. */
export function inTalk({
  own,
  asked,
  named,
  memory: { talk, facts = [] },
}: Request): Attempt | null {
  const isListed = own.length > 0 && own.every(({ unit }) => isCountable(unit) && unit !== ITEM);
  if (!asked.isStated && !isListed) return null;
  const isPriced = (one: Given) => own.some(({ unit }) => one.label.split(' ').includes(unit));
  const named_ = facts.filter(
    ({ role }) => named.includes(role) && !talk.some((one) => one.role === role),
  );
  const pool = [...named_, ...talk]
    .filter((one) =>
      asked.isStated ? isMeant(one, own, asked, named) : one.unit === MONEY && isPriced(one),
    )
    .slice(-TALK_MAX)
    .map((one) => ({ ...one, isKnown: true }));
  return pool.length === 0
    ? null
    : {
        givens: [...own, ...pool],
        asked,
        needed: own.length,
        needsKnown: true,
        named,
        goesOn: false,
      };
}

const TALK_MAX = 5;

function isMeant(
  one: Given,
  own: readonly Given[],
  { roles, unit, per }: Asked,
  named: readonly Role[],
): boolean {
  if (named.includes(one.role)) return true;
  // A number without a noun may have been money: it multiplies no amount of a later message.
  if (one.isBare && one.unit === ITEM) return false;
  if (/^(?:before|after)$/.test(one.role)) return unit === PERCENT || roles?.[0] === 'difference';
  if (isCountable(one.unit))
    return (
      own.some((given) => given.per.some((other) => sameUnit(other, one.unit) === 2)) ||
      per.some(
        (other) =>
          sameUnit(other, one.unit) === 2 || (one.unit === ITEM && sameUnit(other, ITEM) > 0),
      ) ||
      own.some((given) => one.per.includes(given.unit))
    );
  return one.unit === MONEY && /^(?:price|cost|earning|amount|bill|invested)$/.test(one.role);
}

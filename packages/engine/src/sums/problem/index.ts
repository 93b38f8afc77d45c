import { fold } from '../../shared/text.ts';
import { missing } from '../outcome.ts';
import { answerOf } from './answer.ts';
import { arithmetic } from './arithmetic.ts';
import { readAsked } from './asked.ts';
import { unknownContacts } from './contacts.ts';
import { corrected, correctsSum, withoutDenied } from './corrected.ts';
import { pickWithDays } from './days.ts';
import { withoutDurations } from './durations.ts';
import { financed } from './financed.ts';
import { onGood } from './goods.ts';
import { beyondIncluded } from './included.ts';
import { listOf } from './list.ts';
import { loosened, withinPeriod } from './loosened.ts';
import { comparedOffers } from './offers.ts';
import { onBase, onNamedBase } from './on-base.ts';
import { onTotal } from './on-total.ts';
import { inTalk, onward, refersBack } from './onward.ts';
import { payback } from './payback.ts';
import { GIVENS_MAX, pick } from './pick.ts';
import type { Attempt, Formula, Memory, Problem, Request, Solved } from './problem.ts';
import { proportion } from './proportion.ts';
import { type Asked, type Given, isPeriod, PERCENT, type Role, type Value } from './quantity.ts';
import { asRates } from './rates-again.ts';
import { readGivens } from './read.ts';
import { replaced } from './replaced.ts';
import { asInstalments, askedOf, isKnownRole, namedIn, resolved } from './request.ts';
import { tieredCommission } from './tiers.ts';

const FOLLOWING_WORDS = 16;
const PERCENT_SIGN = /%|por cento/i;

/** Does the sum of a message by rules, also one that goes on with the sums before it; null when it finds none. */
export function solveByRules(text: string, memory: Memory): Solved | null {
  const last = memory.problems.at(-1) ?? null;
  const corrects = last !== null && correctsSum(text);
  const read = asRates(readGivens(corrects ? withoutDenied(text) : text), text, last);
  if (read === null) return null;
  const stated = asInstalments(read, text);
  const list = corrects ? null : listOf(stated, readAsked(text), text);
  const own = list?.own ?? stated;
  const asked = corrects
    ? { ...last.asked, isStated: false }
    : (list?.asked ?? askedOf(readAsked(text), own, last));
  const unknown = namedIn(text, own).find((role) => !isKnownRole(role, memory));
  const request: Request = {
    text,
    own: resolved(withoutRepeated(own, last), asked, last !== null),
    asked,
    named: namedIn(text, own).filter((role) => isKnownRole(role, memory)),
    memory,
  };
  const written = arithmetic(text, own);
  const inSigns: Solved | null = written && {
    outcome: written.outcome,
    problem: problemOf(written, request),
    isForm: true,
  };
  // Forms that know percentages word them better.
  if (inSigns && !PERCENT_SIGN.test(text)) return inSigns;
  const whole = comparedOffers(own, asked) ?? tieredCommission(text, own);
  if (whole) return { outcome: whole, problem: null };
  const formula = formulaOf(text, own.length === 0 ? (last?.givens ?? []) : own);
  if (formula) return { outcome: formula.outcome, problem: problemOf(formula, request) };
  if (asked.compares) return null;
  const given = own.length === 3 ? proportion(own, asked, text) : null;
  if (given) return { outcome: given, problem: null };
  if (corrects) return own.length > 0 ? corrected(request, last) : null;
  const isAlone = unknown !== undefined || list !== null;
  const tries = isAlone ? [alone(request)] : attempts(request, last);
  const onNamed = onNamedBase(request);
  const all = [...onNamed, ...[onTotal(request, last), ...tries].flatMap(withLoosened)];
  const found =
    firstOf(all, request, last) ??
    firstOf(
      all.flatMap((attempt) => withoutDurations(attempt, text)),
      request,
      last,
    ) ??
    firstOf(withLoosened(onGood(request)), request, last);
  if (found) return onNamed.length > 0 ? { ...found, isForm: true } : found;
  if (inSigns) return inSigns;
  const question = unknown && own.length > 0 && asked.isStated ? ASKS[unknown] : undefined;
  return question ? { outcome: missing(question), problem: null } : null;
}

function firstOf(all: readonly Attempt[], request: Request, last: Problem | null): Solved | null {
  for (const attempt of all) {
    const found = solvedBy(attempt, request, last);
    if (found) return found;
  }
  return null;
}

function solvedBy(attempt: Attempt, request: Request, last: Problem | null): Solved | null {
  const { text, own, memory } = request;
  const found = withoutLoss(attempt, memory);
  if (!found || (own.length === 0 && last && found.value === last.result.value)) return null;
  // A number of sales is no number of calls.
  if (unknownContacts(text, attempt.givens)) return null;
  const outcome = answerOf(found, attempt.asked, `${text} ${last?.text ?? ''}`);
  const givens = attempt.givens
    .filter(({ isKnown }, at) => !isKnown || found.used & (1 << at))
    .map((given) => ({ ...given, isKnown: false }));
  const origin =
    attempt.goesOn && last
      ? [...last.givens, ...last.origin].filter(({ isResult }) => !isResult).slice(0, GIVENS_MAX)
      : [];
  const problem = {
    others: othersOf(attempt, found),
    text,
    givens,
    origin,
    asked: attempt.asked,
    result: found,
    own: own.length,
  };
  return { outcome, problem, ...(attempt.isDoubtful && { isDoubtful: true }) };
}

const formulaOf = (text: string, givens: readonly Given[]): Formula | null =>
  financed(text, givens) ?? payback(text, givens) ?? beyondIncluded(text, givens);

const problemOf = ({ value }: Formula, { text, own, asked }: Request): Problem => ({
  text,
  givens: own,
  asked,
  result: value,
  origin: [],
  own: own.length,
});

/** "com 12% sobra quanto?" after a discount of 12% means the price with that discount. */
function withoutRepeated(own: readonly Given[], last: Problem | null): readonly Given[] {
  const isIn = (given: Given) =>
    given.unit === PERCENT &&
    given.role === 'share' &&
    last?.givens.some(({ unit, value }) => unit === PERCENT && value === given.value) === true;
  return own.length > 1 ? own.filter((one) => !isIn(one)) : own;
}

/** What is left beside a deposit, a commission beside what is left, and the like. */
const OTHERS: Partial<Record<Role, Role>> = {
  deposit: 'rest',
  rest: 'deposit',
  fee: 'net',
  discount: 'price',
};

function othersOf(attempt: Attempt, { role }: Value): Value[] {
  const other = OTHERS[role];
  const asked = { ...attempt.asked, unit: null, roles: other ? [other] : null, isStated: true };
  const found = other ? pick({ ...attempt, asked }) : null;
  return found ? [found] : [];
}

/** What the message may go on with, the likeliest first. */
function attempts(request: Request, last: Problem | null): (Attempt | null)[] {
  const { text, own } = request;
  const again = last
    ? [replaced(request, last, last.givens), replaced(request, last, last.origin)].map((one) =>
        KEEPS.test(fold(text)) ? doubtful(one) : one,
      )
    : [];
  const pending = doubtful(together(request));
  if (last && follows(text, own)) {
    const steps = onward(request, last).map(doubtful);
    const isOfResult = refersBack(text) && own.every(({ unit }) => unit === PERCENT);
    return isOfResult
      ? [pending, ...steps, ...again, alone(request), doubtful(inTalk(request))]
      : [pending, ...again, ...steps, alone(request), doubtful(inTalk(request))];
  }
  return [
    alone(request),
    pending,
    ...again,
    ...(last ? onward(request, last).map(doubtful) : []),
    doubtful(inTalk(request)),
    ...(last ? [] : onBase(request).map(doubtful)),
  ];
}

/** "só 8 no mesmo valor por aula": keeps another number than the one that stays in place. */
const KEEPS = /\b(?:mesm[oa]s?|msm[oa]?|igual)\b/;

/** Of sums with numbers of earlier messages, four in ten of new authors were wrong. */
const doubtful = (attempt: Attempt | null): Attempt | null =>
  attempt && { ...attempt, isDoubtful: true };

/** A cost that nothing says is of each is none where that would be a loss. */
function withoutLoss(attempt: Attempt, memory: Memory): Value | null {
  const found = pickWithDays(attempt, memory);
  const loose = found && found.value < 0 ? loosened(attempt) : null;
  const other = loose && pickWithDays(loose, memory);
  return other && other.value >= 0 ? other : found;
}

const withLoosened = (attempt: Attempt | null): Attempt[] =>
  attempt ? [attempt, loosened(attempt), withinPeriod(attempt)].filter((one) => one !== null) : [];

/** The message with those before it that had no result: "cobro 120", "3 vezes por semana". */
function together({ own, asked, named, memory: { pending = [] } }: Request): Attempt | null {
  const kept = pending.filter((one) => !own.some((other) => isSame(one, other)));
  const givens = [...own, ...kept];
  if (kept.length === 0 || givens.length < 2) return null;
  return { givens, asked, needed: givens.length, needsKnown: false, named, goesOn: false };
}

const isSame = (a: Given, b: Given) =>
  a.unit === b.unit && a.role === b.role && a.value === b.value;

/** The question for a number that a message only names. */
const ASKS: Partial<Record<Role, string>> = {
  bill: 'De quanto é a conta hoje, por mês?',
  goal: 'De quanto é a meta?',
  cost: 'Quanto te custa cada um?',
};

/** "e se forem 40?", "e com 10%?": short, and starting as a continuation. */
const follows = (text: string, own: readonly Given[]) =>
  text.split(/\s+/).length <= FOLLOWING_WORDS &&
  (/^(?:e|mas|agora|se|entao|com|por|pra|nao|no|na|vendendo|em|menos|mais|perai|opa)\b/.test(
    fold(text),
  ) ||
    own.length <= 1);

const alone = ({ own, asked, named }: Request): Attempt | null =>
  own.length === 0 || (own.length === 1 && !isConversion(own, asked))
    ? null
    : { givens: own, asked, needed: own.length, needsKnown: false, named, goesOn: false };

/** "2.400 por ano dá quanto por mês" */
const isConversion = ([one]: readonly Given[], { per }: Asked) =>
  one?.per.some(isPeriod) === true && per.some((unit) => isPeriod(unit) && !one.per.includes(unit));

export { readAsked } from './asked.ts';
export { correctsSum } from './corrected.ts';
export { goodOf } from './goods.ts';
export type { Memory, Problem } from './problem.ts';
export type { Given } from './quantity.ts';
export { readGivens } from './read.ts';

import { fold } from '../../shared/text.ts';
import { missing } from '../outcome.ts';
import { answerOf } from './answer.ts';
import { arithmetic } from './arithmetic.ts';
import { readAsked } from './asked.ts';
import { inTalk, onward } from './onward.ts';
import { GIVENS_MAX, pick } from './pick.ts';
import type { Attempt, Memory, Request, Solved } from './problem.ts';
import { proportion } from './proportion.ts';
import type { Given, Role } from './quantity.ts';
import { readGivens } from './read.ts';
import { replaced } from './replaced.ts';
import { askedOf, isKnownRole, namedIn, resolved } from './request.ts';

const FOLLOWING_WORDS = 16;

/** Does the sum of a message, also one that goes on with the sums before it; null when it finds none. */
export function solveProblem(text: string, memory: Memory): Solved | null {
  const own = readGivens(text);
  if (own === null) return null;
  const last = memory.problems.at(-1) ?? null;
  const asked = askedOf(readAsked(text), own, last);
  const unknown = namedIn(text, own).find((role) => !isKnownRole(role, memory));
  const request: Request = {
    text,
    own: resolved(own, asked, last !== null),
    asked,
    named: namedIn(text, own).filter((role) => isKnownRole(role, memory)),
    memory,
  };
  if (asked.compares || /\b(?:dobr\w+|triplic\w+)\b/.test(fold(text))) return null;
  const given = own.length === 3 ? proportion(own, asked, text) : null;
  if (given) return { outcome: given, problem: null };
  const written = arithmetic(text);
  if (written) return { outcome: written, problem: null };
  const again = last
    ? [replaced(request, last, last.givens), replaced(request, last, last.origin)]
    : [];
  const tries =
    last && follows(text, own)
      ? [...again, ...onward(request, last), alone(request), inTalk(request)]
      : [
          alone(request),
          ...again,
          ...(last && refersBack(text) ? onward(request, last) : []),
          inTalk(request),
        ];
  const isNameless = unknown !== undefined;
  for (const attempt of isNameless ? [alone(request)] : tries) {
    const found = attempt && pick(attempt);
    if (!attempt || !found || (own.length === 0 && last && found.value === last.result.value))
      continue;
    const outcome = answerOf(found, attempt.asked, `${text} ${last?.text ?? ''}`);
    const givens = attempt.givens
      .filter(({ isKnown }, at) => !isKnown || found.used & (1 << at))
      .map((given) => ({ ...given, isKnown: false }));
    const origin =
      attempt.goesOn && last
        ? [...last.givens, ...last.origin].filter(({ isResult }) => !isResult).slice(0, GIVENS_MAX)
        : [];
    return { outcome, problem: { text, givens, origin, asked: attempt.asked, result: found } };
  }
  const question = unknown && own.length > 0 && asked.isStated ? ASKS[unknown] : undefined;
  return question ? { outcome: missing(question), problem: null } : null;
}

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

/** "isso", "com esse desconto" */
const refersBack = (text: string) =>
  /\b(?:isso|disso|nisso|ess[ea]s?|dess[ea]s?|ness[ea]s?|assim|mesm[oa]s?)\b/.test(fold(text));

const alone = ({ own, asked, named }: Request): Attempt | null =>
  own.length < 2
    ? null
    : { givens: own, asked, needed: own.length, needsKnown: false, named, goesOn: false };

export { readAsked } from './asked.ts';
export type { Memory, Problem } from './problem.ts';
export type { Given } from './quantity.ts';
export { readGivens } from './read.ts';

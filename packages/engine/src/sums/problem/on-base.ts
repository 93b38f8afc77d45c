import { fold } from '../../shared/text.ts';
import type { Attempt, Request } from './problem.ts';
import { type Given, MONEY, PERCENT, TIMES } from './quantity.ts';
import { unitOf } from './words.ts';

/** Of several amounts a message could mean any. */
const BASES_MAX = 1;
const BASE = /^(?:price|amount|revenue|bill|debt|invested|goal)$/;

/**
 * A percentage, instalments or a deduction of an amount that the conversation stated, the newest first. Empty when the message states its own base.
 */
export function onBase(request: Request): Attempt[] {
  const { own, memory } = request;
  if (own.length === 0 || own.some((one) => !isOfBase(one))) return [];
  const bases = memory.talk.filter(isBase).toReversed();
  const distinct = bases.filter(
    (one, at) => bases.findIndex(({ value }) => value === one.value) === at,
  );
  return distinct.length <= BASES_MAX ? distinct.map((base) => attemptOn(request, base)) : [];
}

/** "40% da primeira mensalidade": of the amount that an earlier message names so. */
export function onNamedBase(request: Request): Attempt[] {
  const { text, own, memory } = request;
  if (own.length === 0 || own.some((one) => !isOfBase(one))) return [];
  const named = new Set(
    [...fold(text).matchAll(NAMED)]
      .map(([, noun = '']) => unitOf(noun))
      .filter((noun) => !VAGUE.test(noun)),
  );
  const isNamed = ({ label }: Given) => label.split(' ').some((one) => named.has(unitOf(one)));
  const bases = memory.talk.filter((one) => isBase(one) && isNamed(one));
  return new Set(bases.map(({ value }) => value)).size === 1 && bases[0]
    ? [attemptOn(request, bases[0])]
    : [];
}

const NAMED = /\b(?:d[aeo]|n[ao]|[ao])(?: (?:primeir[ao]|valor d[ao]|preco d[ao]))? (\p{L}{4,})/gu;
/** Words that name an amount of almost any sum. */
const VAGUE =
  /^(?:venda|cliente|valor|preco|item|conta|total|month|week|year|day|desconto|resto|pix|vista|cartao|entrada|comissao|meta)$/;

const isBase = ({ unit, role }: Given) => unit === MONEY && BASE.test(role);

function attemptOn({ own, asked, named }: Request, base: Given): Attempt {
  const known = { ...base, isKnown: true, per: [], assumed: [`${base.written}, dito antes`] };
  const givens = [...own, known];
  return { givens, asked, needed: givens.length, needsKnown: false, named, goesOn: false };
}

/** Numbers that mean nothing without the amount that they are of. */
const isOfBase = ({ unit, role }: Given) =>
  unit === PERCENT || unit === TIMES || (unit === MONEY && /^(?:discount|deposit)$/.test(role));

import { fold } from '../../shared/text.ts';
import type { Memory, Problem } from './problem.ts';
import {
  type Asked,
  type Given,
  ITEM,
  isCountable,
  MONEY,
  PERCENT,
  type Role,
  TIMES,
} from './quantity.ts';

export const isKnownRole = (role: Role, { problems, talk, facts = [] }: Memory) =>
  [...talk, ...facts].some((one) => one.role === role) ||
  problems.some(({ givens, others = [] }) =>
    [...givens, ...others].some((one) => one.role === role),
  );

const isDaily = (asked: Asked, own: readonly Given[]) =>
  asked.per.length === 0 &&
  asked.roles === null &&
  (asked.unit === null || asked.unit === MONEY) &&
  own.length <= 3 &&
  own.some(({ role }) => role === 'goal' || role === 'remaining');

/** A number of instalments asks for one of them. */
export function askedOf(asked: Asked, own: readonly Given[], last: Problem | null): Asked {
  const [first] = asked.roles ?? [];
  if (
    own.length === 0 &&
    asked.unit === PERCENT &&
    first === 'share' &&
    last?.result.role === 'profit'
  )
    return { ...asked, roles: ['margin'] };
  if (first === 'net' && own.some(({ role, unit }) => role === 'commission' && unit === PERCENT))
    return { ...asked, roles: ['commission'] };
  if (
    first === 'discount' &&
    asked.unit === MONEY &&
    own.length >= 2 &&
    own.every(({ unit }) => unit === MONEY)
  )
    return { ...asked, unit: PERCENT, roles: ['discount'] };
  const time = own.find(
    ({ unit, role }) => (unit === 'day' || unit === 'week') && role === 'count',
  );
  if (time && isDaily(asked, own)) return { ...asked, unit: null, roles: null, per: [time.unit] };
  if (asked.unit === PERCENT && own.some(({ role }) => role === 'before'))
    return { ...asked, roles: ['change', 'discount'] };
  const hasInstalment = own.some(({ role, unit }) => role === 'instalment' && unit === MONEY);
  if (hasInstalment && own.some(({ unit }) => unit === TIMES))
    return { ...asked, roles: ['revenue'], unit: MONEY };
  const isSplit =
    own.some(({ unit }) => unit === TIMES) &&
    (asked.unit === null || asked.unit === MONEY) &&
    !asked.adds;
  return isSplit && !/^(?:commission|net|profit|price)$/.test(asked.roles?.[0] ?? '')
    ? { ...asked, roles: ['instalment'], per: [] }
    : asked;
}

/** "180 meses, quanto a parcela": as many instalments. */
export const asInstalments = (own: readonly Given[], text: string): readonly Given[] =>
  /\b(?:parcelas?|prestac\w+)\b/.test(fold(text)) && !own.some(({ unit }) => unit === TIMES)
    ? own
        .map((one) =>
          one.unit === 'month' && one.role === 'count'
            ? { ...one, unit: TIMES, role: 'instalments' as const, per: [] }
            : one,
        )
        .map((one) =>
          one.role === 'fee' && /\b(?:consorcio|cota|carta|administracao)\b/.test(fold(text))
            ? { ...one, role: 'increase' as const }
            : one,
        )
    : own;

/** Amounts without a role of a question about what is left are costs. */
export function resolved(own: readonly Given[], asked: Asked, hasMore: boolean): readonly Given[] {
  const isEarned =
    asked.roles !== null &&
    /^(?:profit|earning|net|commission)$/.test(asked.roles[0] ?? '') &&
    asked.roles.includes('commission');
  const isOwnShare = ({ unit, role }: Given) =>
    unit === PERCENT && /^(?:share|increase)$/.test(role);
  if (isEarned && own.some(isOwnShare))
    return own.map((one) =>
      isOwnShare(one)
        ? { ...one, role: 'commission' as const }
        : one.role === 'fixed'
          ? { ...one, role: 'earning' as const, per: one.per.filter((unit) => unit !== ITEM) }
          : one,
    );
  const isCounted = asked.unit !== null && asked.unit !== MONEY && asked.unit !== PERCENT;
  if (isCounted || asked.roles?.includes('count')) return towards(own, asked);
  if (asked.roles?.[0] !== 'profit') return own;
  const money = own.filter(({ unit }) => unit === MONEY);
  const isPriced = hasMore || money.some(({ role }) => role === 'price' || role === 'revenue');
  return own.map((given) =>
    given.mayBeCost ||
    (given.role === 'amount' && given.label !== '' && isPriced && given.per.length === 0)
      ? { ...given, role: money.length === 1 && !hasMore ? given.role : ('cost' as const) }
      : given,
  );
}

/** Of a question how many or how long: what has to be reached, and what each one brings. */
function towards(own: readonly Given[], { unit }: Asked): readonly Given[] {
  const money = own.filter((one) => one.unit === MONEY);
  const isTime = unit !== null && /^(?:day|week|month|year|time)$/.test(unit);
  const isLoose = ({ per }: Given) => per.every((one) => one === ITEM);
  const brings = money.filter(
    (one) => one.role === 'earning' || (/^(?:price|amount)$/.test(one.role) && !isLoose(one)),
  );
  const hasRatio = own.some((one) => isCountable(one.unit) && one.per.length > 0);
  return own.map((one) => {
    if (one.unit !== MONEY || !isLoose(one)) return one;
    if (hasRatio && one.isBare && one.role === 'amount')
      return { ...one, unit: ITEM, role: 'count' as const, per: [] };
    if (one.role === 'earning' && isTime)
      return { ...one, per: [unit === 'time' ? 'month' : unit] };
    const isTarget =
      brings.length > 0
        ? /^(?:amount|price|invested|cost|deposit|extra)$/.test(one.role)
        : one.role === 'amount';
    return isTarget && !brings.includes(one) ? { ...one, role: 'goal' as const, per: [] } : one;
  });
}

const NAMED: readonly (readonly [RegExp, Role])[] = [
  [/\b(?:o resto|o restante|o saldo)\b/, 'rest'],
  [/\ba meta\b/, 'goal'],
  [/\b(?:o|meu) custo\b/, 'cost'],
  [/\ba conta\b/, 'bill'],
  [/\ba entrada\b/, 'deposit'],
  [/\b(?:a|minha) comissao\b/, 'commission'],
];

export function namedIn(text: string, own: readonly Given[]): Role[] {
  const folded = fold(text);
  return NAMED.filter(
    ([pattern, role]) => pattern.test(folded) && !own.some((one) => one.role === role),
  ).map(([, role]) => role);
}

import { type Given, ITEM, isPeriod, MONEY, PERCENT, TIMES } from './quantity.ts';

/** What the other numbers of a message say about one. */
export function settled(givens: readonly Given[]): Given[] {
  const goal = givens.find(({ role, unit }) => role === 'goal' && unit !== MONEY);
  const isPriced = givens.some(
    ({ role, mayBeCost }) =>
      (role === 'price' && !mayBeCost) || role === 'markup' || role === 'margin',
  );
  const hasTimes = givens.some(({ unit }) => unit === TIMES);
  const isMarked = givens.some(({ role }) => role === 'markup');
  const named = givens.find(
    ({ unit, per, role }) =>
      unit === MONEY &&
      per.length === 1 &&
      per[0] !== ITEM &&
      per[0] !== 'hour' &&
      /^(?:price|cost|amount)$/.test(role),
  );
  const counts = givens.filter(
    ({ unit, role }) =>
      role === 'count' && unit !== MONEY && unit !== PERCENT && unit !== TIMES && !isPeriod(unit),
  );
  const last = counts.at(-1);
  const period =
    counts.length > 1 && last?.per.length === 1 && isPeriod(last.per[0] ?? '') ? last.per : null;
  return givens
    .map((given) => {
      if (period && counts.includes(given) && given.per.length === 0)
        return { ...given, per: period };
      if (hasTimes && given.unit === PERCENT && given.role === 'share')
        return { ...given, role: 'interest' as const };
      if (given.role === 'amount' && isMarked) return { ...given, role: 'cost' as const };
      if (
        named &&
        given.unit === MONEY &&
        /^(?:price|cost|amount)$/.test(given.role) &&
        given.per.every((one) => one === ITEM) &&
        (given.per.length > 0 || (given.role === 'amount' && !isPeriod(named.per[0] ?? '')))
      )
        return {
          ...given,
          per: named.per,
          ...(given.mayBeCost && isPriced ? { role: 'cost' as const } : {}),
        };
      if (given.role === 'done' && given.isBare && goal) return { ...given, unit: goal.unit };
      return given.mayBeCost && isPriced ? { ...given, role: 'cost' as const } : given;
    })
    .filter((given, at) => !isRepeated(given, givens.slice(0, at)));
}

/** "nos 3", "os 30": named again. */
const isRepeated = (given: Given, before: readonly Given[]) =>
  given.isAgain && before.some(({ value }) => value === given.value);

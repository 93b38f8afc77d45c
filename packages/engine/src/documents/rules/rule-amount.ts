import type { DocumentRow } from '../row.ts';
import { type Bases, reckoned } from './apply-clause.ts';
import { caseIn, type RuleCase } from './case.ts';
import { chosenClause, type RuleAmount } from './choose-clause.ts';
import { groupsIn } from './clauses.ts';

/**
 * The amount that one rule of the documents gives for the case of a message: a share of what was paid,
 * so much for each day over a limit. Null where no rule is about it, or a number is left unexplained.
 */
export function ruleAmount(
  message: string,
  rows: readonly DocumentRow[],
  bases: Bases,
  subject = '',
): RuleAmount | null {
  const numbers = new Set(
    rows.flatMap(({ line }) => [
      ...(line.match(/\d{1,6}/g) ?? []),
      ...(line.match(/\d{1,3}(?:\.\d{3}){1,2}/g) ?? []).map((one) => one.replaceAll('.', '')),
    ]),
  );
  const isName = (value: number) => numbers.has(String(value));
  const given = caseIn(message, isName);
  const before = subject === '' ? null : caseIn(subject, isName);
  const varies = VARIES.test(given.text) && (given.counts.length > 0 || given.hasHappened !== null);
  const goesOn = before?.asksAmount === true && varies && before.wants !== null;
  if (!given.asksAmount && !goesOn) return null;
  if (given.wants === 'charge' && given.amounts.length === 0 && BESIDE.test(given.text))
    return null;
  const asked = goesOn ? joined(before, given) : given;
  const choice = chosenClause(asked, groupsIn(rows));
  if (!choice) return null;
  return 'open' in choice ? choice.open : reckoned(asked, choice, bases);
}

/** What comes on top of an amount before is not the whole that is asked for. */
const BESIDE = /\b(?:tambem|com isso|junto)\b/;
const VARIES = /^(?:(?:e|mas) )?(?:se|com|caso)\b/;

/** "e se fosse 2 meses?": the case before with another measure. */
function joined(before: RuleCase, given: RuleCase): RuleCase {
  const replaced = (unit: string | null) => given.counts.some((one) => one.unit === unit);
  return {
    ...given,
    stems: [...new Set([...before.stems, ...given.stems])],
    counts: [
      ...given.counts.map((one) => ({
        ...one,
        isAhead:
          one.isAhead ?? before.counts.find(({ unit }) => unit === one.unit)?.isAhead ?? null,
      })),
      ...before.counts.filter(({ unit }) => !replaced(unit)),
    ],
    amounts: given.amounts.length > 0 ? given.amounts : before.amounts,
    wants: given.wants === 'charge' ? before.wants : given.wants,
    hasHappened: given.hasHappened ?? before.hasHappened,
  };
}

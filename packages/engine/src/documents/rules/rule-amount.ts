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
  const numbers = new Set(rows.flatMap(({ line }) => line.match(/\d{1,6}/g) ?? []));
  const isName = (value: number) => numbers.has(String(value));
  const told = caseIn(message, isName);
  const before = subject === '' ? null : caseIn(subject, isName);
  const varies = VARIES.test(told.text) && (told.counts.length > 0 || told.hasHappened !== null);
  const goesOn = before?.asksAmount === true && varies && before.wants !== null;
  if (!told.asksAmount && !goesOn) return null;
  const asked = goesOn ? joined(before, told) : told;
  const choice = chosenClause(asked, groupsIn(rows));
  if (!choice) return null;
  return 'open' in choice ? choice.open : reckoned(asked, choice, bases);
}

const VARIES = /^(?:(?:e|mas) )?(?:se|com|caso)\b/;

/** "e se fosse 2 meses?": the case before with another measure. */
function joined(before: RuleCase, told: RuleCase): RuleCase {
  const replaced = (unit: string | null) => told.counts.some((one) => one.unit === unit);
  return {
    ...told,
    stems: [...new Set([...before.stems, ...told.stems])],
    counts: [
      ...told.counts.map((one) => ({
        ...one,
        isAhead:
          one.isAhead ?? before.counts.find(({ unit }) => unit === one.unit)?.isAhead ?? null,
      })),
      ...before.counts.filter(({ unit }) => !replaced(unit)),
    ],
    amounts: told.amounts.length > 0 ? told.amounts : before.amounts,
    wants: told.wants === 'charge' ? before.wants : told.wants,
    hasHappened: told.hasHappened ?? before.hasHappened,
  };
}

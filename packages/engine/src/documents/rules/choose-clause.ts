import type { DocumentRow } from '../row.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import { asData, sourceText } from '../wording.ts';
import type { RuleCase } from './case.ts';
import type { RuleClause, RuleGroup } from './clauses.ts';
import type { Effect } from './effects.ts';
import { hasHappened } from './happened.ts';
import { isWithin, unitOf } from './limits.ts';

/** What a rule makes of a case, or the one value that it needs. */
export interface RuleAmount {
  text: string;
  rows: DocumentRow[];
  /** Null where a value is asked for, or what follows is no amount. */
  value: number | null;
}

/** The clause of a rule that holds for a case. */
export interface Choice {
  group: RuleGroup;
  clause: RuleClause;
}

const OF_REFUND =
  /\b(?:desist\w+|cancel\w+|devol\w+|reembols\w+|arrepend\w+|estorn\w+|ret[ei]\w+|perde\w*)\b/;
const NEAR = 1.15;

/** The clause of the one rule that is about a case, or the question for what decides between two. */
export function chosenClause(
  given: RuleCase,
  groups: readonly RuleGroup[],
): Choice | { open: RuleAmount } | null {
  const isRefund = given.wants !== 'charge';
  const weights = weightsOf(given, groups);
  const scored = groups
    .map((group) => ({
      group,
      score: scoreOf(group, given, weights) || (isMeasuredFee(group, given) ? LEAST : 0),
    }))
    .filter(({ group, score }) =>
      isRefund
        ? OF_REFUND.test(group.text) && group.clauses.some(({ effect }) => isOfPaid(effect))
        : score > 0 && group.clauses.some((clause) => mayCharge(clause, group, given)),
    )
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best || (second && second.score > 0 && best.score < second.score * NEAR)) return null;
  if (second && best.score === 0) return null;
  const fits = best.group.clauses.filter((clause) =>
    isRefund ? isOfPaid(clause.effect) : mayCharge(clause, best.group, given),
  );
  const isOneEvent = best.group.clauses.flatMap(({ happenings }) => happenings).length <= 2;
  const states = fits.map((clause) => ({ clause, state: stateOf(clause, given, isOneEvent) }));
  const possible = states.filter(({ state }) => state !== false);
  const sure = possible.filter(({ state }) => state === true);
  // What has happened besides is an exception to what is bounded by a time alone.
  const exceptions = sure.filter(({ clause }) => clause.happenings.length > 0);
  const holding = exceptions.length > 0 ? exceptions : sure;
  const [only, other] = holding.length > 0 ? holding : possible;
  if (only && !other) return { ...best, clause: only.clause };
  const open = sure.length === 0 && isRefund ? openIn(possible.map(({ clause }) => clause)) : null;
  return open && { open };
}

export const isOfPaid = (effect: Effect | null): boolean =>
  effect !== null && /^(?:returned|kept|stated)$/.test(effect.kind);
const isCharge = (effect: Effect | null): boolean =>
  effect !== null && !isOfPaid(effect) && !/^(?:fixed|stated)$/.test(effect.kind);

/** "pronta há 23 dias, taxa até hoje?": a fee for each day, whatever it is for. */
const isMeasuredFee = ({ clauses }: RuleGroup, { counts, text }: RuleCase): boolean =>
  /\b(?:taxa|multa|cobr\w+)\b/.test(text) &&
  clauses.some(
    ({ effect, limit }) =>
      effect?.kind === 'each' &&
      counts.some(
        ({ unit, value }) =>
          unit === unitOf(effect.unit) &&
          unit === limit?.unit &&
          !isWithin({ ...limit, low: null, high: limit.low ?? limit.high }, value),
      ),
  );
const LEAST = 0.1;

/** Whether a clause charges what a case names; a fee for each of a unit is named by more than that. */
function mayCharge(clause: RuleClause, group: RuleGroup, given: RuleCase): boolean {
  const { effect } = clause;
  if (!isCharge(effect)) return false;
  // A discount is only reckoned on an amount that the message states.
  if (effect?.kind === 'off' && !(given.amounts.length > 0 && OFF.test(given.text))) return false;
  const unit = effect?.kind === 'each' ? effect.unit : null;
  if (unit === null) return isNamed(clause, group, given.stems);
  const isCounted = given.counts.some((one) => one.unit !== null && one.unit === unitOf(unit));
  const others = given.stems.filter((stem) => !isIn(stem, namesOf(unit), EXACT));
  return isCounted && (isNamed(clause, group, others) || isMeasuredFee(group, given));
}
const OFF = /\bdescont\w*/;
/** A further step of a rule is named by its first clause. */
const isNamed = (
  { stems, limit }: RuleClause,
  { clauses: [first] }: RuleGroup,
  named: readonly string[],
): boolean => {
  const above = (limit && first?.limit ? first.stems : first?.labelStems) ?? [];
  return named.some((stem) => isIn(stem, stems, EXACT) || isIn(stem, above, EXACT));
};

/** A word weighs more the fewer rules have it. */
function weightsOf({ stems }: RuleCase, groups: readonly RuleGroup[]): Map<string, number> {
  return new Map(
    stems.map((stem) => {
      const count = groups.filter((group) => isIn(stem, group.stems, EXACT)).length;
      return [stem, count === 0 ? 0 : Math.log(1 + groups.length / count)];
    }),
  );
}

function scoreOf(group: RuleGroup, { stems }: RuleCase, weights: ReadonlyMap<string, number>) {
  return stems.reduce(
    (sum, stem) => sum + (isIn(stem, group.stems, EXACT) ? (weights.get(stem) ?? 0) : 0),
    0,
  );
}

/** Whether a clause holds for a case; null where the case does not say. */
function stateOf(
  { limit, happenings, effect }: RuleClause,
  given: RuleCase,
  isOneEvent: boolean,
): boolean | null {
  const states: (boolean | null)[] = [];
  if (limit && effect?.kind !== 'each') {
    const count = given.counts.find(
      ({ unit }) =>
        unit !== null && (unit === limit.unit || (limit.unit === null && unit === 'hora')),
    );
    const amount = limit.unit === null || !count ? given.amounts[0] : undefined;
    const value = count?.value ?? (isMoney(limit.unit) ? amount : undefined);
    states.push(value === undefined ? null : isWithin(limit, value));
  }
  for (const { stems, isBefore } of happenings) {
    const done = hasHappened(given, stems) ?? (isOneEvent ? given.hasHappened : null);
    states.push(done === null ? null : done !== isBefore);
  }
  if (states.includes(false)) return false;
  return states.includes(null) ? null : true;
}
const isMoney = (unit: string | null): boolean =>
  unit === null || /^(?:vendid|reai|real|r$)/.test(unit);

/** One question for what the clauses differ in. */
function openIn(
  clauses: readonly RuleClause[],
): { text: string; rows: DocumentRow[]; value: null } | null {
  const rows = [...new Set(clauses.map(({ row }) => row))];
  const event = clauses.flatMap(({ happenings }) => happenings)[0];
  const limit = clauses.find((one) => one.limit !== null)?.limit;
  const question = event
    ? `Foi ${event.written.trim()} ou ${event.isBefore ? 'depois' : 'antes'}?`
    : limit?.unit === 'hora'
      ? 'Com quanto tempo de antecedência, ou depois de quanto tempo, foi?'
      : null;
  if (!question || clauses.length < 2) return null;
  const quoted = rows.map(({ line }) => `“${asData(line)}”`).join('; ');
  return { text: `Depende: ${quoted} — ${sourceText(rows)}. ${question}`, rows, value: null };
}

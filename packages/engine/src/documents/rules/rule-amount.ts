import { lengthInWords } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { asData, sourceText } from '../wording.ts';
import { type Count, caseIn, type RuleCase } from './case.ts';
import { groupsIn, type RuleClause, type RuleGroup } from './clauses.ts';
import type { Effect } from './effects.ts';
import { isWithin, unitOf } from './limits.ts';

/** What a rule makes of a case, or the one value that it needs. */
export interface RuleAmount {
  text: string;
  rows: DocumentRow[];
  /** Null where a value is asked for. */
  value: number | null;
}

/** Amounts that a message goes on with: of the last answer, and of the goods that it names. */
export interface Bases {
  last: number | null;
  price: { value: number; row: DocumentRow } | null;
  /** Paid earlier in the talk. */
  paid: number | null;
}

interface Choice {
  group: RuleGroup;
  clause: RuleClause;
  score: number;
}

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
  const choice = chosen(asked, groupsIn(rows));
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

const OF_REFUND =
  /\b(?:desist\w+|cancel\w+|devol\w+|reembols\w+|arrepend\w+|estorn\w+|ret[ei]\w+|perde\w*)\b/;
const NEAR = 1.15;

function chosen(
  told: RuleCase,
  groups: readonly RuleGroup[],
): Choice | { open: RuleAmount } | null {
  const isRefund = told.wants !== 'charge';
  const weights = weightsOf(told, groups);
  const scored = groups
    .map((group) => ({
      group,
      score: scoreOf(group, told, weights) || (isMeasuredFee(group, told) ? LEAST : 0),
    }))
    .filter(({ group, score }) =>
      isRefund
        ? OF_REFUND.test(group.text) && group.clauses.some(({ effect }) => isOfPaid(effect))
        : score > 0 && group.clauses.some(({ effect }) => isCharge(effect)),
    )
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best || (second && second.score > 0 && best.score < second.score * NEAR)) return null;
  if (second && best.score === 0) return null;
  const fits = best.group.clauses.filter((clause) =>
    isRefund
      ? isOfPaid(clause.effect)
      : isCharge(clause.effect) && isNamed(clause, best.group, told),
  );
  const states = fits.map((clause) => ({ clause, state: stateOf(clause, told) }));
  const possible = states.filter(({ state }) => state !== false);
  const sure = possible.filter(({ state }) => state === true);
  const [only, other] = sure.length > 0 ? sure : possible;
  if (only && !other) return { ...best, clause: only.clause };
  const open = sure.length === 0 && isRefund ? openIn(possible.map(({ clause }) => clause)) : null;
  return open && { open };
}

const isOfPaid = (effect: Effect | null): boolean =>
  effect !== null && /^(?:returned|kept|stated)$/.test(effect.kind);
const isCharge = (effect: Effect | null): boolean =>
  effect !== null && !isOfPaid(effect) && !/^(?:fixed|off|stated)$/.test(effect.kind);

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

/** What is charged is named itself, or measured by its unit. */
const isNamed = ({ effect, stems }: RuleClause, { clauses }: RuleGroup, told: RuleCase): boolean =>
  told.stems.some(
    (stem) => isIn(stem, stems, EXACT) || isIn(stem, clauses[0]?.labelStems ?? [], EXACT),
  ) ||
  (effect?.kind === 'each' && told.counts.some(({ unit }) => unit === unitOf(effect.unit)));

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
function stateOf({ limit, happening, effect }: RuleClause, told: RuleCase): boolean | null {
  const states: (boolean | null)[] = [];
  if (limit && effect?.kind !== 'each') {
    const count = told.counts.find(
      ({ unit }) =>
        unit !== null && (unit === limit.unit || (limit.unit === null && unit === 'hora')),
    );
    const amount = limit.unit === null || !count ? told.amounts[0] : undefined;
    const value = count?.value ?? (isMoney(limit.unit) ? amount : undefined);
    states.push(value === undefined ? null : isWithin(limit, value));
  }
  if (happening)
    states.push(told.hasHappened === null ? null : told.hasHappened !== happening.isBefore);
  if (states.includes(false)) return false;
  return states.includes(null) ? null : true;
}
const isMoney = (unit: string | null): boolean =>
  unit === null || /^(?:vendid|reai|real)/.test(unit);

/** One question for what the clauses differ in. */
function openIn(
  clauses: readonly RuleClause[],
): { text: string; rows: DocumentRow[]; value: null } | null {
  const rows = [...new Set(clauses.map(({ row }) => row))];
  const event = clauses.find(({ happening }) => happening !== null)?.happening;
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

function reckoned(told: RuleCase, { group, clause }: Choice, bases: Bases): RuleAmount | null {
  const { effect } = clause;
  if (!effect) return null;
  if (effect.kind === 'stated')
    return {
      text: `**${asData(clause.written)}**: “${asData(clause.row.line)}” — ${sourceText([clause.row])}.`,
      rows: [clause.row],
      value: null,
    };
  const result =
    effect.kind === 'each'
      ? forEach(told, group, clause, effect, bases)
      : effect.kind === 'fixed'
        ? null
        : ofBase(told, effect, bases);
  if (!result) return null;
  const rows = [clause.row, ...(result.row ? [result.row] : [])];
  if (
    told.wants === 'charge' &&
    !isExplained(told, result, `${group.text} ${rows.map(({ line }) => line).join(' ')}`)
  )
    return null;
  const value = Math.round(result.value * 100) / 100;
  return {
    text: `**${formatReais(value)}**: ${result.steps}. “${asData(clause.row.line)}” — ${sourceText(rows)}.`,
    rows,
    value,
  };
}

/** Whether every number of a message is used, or part of a name or rule. */
const isExplained = ({ numbers }: RuleCase, { used }: Result, text: string): boolean => {
  const stated = new Set([...(text.match(/\d{1,6}/g) ?? []).map(Number), ...used]);
  return numbers.every((number) => stated.has(number));
};

interface Result {
  /** The numbers of the message that it was reckoned from. */
  used: readonly number[];
  value: number;
  steps: string;
  row?: DocumentRow;
}

/** A share of what was paid, or of a price. */
function ofBase(
  told: RuleCase,
  effect: Exclude<Effect, { kind: 'each' | 'fixed' | 'stated' }>,
  bases: Bases,
): Result | null {
  const isRefund = isOfPaid(effect);
  const isOnPrice = effect.kind === 'paid' || isRefund;
  const base = baseFor(told, isOnPrice ? bases : { ...bases, price: null, last: null }, isRefund);
  if (!base) return null;
  const { value: amount, row } = base;
  const asRate = `${(effect.rate * 100).toLocaleString('pt-BR')}%`;
  const share = amount * effect.rate;
  const of = (result: number, steps: string): Result => ({
    value: result,
    steps,
    used: [amount],
    ...(row ? { row } : {}),
  });
  if (isRefund) {
    const back = effect.kind === 'kept' ? amount - share : share - effect.less;
    const isBack = told.wants !== 'kept';
    if (effect.less > 0)
      return isBack
        ? of(back, `${formatReais(amount)} − ${formatReais(effect.less)}`)
        : of(effect.less, `de ${formatReais(amount)}`);
    if (effect.rate === 0 && effect.kind === 'returned')
      return of(isBack ? 0 : amount, isBack ? `nada volta de ${formatReais(amount)}` : 'tudo fica');
    const isDirect = isBack === (effect.kind === 'returned');
    if (effect.rate === 0 || effect.rate === 1)
      return of(
        isBack ? back : amount - back,
        `${isDirect ? asRate : `${(100 - effect.rate * 100).toLocaleString('pt-BR')}%`} × ${formatReais(amount)}`,
      );
    return isDirect
      ? of(share, `${asRate} × ${formatReais(amount)}`)
      : of(amount - share, `${formatReais(amount)} − ${asRate}`);
  }
  const isWhole = WITH_ADDED.test(told.text);
  if (effect.kind === 'added' && isWhole)
    return of(amount + share, `${formatReais(amount)} + ${asRate}`);
  return of(share, `${asRate} × ${formatReais(amount)}`);
}
const WITH_ADDED =
  /\b(?:receb\w+|total|ao todo|com a? ?(?:multa|juros|taxa)|contando|ja com|tudo)\b/;

/** What a share is of, where the message does not state it: "o sinal disso", "e a entrada?" */
const REFERS = /\b(?:n?d?iss[oa]|dess[ea]s?|n?del[ae]s?|ess[ea])\b/;
const BRIEF_WORDS = 12;

function baseFor(
  { amounts, text }: RuleCase,
  { last, price, paid }: Bases,
  isRefund: boolean,
): { value: number; row?: DocumentRow } | null {
  const [own, other] = amounts;
  if (own !== undefined) return other === undefined ? { value: own } : null;
  if (isRefund) return paid === null ? null : { value: paid };
  const isLast = last !== null && (REFERS.test(text) || lengthInWords(text) <= BRIEF_WORDS);
  return price ?? (isLast ? { value: last } : null);
}

/** So much for each unit that the case states, over what the rule leaves free. */
function forEach(
  told: RuleCase,
  group: RuleGroup,
  clause: RuleClause,
  effect: Effect & { kind: 'each' },
  bases: Bases,
): Result | null {
  const at = group.clauses.indexOf(clause);
  const limit = clause.limit ?? group.clauses[at - 1]?.limit ?? null;
  const unit = unitOf(effect.unit);
  const count = REMAINING.test(clause.text)
    ? remaining(told, unit)
    : told.counts.find((one) => one.unit === unit && one.unit !== null);
  if (!count) return null;
  const isOver = limit !== null && (limit.unit === unit || limit.unit === null);
  // "acima de 30 jogos 12 o jogo" is the price of each of them.
  if (isOver && !MEASURED.test(unit ?? '') && !OVER.test(group.text)) return null;
  const free = isOver ? (limit.low ?? limit.high ?? 0) : 0;
  const scale = unit === 'hora' ? count.value / count.number : 1;
  const number = (count.value - free) / scale / effect.every;
  if (number <= 0) return null;
  const base = effect.isRate ? baseFor(told, bases, false) : { value: 1 };
  if (!base) return null;
  const each = effect.amount * base.value;
  const before = clause.limit === null || at === 0 ? null : group.clauses[at - 1]?.effect;
  const fixed = isOver && before?.kind === 'fixed' ? before.amount : 0;
  const written = number.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
  const over = isOver
    ? `(${count.number.toLocaleString('pt-BR')} − ${(free / scale).toLocaleString('pt-BR')})`
    : written;
  const rate = effect.isRate
    ? `${(effect.amount * 100).toLocaleString('pt-BR')}% de ${formatReais(base.value)}`
    : formatReais(each);
  return {
    used: [
      ...told.counts
        .filter(({ unit: one }) => one === unit || one === null)
        .map((one) => one.number),
      base.value,
    ],
    value: fixed + number * each,
    steps: `${fixed > 0 ? `${formatReais(fixed)} + ` : ''}${over} × ${rate}`,
    ...('row' in base && base.row ? { row: base.row } : {}),
  };
}

const REMAINING = /\b(?:falt\w+|restant\w+)\b/;
const MEASURED = /^(?:hora|km|kg|letra|metro|m2)$/;
const OVER = /\b(?:exced\w+|adicion\w+|extra|alem|a mais)\b/;

/** "faz 5 meses, fidelidade de 12": seven are left. */
function remaining({ counts, text }: RuleCase, unit: string | null): Count | undefined {
  const own = counts.filter((one) => one.unit === unit);
  const [first] = own;
  if (!first || (own.length === 1 && /\bfalt\w+/.test(text))) return first;
  const others = counts.filter((one) => one !== first && (one.unit === unit || one.unit === null));
  const [second, third] = others;
  if (!second || third) return undefined;
  const number = Math.abs(first.number - second.number);
  return { ...first, number, value: (first.value / first.number) * number };
}

import { lengthInWords } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { asData, sourceText } from '../wording.ts';
import type { Count, RuleCase } from './case.ts';
import { type Choice, isOfPaid, type RuleAmount } from './choose-clause.ts';
import type { RuleClause, RuleGroup } from './clauses.ts';
import type { Effect } from './effects.ts';
import { unitOf } from './limits.ts';

/** Amounts that a message goes on with: of the last answer, and of the goods that it names. */
export interface Bases {
  last: number | null;
  price: { value: number; row: DocumentRow } | null;
  /** Paid earlier in the talk. */
  paid: number | null;
  /** The deposit that the talk has reckoned last. */
  deposit: number | null;
}

/** What the clause that holds gives for a case; null where a number of the case is left unexplained. */
export function reckoned(
  given: RuleCase,
  { group, clause }: Choice,
  bases: Bases,
): RuleAmount | null {
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
      ? forEach(given, group, clause, effect, bases)
      : effect.kind === 'fixed'
        ? null
        : ofBase(given, effect, bases);
  // The bound of a rule is no amount that it is applied to.
  if (!result || result.row?.line === clause.row.line) return null;
  const rows = [clause.row, ...(result.row ? [result.row] : [])];
  const texts = `${group.text} ${rows.map(({ line }) => line).join(' ')}`;
  if (given.wants === 'charge' && !isExplained(given, result, texts, group)) return null;
  const value = Math.round(result.value * 100) / 100;
  return {
    text: `**${formatReais(value)}**: ${result.steps}. “${asData(clause.row.line)}” — ${sourceText(rows)}.`,
    rows,
    value,
  };
}

/** Whether every number of a message is used, has selected the clause, or is part of a name or rule. */
const isExplained = (
  { numbers, counts }: RuleCase,
  { used }: Result,
  text: string,
  { clauses }: RuleGroup,
): boolean => {
  const selects = counts.flatMap(({ unit, number }) =>
    unit !== null && clauses.some(({ limit }) => limit?.unit === unit) ? [number] : [],
  );
  const stated = new Set([...(text.match(/\d{1,6}/g) ?? []).map(Number), ...used, ...selects]);
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
  given: RuleCase,
  effect: Exclude<Effect, { kind: 'each' | 'fixed' | 'stated' }>,
  bases: Bases,
): Result | null {
  const isRefund = isOfPaid(effect);
  const isOnPrice = effect.kind === 'paid' || isRefund;
  const base = baseFor(given, isOnPrice ? bases : { ...bases, price: null, last: null }, isRefund);
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
    const isBack = given.wants !== 'kept';
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
  const isWhole = WITH_ADDED.test(given.text);
  if (effect.kind === 'added' && isWhole)
    return of(amount + share, `${formatReais(amount)} + ${asRate}`);
  if (effect.kind === 'off') return of(amount - share, `${formatReais(amount)} − ${asRate}`);
  return of(share, `${asRate} × ${formatReais(amount)}`);
}
const WITH_ADDED =
  /\b(?:receb\w+|total|ao todo|com a? ?(?:multa|juros|taxa)|contando|ja com|tudo)\b/;

/** What a share is of, where the message does not state it: "o sinal disso", "e a entrada?" */
const REFERS = /\b(?:n?d?iss[oa]|dess[ea]s?|n?del[ae]s?|ess[ea])\b/;
const BRIEF_WORDS = 12;
const NAMES_DEPOSIT = /\b(?:d?n?esse|d?n?essa|dele|dela) ?(?:sinal|entrada|reserva|caucao)\b/;

function baseFor(
  { amounts, text }: RuleCase,
  { last, price, paid, deposit }: Bases,
  isRefund: boolean,
): { value: number; row?: DocumentRow } | null {
  const [own, other] = amounts;
  if (own !== undefined) return other === undefined ? { value: own } : null;
  if (isRefund) {
    const value = NAMES_DEPOSIT.test(text) ? (deposit ?? paid) : (paid ?? deposit);
    return value === null ? null : { value };
  }
  const isLast = last !== null && (REFERS.test(text) || lengthInWords(text) <= BRIEF_WORDS);
  return price ?? (isLast ? { value: last } : null);
}

/** So much for each unit that the case states, over what the rule leaves free. */
function forEach(
  given: RuleCase,
  group: RuleGroup,
  clause: RuleClause,
  effect: Effect & { kind: 'each' },
  bases: Bases,
): Result | null {
  const at = group.clauses.indexOf(clause);
  const limit = clause.limit ?? group.clauses[at - 1]?.limit ?? null;
  const unit = unitOf(effect.unit);
  const count = REMAINING.test(clause.text)
    ? remaining(given, unit)
    : given.counts.find((one) => one.unit === unit && one.unit !== null);
  if (!count) return null;
  const isOver = limit !== null && (limit.unit === unit || limit.unit === null);
  // "acima de 30 jogos 12 o jogo" is the price of each of them.
  if (isOver && !MEASURED.test(unit ?? '') && !OVER.test(group.text)) return null;
  const free = isOver ? (limit.low ?? limit.high ?? 0) : 0;
  const scale = unit === 'hora' ? count.value / count.number : 1;
  const number = (count.value - free) / scale / effect.every;
  if (number <= 0) return null;
  const base = effect.isRate ? baseFor(given, bases, false) : { value: 1 };
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
      ...given.counts
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

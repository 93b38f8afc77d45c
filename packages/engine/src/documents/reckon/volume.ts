import { fold } from '../../shared/text.ts';
import { containsValue, figuresOf } from '../quantities.ts';
import type { Entry } from '../sheet/entries.ts';
import { spelled } from '../sheet/words.ts';
import { sameStem } from '../terms.ts';
import { isIn, isMeasure, isOneOf, nameOf } from './price.ts';
import type { Item, Reckoning } from './reckoning.ts';
import { type Clause, clausesOf, type Rule, ruleOf } from './rules.ts';

/** What else such a rule may depend on, which the quantity does not tell. */
const OTHER_CASE =
  /\b(?:pix|vista|dinheiro|cartao|boleto|cnpj|feriado|segunda|terca|quarta|quinta|sexta|sabado|domingo|anual|semestral)\b/;
const NOT_WANTED = /(?<!\p{L})(?:sem (?:o )?desconto|pre[cç]o cheio)(?!\p{L})/iu;

/** A message without that no discount is wanted. */
export const withoutRefusal = (message: string): string => message.replace(NOT_WANTED, ' ');

/**
 * A reckoning with the percentage that documents grant for its quantity: "a partir de 5 veículos: 10 %
 * de desconto". Null where such a rule and another discount apply, as which of them holds is open.
 */
export function withVolume(
  found: Reckoning | null,
  entries: readonly Entry[],
  message: string,
): Reckoning | null {
  if (!found || found.items.length === 0 || NOT_WANTED.test(message)) return found;
  const rules = entries
    .flatMap(clausesOf)
    .flatMap((clause) => (holds(clause, found.items, entries) ? (volumeRule(clause) ?? []) : []))
    .filter(
      ({ entry, rate }) => !found.rules.some((rule) => rule.entry === entry && rule.rate === rate),
    );
  const [rule, other] = rules;
  if (!rule) return found;
  if (other || found.rules.some(({ effect }) => effect === rule.effect)) return null;
  return { ...found, rules: [...found.rules, rule] };
}

function volumeRule(clause: Clause): Rule | null {
  const rule = ruleOf(clause);
  return rule && rule.effect !== 'part' ? { ...rule, stems: ['descon'] } : null;
}

/** Whether the goods of a reckoning are as many as a clause demands. */
function holds(
  { text, entry }: Clause,
  items: readonly Item[],
  entries: readonly Entry[],
): boolean {
  if (OTHER_CASE.test(fold(text))) return false;
  const ranges = figuresOf(text).filter(({ kind, isRange }) => kind === 'counted' && isRange);
  const [range] = ranges;
  if (!range || ranges.length > 1 || range.range.low === null) return false;
  const { unit } = range.range;
  if (unit === null || !isFor(unit, items, entry, entries)) return false;
  const counted = items.filter((item) =>
    isMeasure(unit) ? item.unit !== null && sameStem(item.unit, unit) : !isMeasure(item.unit ?? ''),
  );
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return counted.length === items.length && containsValue(range.range, total, unit) === true;
}

/** Whether a clause counts the goods that are reckoned, by their name or by one that no line has. */
function isFor(
  unit: string,
  items: readonly Item[],
  { row }: Entry,
  entries: readonly Entry[],
): boolean {
  const isOwn = items.every(({ entry }) => entry.row.file === row.file);
  if (!isOwn) return false;
  return (
    items.every(({ entry }) => isIn(spelled(unit), [...nameOf(entry), ...entry.section.stems])) ||
    entries.every((entry) => !isOneOf(spelled(unit), nameOf(entry)))
  );
}

import { fold } from '../../shared/text.ts';
import { containsValue } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem, stemsOf } from '../terms.ts';
import type { QuoteLine, QuoteRule } from './quote.ts';

const MORE = /\b(?:acrescimo|juros|taxa|multa|adicional|a mais|sobretaxa|encargo)\b/;
const PART = /\b(?:entrada|sinal|reserva|comissao|adiantamento)\b/;
const OFF =
  /\b(?:desconto\w*|descontos|off|abat\w+|a menos|cashback|pontual\w*|antecipad\w*|grupo|fidelidade|indicac\w+|familia|ex-?aluno)\b/;
/** What a seller may do at most is no rule for a price. */
const ALLOWED =
  /\b(?:vendedor|gerente|supervisor|diretoria|alcada|corretor|maxim[oa]|autoriza\w+|revendedor\w*|comissao)\b/;
/** Words of all rules, which choose none of them. */
const GENERIC = /^(?:descon|pagame|forma|condic|comerc|acresc|taxa|parcel|prazo|valor|preco|plano)/;

/** The rules with a percentage that terms of the message name. */
export function rulesNamed(
  rows: readonly DocumentRow[],
  terms: readonly string[],
): { rule: QuoteRule; terms: readonly string[] }[] {
  const found = rows.flatMap((row) => {
    const effect = effectOf(row);
    const rate = row.amount?.low;
    if (!effect || rate === undefined || rate > 100) return [];
    const { item, section } = wordsOfRow(row);
    const stems = [...positive(row), ...(item.length === 0 ? section : [])];
    const hits = terms.filter(
      (term) => !GENERIC.test(term) && stems.some((stem) => sameStem(stem, term)),
    );
    return hits.length > 0
      ? [{ rule: { rate, effect, row, isAutomatic: false }, terms: hits }]
      : [];
  });
  const most = Math.max(0, ...found.map(({ terms: hits }) => hits.length));
  const best = found.filter(({ terms: hits }) => hits.length === most);
  return new Set(best.map(({ rule }) => rule.rate)).size === 1 ? best.slice(0, 1) : [];
}

/** The stems of what a rule is for, not of what it excludes: "não vale para o almoço". */
const positive = ({ item, conditions }: DocumentRow) =>
  stemsOf(
    [item, ...conditions]
      .map((text) => text.replace(/\b(?:n[aã]o|exceto|menos)\b.{0,400}$/iu, ''))
      .join(' '),
  );

/** "a partir de 10 kg 5%": the rule of a quantity that is reached, the highest. */
export function rulesReached(
  rows: readonly DocumentRow[],
  lines: readonly QuoteLine[],
): QuoteRule[] {
  const reached = rows.flatMap((row) => {
    const { range, amount } = row;
    if (effectOf(row) !== 'off' || !range || !amount || range.unit === null) return [];
    const ofGoods = lines.filter(
      ({ unit }) => unit !== null && range.unit !== null && sameStem(unit, range.unit),
    );
    const counted =
      range.unit === 'r$'
        ? lines.reduce((sum, { count, row: of }) => sum + count * (of.amount?.low ?? 0), 0)
        : ofGoods.reduce((sum, { count }) => sum + count, 0);
    const isBound = /\bcontrato\b/.test(fold(row.item));
    const isReached = counted > 0 && !isBound && containsValue(range, counted, range.unit) === true;
    return isReached ? [{ rate: amount.low, effect: 'off' as const, row, isAutomatic: true }] : [];
  });
  return reached.sort((a, b) => b.rate - a.rate).slice(0, 1);
}

function effectOf({ kind, amount, line, section, item }: DocumentRow): QuoteRule['effect'] | null {
  if ((kind !== 'policy' && kind !== 'deadline') || amount?.kind !== 'percent') return null;
  const own = fold(`${section} ${item}`);
  const whole = fold(`${section} ${line}`);
  if (ALLOWED.test(own)) return null;
  if (PART.test(own) && !/\bdesconto\b/.test(own)) return 'part';
  if (MORE.test(own)) return 'more';
  if (OFF.test(own)) return 'off';
  if (!OFF.test(whole) && (MORE.test(whole) || /\b(?:do|sobre o) (?:valor|total)\b/.test(whole)))
    return 'more';
  return OFF.test(whole) || /\b(?:pix|a vista|dinheiro)\b/.test(own) ? 'off' : null;
}

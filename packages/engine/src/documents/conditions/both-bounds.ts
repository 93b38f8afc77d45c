import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import { inDigits } from '../number-words.ts';
import { containsValue, type Figure, figuresOf } from '../quantities.ts';
import type { DocumentRow, RowRange } from '../row.ts';
import { entriesOf } from '../sheet/entries.ts';
import { spelledOut } from '../spelled-out.ts';
import { stemOf } from '../terms.ts';
import { type Clause, clausesOf } from '../verdict/clauses.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import { readWhether } from '../verdict/whether.ts';
import { asData, sourceText } from '../wording.ts';
import type { CaseAnswer } from './case-answer.ts';

/** A rule that holds within two bounds: of a measure, and of the value of the order. */
interface Rule {
  clause: Clause;
  measure: RowRange;
  value: RowRange;
  /** What holds otherwise: "nos demais casos, R$ 4,50 por quilômetro". */
  rest: Clause | null;
}

const ASKS =
  /\b(?:frete|entrega|cobr\w+|pag\w+|gratis|gratuit\w+|direito|desconto|tem|ganha|vale)\b/;
const ORDER = /\b(?:pedidos?|compras?|orcamentos?|encomendas?|total|valor|vendas?)\b/;
const REST =
  /^(?:n[oa]s? )?(?:demais|outr[oa]s)\b|^(?:fora|abaixo|acima|alem) d?isso\b|^(?:senao|caso contrario)\b/;
const FREE = /\b(?:gratis|gratuit\w+|sem custo|de graca|isent\w+|cortesia)\b/;
/** "15 mil" of an order is its value; a smaller number may count anything. */
const VALUE_FROM = 500;

/**
 * What a rule with a bound of distance, or another measure, and one of the order's value says of a
 * message that states both; null where none does.
 */
export function bothBoundsOn(question: string, rows: readonly DocumentRow[]): CaseAnswer | null {
  const text = inDigits(spelledOut(question));
  const folded = fold(text);
  if (!ASKS.test(folded) || !ORDER.test(folded)) return null;
  const figures = figuresOf(text);
  const stems = namesOf(text);
  for (const rule of entriesOf(rows).flatMap((entry) => rulesIn(clausesOf(entry)))) {
    const measured = figures.filter(
      ({ kind, range }) => kind === 'counted' && unitOf(range) === unitOf(rule.measure),
    );
    const values = figures.filter(isValue);
    const isNamed = isIn(firstStem(rule), stems, EXACT) || isFreight(rule, folded);
    const [measure, value] = [measured[0], values[0]];
    if (!isNamed || !measure || !value || measured.length > 1 || values.length > 1) continue;
    return worded(question, rule, { measure, value });
  }
  return null;
}

const isValue = ({ kind, range, value }: Figure): boolean =>
  kind === 'money' || (kind === 'counted' && range.unit === null && value >= VALUE_FROM);

const unitOf = ({ unit }: RowRange): string | null => unit && nameOfUnit(unit);
const nameOfUnit = (stem: string): string => (stem.startsWith('quilom') ? 'km' : stem);

const firstStem = ({ clause }: Rule): string => namesOf(clause.row.line)[0] ?? '';
const isFreight = ({ measure }: Rule, folded: string): boolean =>
  unitOf(measure) === 'km' && /\b(?:frete|entrega)\b/.test(folded);

function rulesIn(clauses: readonly Clause[]): Rule[] {
  return clauses.flatMap((clause, at) => {
    const bounds = figuresOf(clause.written).filter(({ isRange }) => isRange);
    const measure = bounds.find(({ kind, range }) => kind === 'counted' && range.unit !== null);
    const value = bounds.find(({ kind }) => kind === 'money');
    if (!measure || !value || bounds.length > 2) return [];
    const next = clauses[at + 1];
    const rest = next && REST.test(next.text) ? next : null;
    return [{ clause, measure: measure.range, value: value.range, rest }];
  });
}

interface Given {
  measure: Figure;
  value: Figure;
}

function worded(question: string, { clause, ...rule }: Rule, given: Given): CaseAnswer | null {
  const { measure, value } = given;
  const unit = unitOf(rule.measure) ?? '';
  const pairs = [
    { range: rule.measure, figure: measure, unit },
    { range: rule.value, figure: value, unit: null },
  ];
  // "acima de 10 mil" of just as much is open.
  if (pairs.some(({ range, figure }) => [range.low, range.high].includes(figure.value)))
    return null;
  const isMet = pairs.map(({ range, figure }) => containsValue(range, figure.value, null) === true);
  const stated = pairs.map((pair, at) => inWords(pair, isMet[at] === true)).join('; ');
  const holds = isMet.every(Boolean);
  const applied = holds ? clause : rule.rest;
  const said = applied ? `**${asData(applied.written.trim())}**` : '**não se aplica**';
  const paid = holds || !rule.rest ? '' : paidFor(rule.rest, measure, unit);
  return {
    text: `${verdictOf(question, clause, holds)}${stated}: ${said}${paid}. “${asData(clause.row.line)}” — ${sourceText([clause.row])}.`,
    rows: [clause.row],
  };
}

interface Pair {
  range: RowRange;
  figure: Figure;
  /** Null for money. */
  unit: string | null;
}

/** "130 km (até 150 km)", "R$ 6.000, e a regra pede acima de R$ 10.000" */
function inWords({ range, figure, unit }: Pair, isMet: boolean): string {
  const amount = (value: number) =>
    unit === null ? formatReais(value) : `${value.toLocaleString('pt-BR')} ${asData(unit)}`;
  const { low, high } = range;
  const limit = high === null ? `acima de ${amount(low ?? 0)}` : `até ${amount(high)}`;
  return isMet
    ? `${amount(figure.value)} (${limit})`
    : `${amount(figure.value)}, e a regra pede ${limit}`;
}

/** "R$ 4,50 por quilômetro" of 90 km. */
function paidFor({ written }: Clause, { value }: Figure, unit: string): string {
  const [, price = '', per = ''] =
    /R\$ ?(\d[\d.]{0,9}(?:,\d{1,2})?) (?:por|o|a|cada) (\p{L}{1,12})/u.exec(written) ?? [];
  const amount = Number(price.replaceAll('.', '').replace(',', '.'));
  if (price === '' || nameOfUnit(stemOf(fold(per))) !== unit) return '';
  return `, ${value.toLocaleString('pt-BR')} × ${formatReais(amount)} = **${formatReais(value * amount)}**`;
}

/** Whether what is asked to be free or paid is. */
function verdictOf(question: string, { text }: Clause, holds: boolean): string {
  const sense = readWhether(question)?.sense;
  if (!FREE.test(text) || (sense !== 'free' && sense !== 'paid')) return '';
  return (sense === 'free') === holds ? '**Sim.** ' : '**Não.** ';
}

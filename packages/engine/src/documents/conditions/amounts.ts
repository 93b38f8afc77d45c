import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import type { MeasuredCase } from './measured-case.ts';
import { inBase } from './measures.ts';

/** An amount that follows from a rule, with how it was reckoned. */
export interface Amount {
  value: number;
  steps: string;
  /** Whether it is all of the deposit that the rule names. */
  isWhole?: boolean;
  rows: DocumentRow[];
}

const DEPOSIT = /\b(?:sinal|entrada|reserva)\b/;
const KEPT = /\b(?:ret[eé]\w+|retid\w+|retenc\w+|descont\w+|perde\w*|multa|cobr\w+)\b/;
const RETURNS = /\bdevol\w+|\breembols\w+|\bestorn\w+|\breceb\w+ de volta|\bde volta\b/;
const MONEY = /R\$ ?(\d{1,3}(?:\.\d{3})*(?:,\d{2})?)/;
/** "R$ 4,00 por quilômetro que passar de 20", "R$ 50,00 por dia" */
const PER =
  /R\$ ?(\d{1,3}(?:\.\d{3})*(?:,\d{2})?) (?:por|a cada|o|ao|a) (km|quil[oô]metro|dia|hora|m[eê]s|minuto)(?!\p{L})/iu;
const UNITS: ReadonlyMap<string, string> = new Map([
  ['km', 'km'],
  ['quilometro', 'km'],
  ['dia', 'dia'],
  ['hora', 'hora'],
  ['mes', 'mensal'],
  ['minuto', 'minuto'],
]);

/** What the case that applies costs or gives back; null where its figures are not all known. */
export function amountOf(
  { measure, applies, cases }: MeasuredCase,
  question: string,
  earlier: readonly string[],
  rows: readonly DocumentRow[],
): Amount | null {
  if (!applies) return null;
  return (
    perUnit(applies.written, measure, cases, applies.row) ??
    shareOf(applies.text, applies.row, question, earlier, rows)
  );
}

/** "acima disso, R$ 4,00 por quilômetro que passar de 20": only what is above the limit is paid. */
function perUnit(
  written: string,
  { value, unit }: MeasuredCase['measure'],
  cases: MeasuredCase['cases'],
  row: DocumentRow,
): Amount | null {
  const [, amount = '', per = ''] = PER.exec(written) ?? [];
  if (UNITS.get(fold(per)) !== unit) return null;
  const [limit, other] = new Set(
    cases.flatMap(({ bound }) => [bound.low, bound.high].filter((one) => one !== null)),
  );
  if (limit === undefined || other !== undefined) return null;
  const over = value - limit / inBase(1, unit);
  if (over <= 0 || !OVER.test(fold(written))) return null;
  const within = cases.find(({ isRest }) => !isRest)?.written ?? '';
  const fixed = MONEY.exec(within)?.[1];
  if (!fixed && !FREE.test(fold(within))) return null;
  const first = fixed ? numberIn(fixed) : 0;
  const each = numberIn(amount);
  const number = (one: number) => one.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
  return {
    value: first + over * each,
    steps: `${fixed ? `${formatReais(first)} + ` : ''}(${number(value)} − ${number(value - over)}) × ${formatReais(each)}`,
    rows: [row],
  };
}
const FREE = /\b(?:gratis|gratuit\w+|sem (?:custo|taxa)|isent\w+|inclus\w+)\b/;
const OVER =
  /^(?:acima|alem|mais|depois|passa\w*|fora|exced\w+)\b|\b(?:passar|exced\w+|adiciona\w+|a mais)\b/;

/** "devolve metade", "retemos 30%" of what was paid or of the deposit. */
function shareOf(
  text: string,
  row: DocumentRow,
  question: string,
  earlier: readonly string[],
  rows: readonly DocumentRow[],
): Amount | null {
  const stated = shareIn(text) ?? (DEPOSIT.test(text) ? 1 : null);
  if (
    stated === null ||
    !/\b(?:sinal|entrada|reserva|pago|valor|paga|pagou|devol\w+|ret\w+|multa)\b|%$/.test(text)
  )
    return null;
  const isKept =
    shareIn(text) !== null &&
    KEPT.test(text) &&
    RETURNS.test(fold(question)) &&
    !RETURNS.test(text);
  const share = isKept ? 1 - stated : stated;
  const base = baseIn([...earlier, question], question, rows);
  if (!base || (share === 1 && base.steps === '')) return null;
  if (share === 1)
    return { ...base, steps: base.steps.replace(/^, o sinal de /, ''), isWhole: true };
  const percent = `${(share * 100).toLocaleString('pt-BR')}%`;
  return {
    value: base.value * share,
    steps: `${percent} de ${formatReais(base.value)}${base.steps}`,
    rows: [...new Set([row, ...base.rows])],
  };
}

function shareIn(text: string): number | null {
  if (/\bmetade\b/.test(text)) return 0.5;
  const [first, second] = [...text.matchAll(/(\d{1,3}) ?%/g)];
  return first && !second ? Number(first[1]) / 100 : null;
}

/** What a share is of: an amount that messages state as paid, the deposit of one of the goods, or a fixed one. */
function baseIn(
  messages: readonly string[],
  question: string,
  rows: readonly DocumentRow[],
): Amount | null {
  const last = paidIn(messages);
  if (last !== null) return { value: last, steps: '', rows: [] };
  return depositOn(question, entriesOf(rows)) ?? fixedDeposit(rows);
}
/** The amount that messages state as paid, the newest one. */
export function paidIn(messages: readonly string[]): number | null {
  const stated = messages.flatMap((message) => {
    const found = PAID.exec(message.replace(/\s+/g, ' '))?.[1];
    return found ? [numberIn(found)] : [];
  });
  return stated.at(-1) ?? null;
}
const PAID =
  /\b(?:sinal|entrada|reserva|pag\p{L}{1,9})(?: (?:j[aá]|de|foi|era|dela|dele|e|é|deu|ficou|os|um|uma|o|sinal|total)){0,4}:? (?:R\$ ?)?(\d{1,3}(?:\.\d{3}){1,3}(?:,\d{2})?|\d{2,6}(?:,\d{2})?)(?! ?%|\d| ?(?:dias?|horas?|h|km|vezes|x|anos?|meses|m[eê]s)(?!\p{L}))/iu;

/** "sinal de 40%" of the price of the one article that a message names. */
function depositOn(question: string, entries: readonly Entry[]): Amount | null {
  const rules = entries.filter(
    ({ row }) =>
      DEPOSIT.test(fold(row.line)) &&
      /\d ?%/.test(row.line) &&
      RULE_OF_DEPOSIT.test(fold(row.line)),
  );
  const [rule, other] = rules;
  if (!rule || other) return null;
  const share = shareIn(fold(rule.row.line));
  const stems = namesOf(question).filter((stem) => !NUMBER.test(stem));
  const goods = entries.flatMap((entry) =>
    entry.cells.flatMap((cell) => {
      const names = entry.row.isSentence ? [...entry.label.stems] : entry.label.stems;
      const isPackage = PACKAGE.test(fold(cell.text)) && !PACKAGE.test(fold(question));
      const isNamed = stems.some((stem) => names.some((one) => isIn(stem, [one], EXACT)));
      return isNamed && !isPackage && cell.price !== null && entry !== rule
        ? [{ entry, cell }]
        : [];
    }),
  );
  const [article, second] = goods;
  if (share === null || !article || second || article.cell.price === null) return null;
  const { price } = article.cell;
  return {
    value: price * share,
    steps: `, o sinal de ${share * 100}% sobre ${formatReais(price)}`,
    rows: [rule.row, article.entry.row],
  };
}
/** "há oito dias" names no table for eight. */
const NUMBER =
  /^(?:dois|duas|tres|quatro|cinco|seis?|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|prime\w*|segund)$/;
const PACKAGE = /\b(?:pacote|a partir|combo|kit)\b/;
const RULE_OF_DEPOSIT =
  /\b(?:sinal|entrada)(?::| de)? \d{1,2} ?%|\b\d{1,2} ?% de (?:sinal|entrada)\b/;

/** The one amount of a deposit that the documents state. */
function fixedDeposit(rows: readonly DocumentRow[]): Amount | null {
  const [only, other] = rows.filter(
    ({ kind, line }) => kind === 'line' && DEPOSIT.test(fold(line)) && MONEY.test(line),
  );
  const amount = MONEY.exec(only?.line ?? '')?.[1];
  return only && amount && !other ? { value: numberIn(amount), steps: '', rows: [only] } : null;
}

const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

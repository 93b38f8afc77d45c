import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { stemOf } from '../terms.ts';
import { isIn } from '../verdict/matching.ts';
import { readWhether } from '../verdict/whether.ts';
import { asData, sourceText } from '../wording.ts';
import { amountOf } from './amounts.ts';
import type { Bound } from './cases.ts';
import { type MeasuredCase, measuredCase } from './measured-case.ts';
import { isTime, type Measure } from './measures.ts';

/** What a rule of the documents says of a case that a message measures. */
export interface CaseAnswer {
  text: string;
  rows: DocumentRow[];
}

/**
 * What follows from a rule for the number of a message, in words: "Faltavam 5 horas, e a regra pede 24".
 * @param earlier the messages before, the newest last.
 * @param subject the question before, where the message goes on with it.
 */
export function caseOf(
  question: string,
  rows: readonly DocumentRow[],
  earlier: readonly string[],
  subject = '',
): CaseAnswer | null {
  const found = measuredCase(question, rows, subject);
  if (!found) return null;
  const amount = found.exclusion ? null : amountOf(found, question, earlier, rows);
  const row = rowOf(found);
  const used = [...new Set([...(row ? [row] : []), ...(amount?.rows ?? [])])];
  const reckoned = amount ? `**${formatReais(amount.value)}** (${amount.steps})` : '';
  const first = amount && !amount.isWhole ? `${reckoned}. ` : '';
  const last = amount?.isWhole ? ` O sinal é ${reckoned}.` : '';
  const said = `${first}${inWords(found)}`;
  return {
    text: `${verdictOf(question, found)}${said} — ${sourceText(used)}.${last}`,
    rows: used,
  };
}

const rowOf = ({ applies, cases }: MeasuredCase): DocumentRow | null =>
  applies?.row ?? cases[0]?.row ?? null;

/** "São 18 km: **acima de 15 km não entregamos** (“…”)" */
function inWords({ measure, applies, cases, exclusion }: MeasuredCase): string {
  const [first] = cases;
  const shown = applies ?? first;
  if (!shown) return '';
  const { line } = shown.row;
  const measured = measureInWords(measure, shown.bound.relation);
  const quoted = `“${asData(line)}”`;
  if (exclusion) return `**${asData(exclusion.written)}**: ${quoted}`;
  if (!applies)
    return shown.denies
      ? `${measured}, e a regra só vale ${boundInWords(shown.bound)}: **não se aplica**. ${quoted}`
      : `${measured}, e a regra ${limitInWords(shown.bound)}: **fora d${isTime(measure.unit) && measure.relation !== 'age' ? 'o prazo' : 'o limite'}**. ${quoted}`;
  const isWhole = applies.written.length >= line.replace(/[.!]$/, '').length - 2;
  const said = `${measured}: **${asData(applies.written)}**`;
  return isWhole ? said : `${said}. ${quoted}`;
}

const limitInWords = ({ low, high, written }: Bound): string =>
  low !== null && high !== null
    ? `vale para ${asData(written)}`
    : `${low === null ? 'vai até' : 'pede'} ${asData(written)}`;

const boundInWords = ({ low, high, isOpen, written }: Bound): string => {
  if (low !== null && high !== null) return `para ${asData(written)}`;
  if (low === null) return `${isOpen ? 'abaixo de' : 'até'} ${asData(written)}`;
  return `${isOpen ? 'acima de' : 'a partir de'} ${asData(written)}`;
};

/** "Não" where a case denies what is asked, or what a rule grants is out of its bound. */
function verdictOf(question: string, { applies, cases, exclusion }: MeasuredCase): string {
  const asked = readWhether(question);
  if (!asked || asked.isNegated || !/^(?:is|may)$/.test(asked.sense)) return '';
  if (exclusion) return '**Não.** ';
  if (!applies) return cases.some(({ denies }) => denies) ? '' : '**Não.** ';
  const denied = DENIED.exec(applies.text)?.[1];
  return denied && isIn(stemOf(denied), asked.stems) ? '**Não.** ' : '';
}
const DENIED = /\bnao (?:se |e |ha |sao )?([a-z]{4,20})/;

/** What a message states of the case, by what the rule measures. */
function measureInWords({ value, written, relation }: Measure, ruled: Measure['relation']) {
  const isOne = value === 1;
  switch (relation ?? ruled) {
    case 'ahead':
      return `${isOne ? 'Faltava' : 'Faltavam'} ${asData(written)}`;
    case 'since':
      return `${isOne ? 'Passou' : 'Passaram'} ${asData(written)}`;
    case 'late':
      return `O atraso é de ${asData(written)}`;
    case 'age':
      return `Tem ${asData(written)}`;
    default:
      return `${isOne ? 'É' : 'São'} ${asData(written)}`;
  }
}

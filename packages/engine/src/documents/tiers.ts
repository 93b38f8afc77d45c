import { fold } from '../shared/text.ts';
import { formatReais } from './figures.ts';
import { containsValue, figuresOf } from './quantities.ts';
import type { DocumentRow } from './row.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, sourceText } from './wording.ts';

/** Words of what somebody gets of a sum of money, in questions and in documents. */
const SHARE = /\b(?:comiss\w+|bonus|premi\w+|cashback|repasse|percentual)\b/;
const ASKS =
  /\b(?:comiss\w+|ganh\w+|receb\w+|vend\w+|fatur\w+|compr\w+|gast\w+|cashback|bonus|premi\w+)\b/;
const GOES_ON = /^(?:e|mas)\b/;
const MIN = 100;

/** "e se vender 45 mil?": the percentage of the step that an amount reaches, with its result. */
export function answerFromTiers(
  question: string,
  rows: readonly DocumentRow[],
  previous: readonly string[] = [],
): { text: string; rows: DocumentRow[] } | null {
  const amount = amountIn(question);
  if (amount === null) return null;
  const folded = fold(question);
  const before = GOES_ON.test(folded) ? (previous.at(-1) ?? '') : '';
  if (!ASKS.test(folded) && !(amountIn(before) !== null && ASKS.test(fold(before)))) return null;
  const tiers = rows.filter(
    ({ range, amount: rate }) => range?.unit === 'r$' && rate?.kind === 'percent',
  );
  const named = tiers.filter((row) => SHARE.test(fold(headingOf(row, rows))));
  const found = named.find(
    ({ range }) => range !== null && containsValue(range, amount, 'r$') === true,
  );
  const rate = found?.amount?.low;
  if (!found || rate === undefined) return null;
  const steps = `${formatReais(amount)} × ${rate.toLocaleString('pt-BR')}%`;
  return {
    text: `**${formatReais((amount * rate) / 100)}**: ${steps} (“${asData(found.line)}”) — ${sourceText([found])}.`,
    rows: [found],
  };
}

/** What a step is of: its heading, its line, and the first lines of its document. */
function headingOf(row: DocumentRow, rows: readonly DocumentRow[]): string {
  const top = rows.find(({ file, section }) => file === row.file && section !== '');
  return `${row.section} ${row.line} ${row.file} ${row.section === '' ? (top?.section ?? '') : ''}`;
}

function amountIn(question: string): number | null {
  const found = figuresOf(question).filter(
    ({ kind, value }) => kind === 'money' || (kind === 'counted' && value >= MIN),
  );
  return found.length === 1 ? (found[0]?.value ?? null) : null;
}

/** The share of a message's content words that documents contain, 0 to 1; 0 without any. */
export function knownShare(terms: readonly string[], rows: readonly DocumentRow[]): number {
  if (terms.length === 0) return 0;
  const stems = new Set(
    rows.flatMap(({ item, section, conditions, line }) =>
      stemsOf([item, section, ...conditions, line].join(' ')),
    ),
  );
  const all = [...stems];
  return terms.filter((term) => all.some((stem) => sameStem(stem, term))).length / terms.length;
}

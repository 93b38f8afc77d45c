import { lengthInWords } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { readAsk } from '../sheet/ask.ts';
import { entriesOf } from '../sheet/entries.ts';
import { asData, sourceText } from '../wording.ts';
import { operationOf, plainText } from './parts.ts';
import type { Total } from './reckoning.ts';
import { rulesFor } from './rules.ts';

const WORDS_MAX = 12;

/**
 * What the one percentage that a question names makes of an amount of the talk: "e no pix?", "e a
 * minha comissão disso?" Null where none or several are named, or the question has numbers itself.
 */
export function ruleOnAmount(
  question: string,
  rows: readonly DocumentRow[],
  amount: number,
): Total | null {
  const text = plainText(question);
  if (/\d/.test(text) || lengthInWords(text) > WORDS_MAX) return null;
  const { own, days, months } = readAsk(question, readAsk('', null));
  const wanted = operationOf(question) === 'share' ? 'part' : 'off';
  const rules = rulesFor({ stems: own, days, months }, entriesOf(rows));
  const [rule, other] = (rules ?? []).filter(({ effect }) => effect === wanted);
  if (!rule || other) return null;
  const { rate, entry } = rule;
  const value = wanted === 'part' ? (amount * rate) / 100 : amount * (1 - rate / 100);
  const sign = wanted === 'part' ? '×' : '−';
  const steps = `${formatReais(amount)} ${sign} ${rate.toLocaleString('pt-BR')}%`;
  return {
    text: `**${formatReais(value)}**: ${steps} (${asData(rule.text, 90)}) — ${sourceText([entry.row])}.`,
    rows: [entry.row],
    value,
  };
}

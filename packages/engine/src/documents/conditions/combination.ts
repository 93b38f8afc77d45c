import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { entriesOf } from '../sheet/entries.ts';
import { clausesOf } from '../verdict/clauses.ts';
import { isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import { asData, sourceText } from '../wording.ts';
import type { CaseAnswer } from './case-answer.ts';

/** Asks whether two benefits hold at once. */
const ASKS =
  /\b(?:[oa]s d(?:oi|ua)s|ambos|ambas|so um|so uma|um so|uma so|junt[ao]s?|soma\w*|acumul\w+|cumul\w+)\b/;
const BENEFITS =
  /\b(?:descontos?|promoc\w+|cupo\w+|beneficios?|bonus|brindes?|vantagens|vantagem)\b/;
const DENIES = /\bnao (?:se )?(?:s[ao]o )?(?:som\w+|acumul\w+|cumul\w+|junta\w*)/;

/**
 * That two benefits do not hold at once: "que não se soma ao desconto por quantidade", for a question
 * of both. Null unless one line says so.
 */
export function combinationOn(question: string, rows: readonly DocumentRow[]): CaseAnswer | null {
  const asked = question.split(/(?<=[?!.])\s/).find((part) => isAsked(fold(part)));
  if (!asked) return null;
  const stems = namesOf(asked);
  const found = entriesOf(rows).flatMap((entry) =>
    clausesOf(entry).filter(
      ({ text }) => DENIES.test(text) && isIn(benefitIn(stems), namesOf(entry.row.line)),
    ),
  );
  const [clause] = found;
  if (!clause || new Set(found.map(({ row }) => row)).size > 1) return null;
  return {
    text: `**Só um deles.** “${asData(clause.row.line)}” — ${sourceText([clause.row])}.`,
    rows: [clause.row],
  };
}

const isAsked = (text: string): boolean =>
  text.includes('?') && ASKS.test(text) && BENEFITS.test(text);

const benefitIn = (stems: readonly string[]): string =>
  stems.find((stem) =>
    namesOf('desconto promoção cupom benefício bônus brinde vantagem').includes(stem),
  ) ?? '';

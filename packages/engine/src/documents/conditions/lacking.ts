import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { entriesOf } from '../sheet/entries.ts';
import { spelledOut } from '../spelled-out.ts';
import { asData, sourceText } from '../wording.ts';
import { type Case, casesIn } from './cases.ts';
import { groupFor } from './measured-case.ts';
import { isSameDimension, isTime, measuresIn, type Relation } from './measures.ts';

/** What happened, reported without when, how late or how far. */
const HAPPENED =
  /\b(?:cancelou|desmarcou|desistiu|remarcou|atrasou|(?:chegou|veio) (?:\w+ )?atrasad[oa]|quer (?:cancelar|desmarcar|devolver|trocar|remarcar|desistir)|mora longe|e longe)\b/;
/** What the seller does in such a case. */
const CONSEQUENCE =
  /\b(?:cobro|cobra|cobrar|devolv\w+|pag[ao]|perde|tem direito|pode|posso|aceito|troco|libero|atendo|quanto|como fica|o que (?:eu )?fa[cz]o|qual a regra|multa)\b/;
const WHEN_KNOWN = /\b(?:hoje|ontem|amanha|vespera|em cima da hora|no dia|agora)\b/;

const QUESTIONS: Readonly<Record<Exclude<Relation, 'age'>, string>> = {
  ahead: 'Com quanto tempo de antecedência foi?',
  since: 'Quanto tempo já passou?',
  late: 'De quanto foi o atraso?',
};

/**
 * The rule that decides a case by a number which the message lacks, with the one question for it; null
 * where the number is stated or no rule depends on one.
 */
export function lackingMeasure(
  question: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  const folded = fold(spelledOut(question));
  if (!HAPPENED.test(folded) || !CONSEQUENCE.test(folded) || WHEN_KNOWN.test(folded)) return null;
  const entries = entriesOf(rows);
  const group = groupFor(question, casesIn(entries), entries);
  const [first] = group ?? [];
  const open = first && questionFor(first);
  if (!group || !first || !open) return null;
  if (measuresIn(question).some(({ unit }) => isSameDimension(unit, first.bound.unit))) return null;
  const stated = [...new Set(group.map(({ row }) => row))];
  const quoted = stated.map(({ line }) => `“${asData(line)}”`).join('; ');
  return { text: `Depende: ${quoted} — ${sourceText(stated)}. ${open}`, rows: stated };
}

function questionFor({ bound: { unit, relation } }: Case): string | null {
  if (unit === 'km') return 'A quantos km fica?';
  if (!isTime(unit) || relation === null || relation === 'age') return null;
  return QUESTIONS[relation];
}

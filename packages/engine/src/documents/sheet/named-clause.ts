import { monthsIn } from './periods.ts';
import { likeness, stemsWithCodes } from './words.ts';

const SAME = 0.75;
const CLAUSE_MAX = 90;

/**
 * Of a sentence that states several cases, "R$ 25 em Belém; R$ 60 em Marituba", the one that a question
 * names by a word which the others lack; null where it names none, or several.
 */
export function namedClause(line: string, asked: readonly string[]): string | null {
  const label = /^(?:\d{1,2}[.)] )?[^:;]{2,60}:\s/.exec(line)?.[0] ?? '';
  const clauses = line
    .slice(label.length)
    .replace(/\.$/, '')
    .split(/;\s|\.\s(?=\p{Lu})/u)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (clauses.length < 2) return null;
  const stems = clauses.map(stemsWithCodes);
  const named = clauses.filter((_text, at) =>
    asked.some((stem) => {
      const isIn = (others: readonly string[] | undefined) =>
        others?.some((one) => likeness(stem, one) >= SAME) ?? false;
      return isIn(stems[at]) && stems.every((others, other) => other === at || !isIn(others));
    }),
  );
  const [only, second] = named;
  const isFigure = only !== undefined && (/\d/.test(only) || monthsIn(only).size > 0);
  return only && !second && isFigure && only.length <= CLAUSE_MAX ? only : null;
}

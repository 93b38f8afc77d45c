import type { Entry } from '../sheet/entries.ts';
import type { Clause } from './clauses.ts';
import { ENOUGH, EXACT, isIn, MOSTLY } from './matching.ts';
import { namesOf } from './names.ts';
import type { Whether } from './whether.ts';

/** Whether a question names what a rule forbids: most of one thing of its list. */
export function denied(asked: Whether, clause: Clause, entries: readonly Entry[]): boolean {
  const { text, around } = clause;
  if (!isOfLabel(asked, clause, entries)) return false;
  const names = text
    .replace(/^[^:]{0,60}:\s/, '')
    .replace(/[()]/g, ' ')
    .split(/,| ou | e (?=\p{L})/u);
  const shares = names.map((name) => {
    const stems = contentOf(name);
    const hits = stems.filter((stem) => isIn(stem, asked.stems)).length;
    return stems.length > 0 ? hits / stems.length : 0;
  });
  const isNamed = shares.some((share) => share >= MOSTLY);
  const isWhole = names.some(
    (name, at) =>
      shares[at] === 1 && contentOf(name).some((stem) => isIn(stem, asked.stems, EXACT)),
  );
  const left = asked.stems.filter((stem) => !isIn(stem, [...contentOf(text), ...around]));
  return isNamed && (isWhole || left.length / asked.stems.length <= 1 - ENOUGH);
}

/** The verb of "não aceitamos cheque" says nothing of its own. */
const GENERIC =
  /\b(?:nao|nunca|proibid\w+|vedad\w+)\s(?:(?:se|e|ha|podemos|pode)\s)?(?:(?:aceit|atend|fa[zc]|trabalh|realiz|oferec|temos|tem|pode|permit|dizer|us)\w*)?/;

function contentOf(text: string): string[] {
  const stems = namesOf(text.replace(GENERIC, ''));
  return stems.length > 0 ? stems : namesOf(text);
}

/**
 * "Película: sem garantia" is of what precedes the colon, unless a word of the question is stated
 * nowhere else: "Pagamento: não aceitamos cheque".
 */
function isOfLabel(asked: Whether, { text, entry }: Clause, entries: readonly Entry[]): boolean {
  const label = /^([^:]{2,60}):\s/.exec(text)?.[1];
  if (!label || GENERIC.test(label) || namesOf(label).some((stem) => isIn(stem, asked.stems)))
    return true;
  const rule = contentOf(text.slice(label.length + 1)).filter((stem) => isIn(stem, asked.stems));
  return rule.some((stem) =>
    entries.every((other) => other === entry || !isIn(stem, other.text.stems, EXACT)),
  );
}

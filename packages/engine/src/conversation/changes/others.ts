import { asPattern, capital } from '../../shared/text.ts';
import { hasVerb, isWhole } from '../compose/sendable.ts';
import { peopleIn } from '../reading/people.ts';
import { tidy } from './replacements.ts';
import { isGreeting } from './sentences.ts';
import { clausesOf, findWords, flat, sentencesIn, spliced } from './text-search.ts';
import { within } from './torn.ts';

/** "ele pediu para não aparecer": the text names only the person that it greets. */
export function withoutOthers(text: string, what: string): string | null {
  const greeted = flat(sentencesIn(text)[0]?.text ?? '');
  const named = peopleIn(what);
  const others = peopleIn(text).filter(
    (name) => !greeted.includes(flat(name)) && (named.length === 0 || named.includes(name)),
  );
  if (others.length === 0) return null;
  return tidy(
    others.reduce(
      (left, name) =>
        withoutClauseOf(left, name) ??
        left.replace(
          new RegExp(`(?<![\\p{L}])(?:[oa] )?${asPattern(name)}(?![\\p{L}])`, 'giu'),
          'uma pessoa daí',
        ),
      text,
    ),
  );
}

/** Without the clause that names somebody, where the rest of its sentence says something by itself. */
function withoutClauseOf(text: string, name: string): string | null {
  const holder = sentencesIn(text).find(
    (one) => findWords(one.text, name) && !isGreeting(one.text),
  );
  if (!holder) return null;
  const clauses = clausesOf(holder);
  const named = clauses.filter((one) => findWords(one.text, name));
  const [clause] = named;
  if (!clause || named.length > 1 || clauses.length < 2) return null;
  const left = spliced(holder.text, within(clause, holder), '').replace(/^[\s,;:]*(?:e\s)?/iu, '');
  return isWhole(left) && hasVerb(left) ? spliced(text, holder, capital(left)) : null;
}

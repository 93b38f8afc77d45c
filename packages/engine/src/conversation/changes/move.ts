import { capital } from '../../shared/text.ts';
import { cutOut } from './cut-out.ts';
import { besideOf, isGreetingOf, placed } from './places.ts';
import { clausesOf, flat, type Sentence, sentencesIn, spliced } from './text-search.ts';

/** "o preço, no fim", "começa pelo prazo": a text with a sentence of it in another place; null where it has none. */
export function withMoved(text: string, what: string, where: string | null): string | null {
  const own = sentencesIn(text).filter((one) => !isGreetingOf(one));
  const found = besideOf(own, flat(what));
  if (!found) return null;
  const movable = own.filter((one) => !ASKS.test(one.text) && !SIGN_OFF.test(flat(one.text)));
  if (movable.length === 1 && movable[0] === found)
    return withClauseMoved(text, found, what, where);
  const rest = cutOut(text, found);
  return placed(rest, capital(found.text), where ?? 'no comeco');
}

const ASKS = /\?[^\p{L}\p{N}]{0,9}$/u;
const SIGN_OFF = /^(?:um )?(?:abracos?|beijos?|atenciosamente|att)\b/;

/** The only sentence of a text begins or ends with the clause that is named. */
function withClauseMoved(
  text: string,
  sentence: Sentence,
  what: string,
  where: string | null,
): string | null {
  const clauses = clausesOf(sentence).map((one) => ({ ...one, text: bare(one.text) }));
  const moved = besideOf(clauses, flat(what));
  const subject = SUBJECT_OF.exec(clauses[0]?.text ?? '')?.[1];
  if (!moved || !subject || clauses.length < 2 || clauses.slice(1).some(hasSubject)) return null;
  const others = clauses.filter((one) => one !== moved);
  const isLast = /\b(?:fim|final|ultim|embaixo|depois)/.test(flat(where ?? ''));
  const said = (isLast ? [...others, moved] : [moved, ...others]).map(({ text: clause }) =>
    clause.startsWith(subject) ? clause.slice(subject.length).trim() : clause,
  );
  const end = /(?<![.!?…])[.!?…]{0,9}$/u.exec(sentence.text)?.[0] ?? '.';
  return spliced(
    text,
    sentence,
    `${capital(subject)} ${said.slice(0, -1).join(', ')} e ${said.at(-1)}${end}`,
  );
}

const bare = (clause: string): string =>
  clause.replace(/^(?:[,;:]?\s(?:e\s)?)/u, '').replace(/(?<![\s,;])[\s,;]{1,9}$/u, '');
/** "O volume russo" before "é 190". */
const SUBJECT_OF =
  /^(.{2,60}?)\s(?=(?:é|são|custa|sai|fica|está|tem|dura|vem|inclui|leva)(?![\p{L}]))/iu;
const hasSubject = ({ text }: Sentence): boolean =>
  !/^(?:é|são|custa|sai|fica|está|tem|dura|vem|inclui|leva)(?![\p{L}])/iu.test(text);

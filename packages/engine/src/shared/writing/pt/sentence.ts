import { listOf as inWords } from '../../text.ts';
import { type Clause, type Part, type Placed, placed } from '../phrase.ts';
import { contract, isPreposition } from './articles.ts';
import { sentenceStart } from './capitals.ts';

/** A literal written by an author; a value of type `string` is refused by the compiler. */
type Literal<T extends string> = string extends T ? never : T;

/** A fixed wording as a part. A text that was read has to become a phrase instead. */
export const fixed = <T extends string>(text: Literal<T>): Placed => placed(text);

/** "que o cliente some"; `quando`, `se` and `porque` in the same way. */
export const que = (statement: Clause): Placed => placed(`que ${statement.text}`);
export const quando = (statement: Clause): Placed => placed(`quando ${statement.text}`);
export const se = (statement: Clause): Placed => placed(`se ${statement.text}`);
export const porque = (statement: Clause): Placed => placed(`porque ${statement.text}`);
/** "o cliente some", as a main clause. */
export const states = (statement: Clause): Placed => placed(statement.text);

/** "a", "a e b", "a, b e c". Parts that write nothing are left out. */
export function listOf(parts: readonly Part[], conjunction: 'e' | 'ou' | 'nem' = 'e'): Placed {
  const texts = parts.map(({ text }) => text).filter((text) => text !== '');
  const [first] = parts.filter(({ text }) => text !== '');
  const begins = first?.kind === 'placed' ? first.begins : null;
  return placed(inWords(texts, conjunction), begins);
}

/**
 * A sentence: capital at its beginning, one mark at its end, prepositions contracted with the
 * article of the part after them. Only typed parts may stand in it.
 *
 *     sentence`Comece por ${the(fear)} e pare ${de(losing)}` // "Comece pelo medo do não e pare de …."
 */
export function sentence(strings: TemplateStringsArray, ...parts: Part[]): string {
  return finish(joinParts(strings, parts));
}

/** The same without capital and full stop: a part of a longer sentence. */
export const phrase = (strings: TemplateStringsArray, ...parts: Part[]): Placed =>
  placed(tidy(joinParts(strings, parts)));

function joinParts(strings: TemplateStringsArray, parts: readonly Part[]): string {
  return strings.reduce((text, literal, at) => {
    const part = parts[at - 1];
    return part === undefined ? text + literal : joinPart(text, part) + literal;
  }, '');
}

const LAST_WORD = /(^|\s|\()(\p{L}+)\s$/u;

function joinPart(text: string, part: Part): string {
  const word = LAST_WORD.exec(text)?.[2] ?? '';
  const article = part.kind === 'placed' ? part.begins : null;
  const preposition = word.toLowerCase();
  if (article === null || !isPreposition(preposition)) return text + part.text;
  const contracted = contract(preposition, article);
  const cased = /^\p{Lu}/u.test(word) ? sentenceStart(contracted) : contracted;
  return text.slice(0, -word.length - 1) + cased + part.text.slice(article.length);
}

/** Removes what parts that write nothing leave behind, and doubled marks. */
export function tidy(text: string): string {
  return text
    .replace(/\( ?\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?…])/g, '$1')
    .replace(/,(?=[.;:!?…])/g, '')
    .replace(/,{2,}/g, ',')
    .replace(/(?<!\.)\.{2}(?!\.)/g, '.')
    .replace(/([!?…][”"’)]?|\.[”"’)])\.(?!\.)/g, '$1')
    .replace(/;{2,}|:{2,}/g, (marks) => marks.charAt(0))
    .trim();
}

/** Capital at the beginning, a mark at the end. */
function finish(text: string): string {
  const tidied = sentenceStart(tidy(text));
  return /[.!?…:][”"’)]?$/.test(tidied) ? tidied : `${tidied.replace(/[,;]$/, '')}.`;
}

/** Sentences as one paragraph; empty ones are left out. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(' ');

import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { cut, fold } from '../../shared/text.ts';
import type { Known } from '../state/known.ts';
import { thingIn } from './recall-match.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';
import { type Passage, passagesIn } from './stated-passages.ts';

const ASKS_WHOLE = /\bsobrenome\b|\bnome (?:completo|inteiro|todo)\b/;
const WHOLE = /(?<![\p{L}])\p{Lu}\p{Ll}{2,}(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+){1,3}/gu;
/** "Rogério Piske" where a first name or a title stands before the surname. */
const TITLE = /(?:sra?|dra?|dona|seu|senhora?)\.?\s$/iu;

interface Named {
  name: string;
  passage: Passage;
}

/** "qual era o sobrenome do gerente?": the one whole name of the talk, or that of the person named. */
function wholeName(question: string, passages: readonly Passage[]): Named | null {
  if (!ASKS_WHOLE.test(fold(question))) return null;
  const all = passages.flatMap((passage) =>
    [...passage.text.matchAll(WHOLE)].flatMap(({ 0: name, index }) =>
      FIRST_NAMES.has(fold(name.split(' ')[0] ?? '')) || TITLE.test(passage.text.slice(0, index))
        ? { name, passage }
        : [],
    ),
  );
  const asked = fold(question).split(/[^a-z]+/);
  const named = all.filter(({ name }) => asked.includes(fold(name.split(' ')[0] ?? '')));
  const meant = named.length > 0 ? named : all;
  const isOne = new Set(meant.map(({ name }) => fold(name))).size === 1;
  return isOne ? (meant[0] ?? null) : null;
}

/** "como chama a metalúrgica?": the words in capitals after it. */
function nameOfThing(question: string, passages: readonly Passage[]): Named | null {
  const thing = thingIn(fold(question));
  if (thing === null) return null;
  const found = passages.flatMap((passage) => {
    const name = nameAfter(thing.slice(0, STEM), passage.text);
    return name ? { name, passage } : [];
  });
  return found.at(-1) ?? null;
}
const STEM = 6;

function nameAfter(stem: string, text: string): string | null {
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
    if (!fold(word).startsWith(stem)) continue;
    const after = text.slice(index + word.length);
    const name =
      /^ (?:d[aeo]s? |chamad[ao] )?((?:\p{Lu}[\p{L}'’]+)(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,3})/u.exec(
        after,
      )?.[1];
    if (name) return name;
  }
  return null;
}

/** The whole name of a person, or the name of a business, that a question asks for. */
export function properName(question: string, { state }: Known): string | null {
  const passages = passagesIn(state).filter(({ source }) => source !== 'sum');
  const found = wholeName(question, passages) ?? nameOfThing(question, passages);
  if (!found) return null;
  const { name, passage } = found;
  const where = passage.source === 'text' ? 'Está no texto que fizemos' : 'Você me disse';
  return `**${name}**. ${where}, ${whenSaid(passage.at, state.turns)}: “${cut(passage.text, QUOTE_MAX)}”.`;
}

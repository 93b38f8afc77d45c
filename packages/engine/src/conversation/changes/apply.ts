import { isWhole } from '../compose/sendable.ts';
import { withAdded } from './add.ts';
import { withAmountRewritten } from './corrected.ts';
import { cutOut } from './cut-out.ts';
import { withMoved } from './move.ts';
import { withName } from './name.ts';
import { withoutRepeats } from './once.ts';
import type { PartOperation } from './operations.ts';
import { withoutThing } from './order/things.ts';
import { isAbsent, withoutNamed } from './remove.ts';
import { type Replacement, withNewValues, withReplaced } from './replace.ts';
import { clausesOf, findWords, flat, sentencesIn, stemsOf } from './text-search.ts';
import { nameGiven, type Value, valuesIn } from './values.ts';

/** Does one operation on a text; null where it could not be done, the same text where nothing was to do. */
export function applied(
  text: string,
  operation: Exclude<PartOperation, { kind: 'style' }>,
): string | null {
  switch (operation.kind) {
    case 'remove': {
      const isForbidden = operation.isWish || FORBIDS.test(flat(operation.order));
      const what = isForbidden ? withoutAbsentDays(text, operation.what) : operation.what;
      if (isForbidden && stemsOf(what).length === 0) return text;
      return (
        withoutProperName(text, what) ??
        whole(text, withoutNamed(text, what), what) ??
        withoutThing(text, what) ??
        (operation.isWish || isAbsent(text, what) ? text : null)
      );
    }
    case 'replace':
      return withoutRepeated(withReplaced(text, operation) ?? notReplaced(text, operation), text);
    case 'once':
      return withoutRepeats(text);
    case 'move':
      return withMoved(text, operation.what, operation.where);
    case 'name': {
      const name = nameGiven(
        operation.who.replace(/^(?:(?:pr[ao]|para|com|fala|[ao])\s)+/iu, ''),
        false,
      );
      return name ? withName(text, name) : text;
    }
    case 'add':
      if (!operation.isQuestion) {
        const rewritten = withAmountRewritten(text, operation.what);
        if (rewritten !== null) return rewritten;
      }
      if (isStated(text, operation.what)) return text;
      return (
        (operation.isQuestion ? null : contradicted(text, operation.what)) ??
        withAdded(text, operation)
      );
  }
}

const NAME_OF = /^(?:o )?nome d[aeo] (\p{L}{3,20})$/iu;
/** "o nome do salão" of "no salão Jardim das Acácias": the place stays without its name. */
function withoutProperName(text: string, what: string): string | null {
  const thing = NAME_OF.exec(what.trim())?.[1];
  const place = thing ? findWords(text, thing) : null;
  const name = place
    ? /^ \p{Lu}[\p{L}\d]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}\d]+){0,3}/u.exec(text.slice(place.end))?.[0]
    : undefined;
  return place && name ? cutOut(text, { start: place.end, end: place.end + name.length }) : null;
}

/** A removal that leaves a fragment takes the clause, or the sentence, with it. */
function whole(text: string, left: string | null, what: string): string | null {
  if (left === null || isFit(text, left)) return left;
  const about = new Set(stemsOf(what));
  const has = (one: string) => stemsOf(one).some((stem) => about.has(stem));
  const holder = sentencesIn(text).find((one) => has(one.text));
  if (!holder) return left;
  const clauses = clausesOf(holder);
  const clause = clauses.find((one) => has(one.text));
  const shorter = clause && clauses.length > 1 ? cutOut(text, clause) : null;
  if (shorter !== null && isFit(text, shorter)) return shorter;
  return clauses.length > 1 ? left : cutOut(text, holder);
}

const HANGING = /(?:^|[,;.!?]\s)\p{L}{2,15}(?:ar|er|ir)(?:\sde\s[^,;.!?]{0,40})?(?=[,;.!?]|$)/u;
const isFit = (before: string, after: string): boolean => {
  const old = flat(before);
  return sentencesIn(after).every(
    ({ text }) => old.includes(flat(text)) || (isWhole(text) && !HANGING.test(text)),
  );
};

const FORBIDS = /\b(?:sem|nao|nem)\b/;
/** "sem falar em quinta-feira": another day of the text is not meant. */
function withoutAbsentDays(text: string, what: string): string {
  const own = valuesIn(text);
  return valuesIn(what)
    .filter(
      ({ type, key }) => type === 'day' && !own.some((one) => one.type === type && one.key === key),
    )
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), what);
}

const REPEATED = /(?<![\p{L}])(\p{L}{4,20})\s\1(?![\p{L}])/giu;
/** What is new may end with the word that stood after the old part. */
const withoutRepeated = (text: string | null, before: string): string | null =>
  text === null || before.search(REPEATED) >= 0 ? text : text.replace(REPEATED, '$1');

const STEMS_MIN = 3;

/** Whether one sentence of a text says all that is to be added. */
function isStated(text: string, what: string): boolean {
  const wanted = [...new Set(stemsOf(what))];
  return (
    wanted.length >= STEMS_MIN &&
    sentencesIn(text).some((sentence) => {
      const own = new Set(stemsOf(sentence.text));
      return wanted.every((stem) => own.has(stem));
    })
  );
}

/** What is new is stated where nothing like the old part is; a value that the text lacks is an error. */
function notReplaced(text: string, { old, by, order }: Replacement): string | null {
  if (findWords(text, by)) return text;
  const rewritten = old === null ? withAmountRewritten(text, by) : null;
  if (rewritten !== null) return rewritten;
  if (old !== null && valuesIn(old).length > 0) return null;
  return withAdded(text, { what: by, order, isQuestion: false, where: null });
}

const AROUND_VALUE =
  /^(?:agora|na|verdade|mudou|vai|ser|passou|ficou|fica|virou|e|eh|sao|so|mesm[ao]|pra|para|as|no|a|o|dia|ate|mais|tem|que|pode|sera|hora|horario|valor|preco|por|custa)?$/;
/** "agora é terça": nothing else is said than the value. */
const isOnlyValue = (rest: string): boolean =>
  flat(rest)
    .split(' ')
    .every((word) => AROUND_VALUE.test(word));

const PRICED = /\b(?:custa|valor|preco|sai|r\$|reais)\b|\d,\d{2}(?!\d)/;
const BEFORE_PRICE =
  /(?:custa|fica|sai|deu|por|valor|preco|total|e|de|para|pra|a|cobro|passa)(?: (?:em|por|a|de|e|para|pra))? $/;
/** "guardo um 42" is no price that another could take the place of. */
const isPriceIn = (text: string, { type, start, text: figure }: Value): boolean =>
  type === 'price' ||
  (type === 'number' && (/,\d{2}$/.test(figure) || BEFORE_PRICE.test(flat(text.slice(0, start)))));

/** A fact that the text states otherwise takes the place of what it states: "o frete é 20", "agora é terça". */
function contradicted(text: string, what: string): string | null {
  const values = valuesIn(what);
  if (values.length === 0 || values.length > 2) return null;
  const own = valuesIn(text);
  if (values.some((one) => own.every(({ type }) => type !== one.type && one.type !== 'number')))
    return null;
  const rest = values.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    what,
  );
  const bare = rest.replace(/[^\p{L}]+/gu, ' ').trim();
  const isPrice = PRICED.test(flat(what));
  if (isPrice && !own.some((one) => isPriceIn(text, one))) return null;
  if (isOnlyValue(bare)) return withNewValues(text, what, what);
  const about = stemsOf(rest);
  const isSameFact = sentencesIn(text).some((sentence) => {
    const stems = new Set(stemsOf(sentence.text));
    const types = valuesIn(sentence.text).map(({ type }) => type);
    return (
      about.length > 0 &&
      about.length <= 2 &&
      about.every((stem) => stems.has(stem)) &&
      values.every(({ type }) => types.includes(type))
    );
  });
  return isSameFact ? withNewValues(text, what, what) : null;
}

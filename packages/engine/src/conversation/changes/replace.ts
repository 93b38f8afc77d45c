import { asPattern, capital } from '../../shared/text.ts';
import { peopleIn } from '../reading/people.ts';
import { withSentence } from './add.ts';
import { cutOut } from './cut-out.ts';
import { withName } from './name.ts';
import { withoutNamed } from './remove.ts';
import { EMOJI } from './replacements.ts';
import { isAsking } from './sentences.ts';
import { spelled } from './spelling.ts';
import {
  findWords,
  flat,
  type Span,
  sentencesIn,
  spliced,
  stemsOf,
  withoutEnd,
  wordsIn,
} from './text-search.ts';
import { hourAsWritten, nameGiven, type Value, type ValueType, valuesIn } from './values.ts';
import { withValue, withValueEverywhere } from './written.ts';

/** What is to be replaced by what; `order` are the words before the new part. */
export interface Replacement {
  old: string | null;
  by: string;
  order: string;
}

/** A text with one thing in the place of another; null when it has no such thing. */
export function withReplaced(text: string, { old, by, order }: Replacement): string | null {
  const put = by.replace(/^["“'\s]+|(?<!["”'\s])["”'\s]+$/gu, '');
  const after =
    old === null
      ? (withNewName(text, put, order) ??
        withNewValues(text, put, `${order} ${by}`) ??
        withHour(text, put, order))
      : (inPlaceOf(text, old, put, order) ??
        (valuesIn(old).length > 0 ? null : withNewValues(text, put, old)));
  return after === text ? null : after;
}

/** The new words in the place of the old ones. */
function inPlaceOf(text: string, old: string, put: string, order: string): string | null {
  const emoji = /emoji|carinha|figurinha/iu.test(old);
  if (emoji) return `${text.replace(EMOJI, '').trim()} ${put}`;
  const anchored = withAnchored(text, valuesIn(old), valuesIn(put));
  if (anchored) return anchored;
  const byValue = withSwappedValues(text, valuesIn(old), valuesIn(put), put);
  if (byValue) return byValue;
  const exact = findWords(text, old) ?? findWords(text, bare(old));
  if (exact) return exchanged(text, exact, findWords(text, old) ? put : bare(put));
  const region = regionOf(text, old);
  if (region) return exchanged(text, region, asSentence(put, order));
  const phrase = phraseOf(text, old);
  if (phrase) return exchanged(text, phrase, put);
  const without = withoutNamed(text, old);
  return without === null
    ? null
    : withSentence(without, { what: put, order: '', isQuestion: false, where: null });
}

/** "domingo é 15h": the hour or the price that stands after the day. */
function withAnchored(text: string, olds: readonly Value[], news: readonly Value[]): string | null {
  const [old, ...otherOlds] = olds;
  const [by, ...otherNews] = news;
  if (old?.type !== 'day' || !by || otherOlds.length + otherNews.length > 0) return null;
  if (by.type !== 'hour' && by.type !== 'price') return null;
  const own = valuesIn(text);
  const day = own.find(({ type, key }) => type === 'day' && key === old.key);
  const meant = day && own.find(({ type, start }) => type === by.type && start > day.start);
  return meant ? withValue(text, meant, by) : null;
}

const LEAD =
  /^(?:(?:o|a|os|as|ess[ae]s?|aquel[ae]s?)\s)?(?:(?:palavra|nome|valor|preco|dia|hora|horario|data|parte|frase|termo)\s)?(?:(?:d[eoa]s?|que)\s)?/u;
const bare = (words: string): string => words.slice(LEAD.exec(flat(words))?.[0].length ?? 0);

const BEGINNING = /\b(?:comeco|inicio|abertura|primeira frase)\b/;
const GREETING =
  /^(?:(?:o|a|esse|aquele) )?(?:saudacao|oi|ola|bom dia|boa tarde|boa noite|cumprimento)\b/;
const END = /\b(?:final|finalzinho|fim|fecho|ultima frase|despedida)\b/;

/** "o final", "a pergunta", "a saudação": the sentence that it is. */
function regionOf(text: string, words: string): Span | null {
  const folded = flat(words).trim();
  const sentences = sentencesIn(text);
  if (GREETING.test(folded)) {
    const greeting =
      /^(?:oi+|olá|opa|bom dia|boa tarde|boa noite|prezad[oa]s?)(?:,? [^!,.?\n]{1,40})?[!,.?]/iu.exec(
        text,
      );
    return greeting ? { start: 0, end: greeting[0].length } : null;
  }
  if (BEGINNING.test(folded)) return sentences[0] ?? null;
  if (END.test(folded)) return sentences.at(-1) ?? null;
  return /\bpergunta\b/.test(folded)
    ? (sentences.findLast((one) => isAsking(one.text)) ?? null)
    : null;
}

/** The shortest stretch of one sentence that has all words that the text has of the old part. */
function phraseOf(text: string, old: string): Span | null {
  const about = new Set(stemsOf(old));
  const best = sentencesIn(text)
    .map((sentence) => ({
      sentence,
      found: wordsIn(sentence.text).filter(({ stem }) => about.has(stem)),
    }))
    .toSorted((a, b) => b.found.length - a.found.length)[0];
  const [first, last] = [best?.found[0], best?.found.at(-1)];
  if (!best || !first || !last || best.found.length < about.size / 2) return null;
  return { start: best.sentence.start + first.start, end: best.sentence.start + last.end };
}

const INVITATION = /(?:^|\s)convite\s(?:para|pra|a|pro)\s(.{1,300})$/iu;
const QUESTION = /^(?:uma\s)?pergunta\s(?:sobre|se|de)\s(.{1,300})$/iu;

function asSentence(put: string, order: string): string {
  const invited = INVITATION.exec(`${order} ${put}`)?.[1];
  if (invited) return `Podemos marcar ${withoutEnd(invited, '.!')}?`;
  const asked = QUESTION.exec(put)?.[1];
  if (asked) return `${capital(asked)}?`;
  const sentence = capital(withoutEnd(spelled(put), ',;'));
  return /[.!?…]$|\p{Extended_Pictographic}$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** A capital stays a capital, a sign at the end stands once. */
function exchanged(text: string, span: Span, put: string): string {
  const old = text.slice(span.start, span.end);
  const isCapital =
    /^\p{Lu}/u.test(old) && /(?:^|[.!?…\n]\s{0,4})$/u.test(text.slice(0, span.start));
  const worded = withoutEnd(spelled(put).trim(), ',;');
  const signs = /^[.!?,]/u.test(text.slice(span.end)) ? withoutEnd(worded, '.!') : worded;
  const article = /(?<![\p{L}])(?:[oa]s?|uma?)\s$/iu.exec(text.slice(0, span.start))?.[0];
  const isTwice = article !== undefined && flat(signs).startsWith(flat(article));
  const by = isTwice ? signs.slice(article.length) : signs;
  return spliced(text, span, isCapital ? capital(by) : by);
}

const NAMES = /\b(?:nome|cham\w+|escreve|com [a-z]\b|xar[aá])/iu;

/** "o nome dela é Sônia": in the place of the name that the text greets. */
function withNewName(text: string, put: string, order: string): string | null {
  const isSurely = NAMES.test(order) && valuesIn(put).length === 0;
  const name = valuesIn(put).length > 0 ? null : nameGiven(put, isSurely);
  if (!name) return null;
  const known = peopleIn(text);
  const alike = known.find((one) => flat(one).slice(-3) === flat(name).slice(-3));
  const greeted =
    /^(?:[Oo]i+|[Oo]lá|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite|[Pp]rezad[oa]),? ((?:(?:dona|seu|dra?\.?) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(
      text,
    )?.[1];
  const old = alike ?? greeted;
  if (!old) return withName(text, name);
  const title = /^(?:dona|seu|dra?\.?|doutora?) /iu.exec(old)?.[0] ?? '';
  const full = title !== '' && !/ /.test(name) ? `${title}${name}` : name;
  return text.replace(new RegExp(`(?<![\\p{L}])${asPattern(old)}(?![\\p{L}])`, 'gu'), full);
}

/** "põe 8h30" where the text names one day and no hour. */
function withHour(text: string, put: string, order: string): string | null {
  if (!ADDS.test(flat(order))) return null;
  const [hour, ...others] = valuesIn(put);
  const own = valuesIn(text);
  const isMissing = hour?.type === 'hour' && others.length === 0 && flat(put).length < HOUR_MAX;
  const isOneDay =
    own.filter(({ type }) => type === 'day').length === 1 &&
    own.every(({ type }) => type !== 'hour');
  return isMissing && isOneDay ? withBeside(text, [hour]) : null;
}
const ADDS = /\b(?:poe|bota|coloca|inclui|acrescenta|adiciona)\b/;
/** An hour with "às" or "lá pelas". */
const HOUR_MAX = 16;

/** Values without old ones: each takes the place of the one of its type that is meant. */
export function withNewValues(text: string, put: string, about: string): string | null {
  let left = text;
  const others: Value[] = [];
  const values = valuesIn(put);
  for (const value of values) {
    const meant = meantBy(value, valuesIn(left), about, left);
    if (meant) left = withValueEverywhere(left, meant, value);
    else others.push(value);
  }
  if (others.length === values.length) return null;
  return withBeside(left, others) ?? left;
}

const WORDS: readonly (readonly [ValueType, RegExp])[] = [
  [
    'price',
    /\b(?:valor|preco|custa|fica|sai|total|reais|cobro|taxa|frete|entrada|sinal|parcela|falta|mensalidade|diaria)\b/,
  ],
  ['hour', /\b(?:hora|horario|as|h)\b/],
  ['day', /\bdia\b/],
];

/** The value of a text that a new one is in the place of. */
function meantBy(value: Value, own: readonly Value[], about: string, text: string): Value | null {
  const named = WORDS.find(([, pattern]) => pattern.test(flat(about)))?.[0];
  const types: ValueType[] =
    value.type === 'number'
      ? [...(named ? [named] : []), 'number', 'price', 'hour', 'percent', 'day']
      : [value.type];
  for (const type of types) {
    const same = own.filter((one) => one.type === type && one.key !== value.key);
    const sameUnit = same.filter((one) => value.unit !== undefined && one.unit === value.unit);
    if (sameUnit[0]) return sameUnit[0];
    if (
      type === 'number' &&
      value.unit !== undefined &&
      same.every(({ unit }) => unit !== undefined)
    )
      continue;
    const [only] = same;
    if (!only) continue;
    if (same.length === 1) return only;
    return closest(same, about, text);
  }
  return null;
}

/** So many characters after a value still tell what it is about. */
const AFTER = 15;

/** Of several values the one whose clause has most of the words of a change; the first of equals. */
function closest(values: readonly Value[], about: string, text: string): Value | null {
  const stems = new Set(stemsOf(about).filter((one) => !/\d/.test(one)));
  const scored = values.map((value, at) => {
    const from = values[at - 1]?.end ?? Math.max(0, text.lastIndexOf('.', value.start));
    const until = Math.min(values[at + 1]?.start ?? text.length, value.end + AFTER);
    const before = stemsOf(text.slice(from, value.start)).filter((one) => stems.has(one)).length;
    const after = stemsOf(text.slice(value.end, until)).filter((one) => stems.has(one)).length;
    return { value, score: 2 * before + after };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.value ?? null;
}

/** "sexta 15h" by "sábado 11h": each value of the old part by the one of its type. */
function withSwappedValues(
  text: string,
  olds: readonly Value[],
  news: readonly Value[],
  put: string,
): string | null {
  const pairs = olds.flatMap((old) => {
    const by =
      news.find(({ type }) => type === old.type) ??
      (old.type === 'number' || news.some(({ type }) => type === 'number')
        ? news.find(({ type }) => type === 'number' || old.type === 'number')
        : undefined);
    const own = valuesIn(text).find(
      (one) =>
        (one.key === old.key || isPartOf(old, one)) &&
        (one.type === old.type || old.type === 'number' || one.type === 'number'),
    );
    return own ? [{ old: own, by }] : [];
  });
  if (pairs.length === 0) return null;
  const used = new Set(pairs.map(({ by }) => by));
  const further = news.filter((one) => !used.has(one));
  let left = text;
  for (const { old, by } of pairs.toSorted((a, b) => b.old.start - a.old.start)) {
    if (by) left = withValueEverywhere(left, old, by);
    else if (news.length === 0) left = exchanged(left, old, put);
    else left = cutOut(left, { start: old.start - leadOf(left, old), end: old.end });
  }
  const beside = further.filter(({ type }) => !pairs.some(({ old }) => old.type === type));
  return beside.length > 0 ? (withBeside(left, beside) ?? left) : left;
}

/** "quinta" of "quinta dia 20" */
const isPartOf = (old: Value, one: Value): boolean =>
  old.type === 'day' &&
  one.type === 'day' &&
  flat(one.text)
    .split(/[\s,]+/)
    .includes(flat(old.text));

const leadOf = (text: string, { start }: Span): number =>
  /(?:,?\s(?:[àa]s|no dia|n[ao]|até|por|de))?\s?$/u.exec(text.slice(0, start))?.[0].length ?? 0;

/** "muda segunda pra terça 9h": an hour beside the day, in the place of the hour of the text if any. */
function withBeside(text: string, values: readonly Value[]): string | null {
  let left = text;
  for (const value of values) {
    const own = valuesIn(left).find((one) => one.type === value.type);
    const day = valuesIn(left).find((one) => one.type === 'day');
    if (own) left = withValue(left, own, value);
    else if (value.type === 'hour' && day)
      left = spliced(left, { start: day.end, end: day.end }, `, às ${hourAsWritten(value.text)}`);
  }
  return left;
}

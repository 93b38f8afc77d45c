import { fold } from '../../shared/text.ts';
import { flat, sentencesIn, spliced, stemsOf } from './text-search.ts';
import { type Value, type ValueType, valuesIn } from './values.ts';
import { withValue, withValueEverywhere } from './written.ts';

/** A text with the values that a message states anew, and the rest of the message. */
export interface Restated {
  text: string;
  rest: string;
  /** A value that could stand in the place of several of the text. */
  unsure: { value: string; among: readonly string[] } | null;
}

/** Borders of clauses; a figure or a day after a comma belongs to the clause before it. */
const VERB =
  '(?:passa|passam|passou|mudou|muda|fica|ficam|ficou|será|sera|vai|vou|é|eh|são|custa|sai|passo|chego|entrego|busco|levo|devolvo|começa|termina)';
const BORDER = new RegExp(
  `[.!?]{1,5}\\s{1,3}|;\\s{1,3}|:\\s{1,3}|,\\s{1,3}(?=(?:(?:e|mas)\\s|que\\s(?:é|eu|el[ae]|a gente|n[aã]o|[oa]s?|meu|minha)\\s|(?:porque|pq|pois|j[aá] que)\\s|(?:\\p{L}{1,20}\\s){0,4}${VERB}\\s))|\\s{1,3}(?=(?:porque|pq|pois|j[aá] que)\\s|e\\s(?:\\p{L}{1,20}\\s){0,5}${VERB}\\s|e\\s(?:tir[ae]|põe|ponha|troc|deix|escrev|mand|fal|diz|diga))`,
  'giu',
);

interface Segment {
  text: string;
  /** The sign after it. */
  sign: string;
}

function segmentsOf(message: string): Segment[] {
  const all: Segment[] = [];
  let from = 0;
  for (const { 0: sign, index } of message.matchAll(BORDER)) {
    all.push({ text: message.slice(from, index), sign });
    from = index + sign.length;
  }
  return [...all, { text: message.slice(from), sign: '' }].filter(({ text }) => text.trim() !== '');
}

const STATES = new RegExp(`(?<![\\p{L}])${VERB}(?![\\p{L}])`, 'iu');
/** What is to be written besides, or is compared, is no statement of a value. */
const ORDERS =
  /(?<![\p{L}])(?:p[oõ]e|ponha|bot[ae]|coloc\p{L}+|acrescent\p{L}+|inclu\p{L}+|tamb[eé]m|al[eé]m|di[zg]\p{L}*|fal[ae]\p{L}*|avis\p{L}+|tir[ae]|troc\p{L}+|sem|n[aã]o|nem|ou|se|em vez|at[eé])(?![\p{L}])/iu;
const REASON = /^(?:porque|pq|pois|j[aá] que|que)\s/iu;

/** So general words name no thing whose value it is. */
const GENERAL =
  /^(?:dia|data|hora|horar|preco|valor|total|agora|passa|passo|passa|mudou|muda|fica|ficam|ficou|sera|sao|custa|sai|chego|levo|ser|feira|pra|verda|senho|senha|seu|sua|manha|tarde|noite|reais|entao|novo|nova|mesmo)$/;

/** So many characters after a value still tell what it is of: "90 dias de garantia". */
const AFTER = 15;
/** How many words about a value stand before and after it, up to the next of its type. */
function rank(value: Value, text: string, about: ReadonlySet<string>): number {
  const own = valuesIn(text).filter(({ type }) => type === value.type);
  const at = own.findIndex(({ start }) => start === value.start);
  const sentence = sentencesIn(text).find(
    ({ start, end }) => value.start >= start && value.start < end,
  );
  const from = Math.max(sentence?.start ?? 0, own[at - 1]?.end ?? 0);
  const until = Math.min(
    sentence?.end ?? text.length,
    own[at + 1]?.start ?? text.length,
    value.end + AFTER,
  );
  const count = (stretch: string) =>
    new Set(stemsOf(stretch).filter((stem) => about.has(stem))).size;
  return 2 * count(text.slice(from, value.start)) + count(text.slice(value.end, until));
}

/** The values of a text that a new one may be meant to replace: those of its subject, else all. */
function candidates(value: Value, segment: string, text: string): Value[] {
  const same = valuesIn(text).filter(
    ({ type, unit, key }) => type === value.type && unit === value.unit && key !== value.key,
  );
  const own = valuesIn(segment).reduceRight((left, span) => spliced(left, span, ' '), segment);
  const about = new Set(stemsOf(own).filter((stem) => !GENERAL.test(stem)));
  const ranked = same.map((one) => ({ one, score: rank(one, text, about) }));
  const most = Math.max(0, ...ranked.map(({ score }) => score));
  // A price, a number or a share of a thing that the text does not name is another one.
  if (most === 0 && about.size > 0 && !MOVES.has(value.type)) return [];
  return ranked.filter(({ score }) => score === most).map(({ one }) => one);
}
const MOVES: ReadonlySet<ValueType> = new Set(['day', 'hour']);

const put = (text: string, old: Value, by: Value): string => {
  if (!MOVES.has(old.type)) return withValue(text, old, by);
  // "terça, dia 8 de dezembro": the month goes with a day that is not named any more.
  const month = /^ de \p{L}{4,9}/u.exec(text.slice(old.end))?.[0] ?? '';
  const isDate = /\d/.test(old.text) && !/\d/.test(by.text);
  return isDate && month !== ''
    ? withValue(spliced(text, { start: old.end, end: old.end + month.length }, ''), old, by)
    : withValueEverywhere(text, old, by);
};

/** "passa a ser 240" where the text has prices. */
const asPrice = (value: Value, text: string): Value =>
  value.type === 'number' &&
  value.unit === undefined &&
  valuesIn(text).some(({ type }) => type === 'price')
    ? { ...value, type: 'price' }
    : value;

/** Words after the verb that the text lacks, as "por vídeo", and quoted words are more than a value. */
function saysMore(segment: string, text: string): boolean {
  const verb = STATES.exec(segment);
  if (verb === null || /["“”'‘’]/u.test(segment)) return true;
  const own = new Set(stemsOf(text));
  const bare = valuesIn(segment).reduceRight((left, span) => {
    const gap = ' '.repeat(span.end - span.start);
    return spliced(left, span, gap);
  }, segment);
  return stemsOf(bare.slice(verb.index)).some((stem) => !GENERAL.test(stem) && !own.has(stem));
}

/** One clause put into a text; null where it states no value that the text states otherwise. */
function withSegment(
  segment: string,
  text: string,
  isOrdered: boolean,
): { text: string; unsure: Restated['unsure'] } | null {
  const values = valuesIn(segment).map((one) => asPrice(one, text));
  if (values.length === 0 || ORDERS.test(segment) || saysMore(segment, text)) return null;
  let left = text;
  for (const value of values) {
    const isThere = valuesIn(left).some(
      ({ type, key }) => type === value.type && key === value.key,
    );
    if (isThere) continue;
    const found = candidates(value, segment, left);
    const [first] = found;
    if (!first) return null;
    if (new Set(found.map(({ key }) => key)).size > 1)
      return isOrdered
        ? { text, unsure: { value: value.text, among: found.map((one) => one.text) } }
        : null;
    left = put(left, first, value);
  }
  return { text: left, unsure: null };
}

/**
 * "o frete passa a ser R$ 135, que é a metade": the value takes the place of that of the same
 * subject, and why it changed stays out.
 */
export function withStatedValues(message: string, text: string, isOrdered: boolean): Restated {
  const segments = segmentsOf(message);
  const kept: Segment[] = [];
  let left = text;
  let unsure: Restated['unsure'] = null;
  let isReplaced = false;
  for (const segment of segments) {
    if (isReplaced && REASON.test(segment.text)) continue;
    const done = /\?\s*$/.test(segment.sign) ? null : withSegment(segment.text, left, isOrdered);
    isReplaced = done !== null;
    if (!done) {
      kept.push(segment);
      continue;
    }
    left = done.text;
    unsure ??= done.unsure;
    // "mudou o dia:" only leads to what is stated.
    if (
      kept.at(-1)?.sign.startsWith(':') &&
      kept.at(-1) === segments[segments.indexOf(segment) - 1]
    )
      kept.pop();
  }
  const rest = left === text ? kept : kept.filter((one) => !isOfOld(one.text, text, left));
  return { text: left, rest: rest.map(({ text: one, sign }) => one + sign).join(''), unsure };
}

const COMMANDS =
  /(?<![\p{L}])(?:tir[ae]|troc\p{L}+|p[oõ]e|ponha|bot[ae]|coloc\p{L}+|mud[ae]|acrescent\p{L}+)(?![\p{L}])/iu;
/** "quinta não tem sala": why a day that the text named is replaced. */
function isOfOld(segment: string, before: string, after: string): boolean {
  const [own, left] = [valuesIn(before), valuesIn(after)];
  const has = (all: readonly Value[], { type, key }: Value) =>
    all.some((one) => one.type === type && (one.key === key || flat(one.text).startsWith(key)));
  const values = valuesIn(segment);
  return (
    values.length > 0 &&
    values.every((one) => has(own, one) && !has(left, one)) &&
    !COMMANDS.test(segment)
  );
}

const REWRITES =
  /(?<![\p{L}])(?:refa[zç]\p{L}*|refac\p{L}+|reescrev\p{L}+|(?:escrev|mand|fa[zç]|redij|mont)\p{L}*\s(?:\p{L}+\s){0,4}?(?:outra vez|de novo|novamente|mais uma vez)|corri[jg]\p{L}*\s(?:\p{L}+\s){0,3}?(?:mensagem|texto|recado|aviso|bilhete|e-?mail|zap|whatsapp))(?![\p{L}])/iu;
const OF_SUM = /\b(?:contas?|calculos?|somas?|total|tabela)\b/;

/** "refaça o recado", "escreva outra vez": a text is to be written anew, with what is new. */
export const ordersRewriting = (message: string): boolean => {
  const order = REWRITES.exec(message);
  return order !== null && !OF_SUM.test(fold(message.slice(order.index)).slice(0, 40));
};

const OF_TEXT =
  /^(?:[oa]|ess[ae]|est[ae]|aquel[ae])\s(?:mensagem|texto|recado|aviso|bilhete|e-?mail|zap)(?![\p{L}])/iu;
const PRAISE =
  /^(?:ficou|est[aá]|t[aá])\s(?:muito\s)?(?:bo[am]|[oó]tim[oa]|linda?o?|perfeit[oa])$/iu;
const POLITE = /^(?:por (?:favor|gentileza)|obrigad[oa])$/iu;

/** A message without its order to write anew and what it says of the text: what is left to do. */
export const withoutRewriting = (message: string): string =>
  message
    .split(/(?<=[.!?;:,])\s{1,3}|\s{1,3}(?=e\s(?:tir[ae]|põe|ponha|troc\p{L}{1,9}|deix[ae])\s)/iu)
    .map((one) => ({
      one,
      bare: one
        .replace(/(?<![.!?;:,])[.!?;:,]+$/u, '')
        .replace(/^e\s/iu, '')
        .trim(),
    }))
    .filter(
      ({ bare }) =>
        !REWRITES.test(bare) && !OF_TEXT.test(bare) && !PRAISE.test(bare) && !POLITE.test(bare),
    )
    .map(({ one }) => one)
    .join(' ')
    .trim();

/** Whether nothing is left that could be done. */
export const isDone = (rest: string): boolean => stemsOf(flat(rest)).length === 0;

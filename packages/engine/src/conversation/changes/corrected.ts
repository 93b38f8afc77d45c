import { fold } from '../../shared/text.ts';
import type { Operation } from './operations.ts';
import { findWords, spliced, stemsOf } from './text-search.ts';
import { priceAsWritten, type Value, valuesIn } from './values.ts';

const CORRECTS =
  /\b(?:na verdade|corrig\w+|corrija|consert\w+|arrum\w+|errei|errad[oa]|engan\w+|equivoc\w+|mudou|mude|muda|remarc\w+|adiou|adiad[oa]|era pra ser|o certo|o correto|nao e mais|alter\w+|nao mais|mudanca|passou (?:para|pra|pro)|ficou (?:para|pra|pro)|transferi\w+|ajuste|antecip\w+|(?:nao|n)[,!. ]{1,3}(?:e|eh|sao|vai ser|fica|ficou|sera))\b/;
const CORRECTS_TEXT =
  /\b(?:na verdade|corrig\w+|corrija|conserte?|errei|me enganei|engano|equivoc\w+|esqueci que|confundi|imprevisto|remarc\w+|mudou|adiou|adiad[oa]|nao e mais|alteracao|alterou|nao mais|antecipou|passou (?:para|pra|pro)|ficou (?:para|pra|pro)|transferi\w+|ajuste|(?:nao|n)[,!. ]{1,3}(?:e|eh|sao|vai ser|fica|ficou|sera)|e (?:nao|n) (?:as|a|o|no|na|dia|pr[ao]|\d)|\d [a-z]{0,12} ?(?:nao|n),? (?:e |eh |sao )?\d)\b/;

/** Whether a message puts another day, hour or price in the place of one that a text states. */
export function correctsText(message: string, text: string): boolean {
  if (message.includes('?') || !CORRECTS_TEXT.test(fold(message))) return false;
  const own = valuesIn(text);
  return valuesIn(message).some(
    ({ type, key, unit }) =>
      (type === 'number' ? unit !== undefined : type !== 'name') &&
      own.some((one) => one.type === type && (type !== 'number' || one.unit === unit)) &&
      own.every((one) => one.type !== type || one.key !== key),
  );
}

/** More other words say more than when or how much. */
const WORDS_MAX = 4;

/**
 * "a festa, na verdade, é no domingo, dia 23": in a correction a day, an hour or a price takes the
 * place of the only one that the text has.
 */
export function asCorrection(one: Operation, request: string, text: string): Operation {
  if (one.kind !== 'add' || one.isQuestion || !CORRECTS.test(fold(request))) return one;
  const values = valuesIn(one.what).filter(({ type }) => type !== 'number' && type !== 'percent');
  const own = valuesIn(text);
  const isMeant = ({ type }: Value) => own.filter((other) => other.type === type).length === 1;
  const rest = stemsOf(one.what).filter((stem) => !/\d/.test(stem));
  const days = values.flatMap((value) => stemsOf(value.text)).length;
  if (values.length === 0 || !values.every(isMeant) || rest.length - days > WORDS_MAX) return one;
  return { kind: 'replace', old: null, by: one.what, order: one.order };
}

const PLACE = '(?:por|n[ao]s?|em|com|via|pel[ao]s?)\\s[^,.;!?]{2,40}?';
const NOT_ANY_MORE = new RegExp(
  `,?\\s(${PLACE}),?\\s(?:e\\s)?n[aã]o\\smais\\s(${PLACE})(?=[,.;!?]|$)`,
  'iu',
);
const OF_IT = /^\sd[aeo]s?\s\p{L}+/iu;

/** "por vídeo, e não mais na sede": what takes the place of what a text states, and the rest of the message. */
export function notAnyMore(
  request: string,
  text: string,
): { operation: Operation; rest: string } | null {
  const [whole = '', by = '', old = ''] = NOT_ANY_MORE.exec(request) ?? [];
  const span = old === '' ? null : findWords(text, old);
  if (!span) return null;
  const end = span.end + (OF_IT.exec(text.slice(span.end))?.[0].length ?? 0);
  return {
    operation: { kind: 'replace', old: text.slice(span.start, end), by, order: '' },
    rest: request.replace(whole, ''),
  };
}

const PRICE_LEAD =
  /^(?:(?:direitinho|certinho|bonitinho|assim)\s)?(?:(?:o |a |os )?(?:pre[cç]o|valor|total)(?: é| de|:)?|s[oó]|que|é|por|a)?\s{0,2}$/iu;

/** "escreve R$ 95,00 cada" where a text has "95 cada": the amount as it is given; null for other additions. */
export function withAmountRewritten(text: string, what: string): string | null {
  const [value, ...others] = valuesIn(what);
  if (value?.type !== 'price' || others.length > 0) return null;
  if (!PRICE_LEAD.test(what.slice(0, value.start))) return null;
  const own = valuesIn(text).find(
    ({ key, type }) => key === value.key && (type === 'price' || type === 'number'),
  );
  if (!own) return null;
  const rest = what.slice(value.end).replace(/(?<![.,!\s])[.,!\s]+$/u, '');
  const sentence = stemsOf(text);
  if (!stemsOf(rest).every((stem) => sentence.includes(stem) || EACH.test(stem))) return null;
  const each =
    /^\s(?:cada|por \p{L}+|[oa] \p{L}+)(?![\p{L}])/iu.exec(text.slice(own.end))?.[0] ?? '';
  const end = own.end + (rest.includes(each.trim()) ? each.length : 0);
  return spliced(text, { start: own.start, end }, `${priceAsWritten(value.text)}${rest}`);
}
const EACH = /^(?:cada|unida|mes|pesso)$/;

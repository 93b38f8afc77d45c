import { capital } from '../../shared/text.ts';
import { SHORT_DAYS } from '../../shared/writing/pt/short-days.ts';
import { spelled } from './spelling.ts';
import { flat, spliced } from './text-search.ts';
import { hourAsWritten, priceAsWritten, type Value, valuesIn } from './values.ts';

/** One value in the place of another, written as the text writes its own. */
export function withValue(text: string, old: Value, by: Value): string {
  if (old.type === 'day' && by.type === 'day') return withDay(text, old, by);
  if (old.type === 'day' && by.type === 'number' && /^dia\s\d{1,2}$/iu.test(old.text))
    return spliced(text, old, `dia ${by.text}`);
  const written =
    old.type === 'price'
      ? priceAsWritten(by.text)
      : old.type === 'hour'
        ? hourAsWritten(by.text)
        : old.type === 'percent'
          ? `${by.text.replace(/\s?%|\s?por cento/u, '')}%`
          : by.type === 'price'
            ? priceAsWritten(by.text)
            : by.text;
  return spliced(text, old, written);
}

/** The same for all values of a text that are the old one; an amount may stand with its sign and without. */
export const withValueEverywhere = (text: string, old: Value, by: Value): string =>
  valuesIn(text)
    .filter(
      ({ type, key, unit }) =>
        key === old.key &&
        ((type === old.type && unit === old.unit) ||
          (isAmount(type) && isAmount(old.type) && key.length >= AMOUNT_DIGITS)),
    )
    .toReversed()
    .reduce((left, one) => withValue(left, one, by), text);

const isAmount = (type: Value['type']): boolean => type === 'price' || type === 'number';
/** Fewer digits may count things. */
const AMOUNT_DIGITS = 3;

const MASCULINE = /^(?:sab|dom|dia|\d)/;
const RELATIVE = /^(?:hoje|amanha|depois|semana)/;
const TO_MASCULINE: Readonly<Record<string, string>> = {
  a: 'o',
  à: 'ao',
  na: 'no',
  da: 'do',
  pela: 'pelo',
  próxima: 'próximo',
  esta: 'este',
  essa: 'esse',
};
const TO_FEMININE = Object.fromEntries(Object.entries(TO_MASCULINE).map(([a, b]) => [b, a]));

const lowered = (day: string): string => `${day.charAt(0).toLowerCase()}${day.slice(1)}`;

/** "na sexta" by "sábado" is "no sábado", by "amanhã" is "amanhã". */
function withDay(text: string, old: Value, by: Value): string {
  const before = text.slice(0, old.start);
  const lead = /(?<![\p{L}])(n[ao]|d[ao]|[ao]|à|ao|pel[ao]|ess[ae]|est[ae]|próxim[ao])\s$/iu.exec(
    before,
  );
  const folded = flat(by.text);
  const short = SHORT_DAYS[folded];
  const word = short ?? lowered(spelled(by.text));
  const named = /^\d{1,2}\//.test(folded) && !lead ? `dia ${word}` : word;
  const isCapital = /^\p{Lu}/u.test(text.slice(old.start, old.end));
  const put = isCapital ? capital(named) : named;
  if (lead) {
    const article = lead[1] ?? '';
    if (RELATIVE.test(folded)) {
      const kept = /^(?:d|pel)/iu.test(article) ? 'de ' : '';
      return `${before.slice(0, lead.index)}${/^[oaàn]/iu.test(article) ? '' : kept}${put}${text.slice(old.end)}`;
    }
    const turned =
      (MASCULINE.test(folded) ? TO_MASCULINE : TO_FEMININE)[article.toLowerCase()] ?? article;
    return `${before.slice(0, lead.index)}${turned} ${put}${text.slice(old.end)}`;
  }
  return spliced(text, old, put);
}

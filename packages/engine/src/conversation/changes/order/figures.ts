import { money } from '../../../sums/index.ts';
import { flat } from '../text-search.ts';
import { type Value, valuesIn } from '../values.ts';

const amountOf = ({ key }: Value): number => Number(key.replace(',', '.'));
const EACH = /^\s(?:cada|por ([a-z]{3,12})|[oa] ([a-z]{2,12})|a unidade)(?![a-z])/;
const LEAST = 2;

/** "15 peças, R$ 58 cada": how many times what is the total; null where a text does not say both. */
export function totalOf(text: string): string | null {
  const values = valuesIn(text);
  const unit = values.flatMap((price) => {
    const each = /^(?:price|number)$/.test(price.type)
      ? EACH.exec(flat(text.slice(price.end, price.end + 30)))
      : null;
    const per = (each?.[1] ?? each?.[2] ?? '').slice(0, 5);
    return each && !/^(?:vista|prazo)/.test(per) ? [{ price, per }] : [];
  });
  const [only, ...more] = unit;
  if (!only) return sumOfPrices(text, values);
  if (more.length > 0) return null;
  const counts = values.filter(
    (one) =>
      one !== only.price &&
      one.type === 'number' &&
      one.unit !== undefined &&
      Number.isInteger(amountOf(one)) &&
      amountOf(one) >= LEAST &&
      !TIME.test(one.unit),
  );
  const named = counts.filter((one) => one.unit === only.per);
  const [count, ...others] = named.length > 0 ? named : counts;
  if (!count || others.length > 0) return null;
  return money(amountOf(count) * amountOf(only.price));
}

/** "100 brigadeiros 250 e 80 beijinhos 176": the sum of the prices of things that are all counted. */
function sumOfPrices(text: string, values: readonly Value[]): string | null {
  const counts = values.filter(
    ({ type, unit, text: figure, end }) =>
      type === 'number' &&
      unit !== undefined &&
      !TIME.test(unit) &&
      /s$/iu.test(/^\s(\p{L}+)/u.exec(text.slice(end))?.[1] ?? figure),
  );
  const prices = counts.map((count) => {
    const next = values[values.indexOf(count) + 1];
    const isPrice = next?.type === 'price' || (next?.type === 'number' && next.unit === undefined);
    return next && isPrice && !/[.!?\n]/.test(text.slice(count.end, next.start)) ? next : null;
  });
  const amounts = prices.flatMap((one) => (one ? [amountOf(one)] : []));
  const all = values.filter(({ type }) => type === 'price').length;
  return amounts.length < LEAST || amounts.length !== counts.length || all > amounts.length
    ? null
    : money(amounts.reduce((sum, one) => sum + one, 0));
}
const TIME = /^(?:dia|hora|mes|ano|minut|seman)/;

/** "a entrada de 30%" of the only price of a text, in money; null where it states no such share. */
export function shareOf(text: string, noun: string): string | null {
  const values = valuesIn(text);
  const prices = new Set(values.filter(({ type }) => type === 'price').map(amountOf));
  const [price, ...more] = [...prices];
  if (price === undefined || more.length > 0) return null;
  if (/^metade/.test(noun)) return money(price / 2);
  const shares = values.filter(({ type }) => type === 'percent');
  const near = shares.find((one) =>
    flat(text.slice(Math.max(0, one.start - 25), one.end + 20)).includes(noun.slice(0, 5)),
  );
  return near ? money((price * amountOf(near)) / 100) : null;
}

import { money } from '../../sums/index.ts';
import { flat, spliced } from './text-search.ts';
import { type Value, valuesIn } from './values.ts';

const IN_MONEY =
  /\b(?:em (?:reais|dinheiro|valor)|o valor)\b.{0,40}\b(?:porcentagem|percentual|por cento|%)|\b(?:porcentagem|percentual|por cento)\b.{0,30}\bem (?:reais|dinheiro)\b/;
const PRICE_FROM = 20;

const amountOf = ({ key }: Value): number => Number(key.replace(',', '.'));

/** "põe o sinal em reais em vez de porcentagem": the share of the only price of a text; null for other wishes. */
export function withShareInMoney(text: string, wish: string): string | null {
  if (!IN_MONEY.test(flat(wish))) return null;
  const values = valuesIn(text);
  const [share, ...shares] = values.filter(({ type }) => type === 'percent');
  const [price, ...prices] = values.filter(
    (one) => /^(?:price|number)$/.test(one.type) && !one.unit && amountOf(one) >= PRICE_FROM,
  );
  if (!share || !price || shares.length + prices.length > 0) return null;
  return spliced(text, share, money((amountOf(price) * amountOf(share)) / 100));
}

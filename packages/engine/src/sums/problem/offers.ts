import { money, percent, plain } from '../format.ts';
import { type Outcome, result } from '../outcome.ts';
import { unitName } from './answer.ts';
import {
  type Asked,
  type Given,
  isCountable,
  isPeriod,
  MONEY,
  packOf,
  sameUnit,
} from './quantity.ts';

interface Offer {
  size: Given;
  price: Given;
  /** What one of its units costs. */
  rate: number;
}

/** "2 litros por 28 ou 5 litros por 60, qual compensa": the cheaper unit; null for any other comparison. */
export function comparedOffers(own: readonly Given[], { compares }: Asked): Outcome | null {
  if (!compares || own.length !== 4) return null;
  const offers: Offer[] = [];
  for (let at = 0; at < own.length; at += 2) {
    const pair = [own[at], own[at + 1]];
    const price = pair.find((one) => one?.unit === MONEY);
    const size = pair.find((one) => one !== undefined && isSize(one));
    if (!price || !size || size.value <= 0) return null;
    const isEach =
      price.per.some((one) => sameUnit(one, size.unit) > 0) &&
      !price.per.includes(size.per[0] ?? '');
    offers.push({ size, price, rate: isEach ? price.value : price.value / size.value });
  }
  const [low, high] = offers.toSorted((a, b) => a.rate - b.rate);
  if (!low || !high || low.size.unit !== high.size.unit || low.rate === high.rate) return null;
  const unit = unitName(low.size.unit);
  const less = percent(((high.rate - low.rate) / high.rate) * 100);
  const shown = ({ size, price, rate }: Offer) =>
    rate === price.value
      ? `${plain(size.value)} × ${money(rate)} = ${money(rate * size.value)}`
      : `${money(price.value)} ÷ ${plain(size.value)} = ${money(rate)}`;
  return result(
    `Compensa mais o de **${plain(low.size.value)} ${unit}**: cada ${unit} sai por **${money(low.rate)}**, contra ${money(high.rate)} no outro (${less} a menos).`,
    [low, high].map(shown).join('; '),
  );
}

const isSize = ({ unit, role }: Given) =>
  role === 'count' && (isCountable(unit) || isPeriod(unit)) && packOf(unit) === null;

import { formatMoney } from '../language/money.ts';
import { assumed, type Line, told } from './lines.ts';
import type { Reading } from './reading.ts';

/** What one sale is worth: in the seller's own figure when there is one, else the segment's range. */
export function ticketLine(reading: Reading): Line {
  const { price } = reading.told;
  const [from, to, per] = reading.segment.tickets[reading.type];
  const range = `${formatMoney(from)} a ${formatMoney(to)} ${per}`;
  if (!price) return assumed(range);
  const said = formatMoney(price.money.amount);
  const usual = reading
    .words('ticket')
    .pick([
      `no mercado, o comum vai de ${range} (estimativa)`,
      `para comparar, outros ficam entre ${formatMoney(from)} e ${formatMoney(to)} ${per} (estimativa)`,
    ]);
  return told(`Em torno de ${said}, como você contou; ${usual}`, price.words);
}

/** The short form for the list. */
export function ticketRange(reading: Reading): string {
  const { price } = reading.told;
  if (price) return `Cerca de ${formatMoney(price.money.amount)}`;
  const [from, to] = reading.segment.tickets[reading.type];
  return `${formatMoney(from)} a ${formatMoney(to)}`;
}

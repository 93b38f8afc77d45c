import type { Buyer } from '../../knowledge/segments/segment.ts';
import { formatMoney } from '../language/money.ts';
import { capital, lower } from '../language/text.ts';
import { assumed, type Line, told } from './lines.ts';
import type { Reading } from './reading.ts';

/** What one sale is worth: in the seller's own figure when there is one, else the market's range. */
export function ticketLine({
  told: { price },
  buyers,
  segment,
  types,
  sizes,
  words,
}: Reading): Line {
  const [first] = buyers;
  const usual = `${range(first)} ${first.ticket[2]}`;
  if (price) {
    const beside = words('ticket').pick([
      `Referência do mercado: ${usual} (estimativa)`,
      `Para comparar, a nossa estimativa do mercado vai de ${usual}`,
      `Outras vendas para esse público costumam ficar em ${usual} (estimativa)`,
      `Em vendas parecidas, estimamos ${usual}`,
      `A faixa que estimamos para esse público é de ${usual}`,
    ]);
    return told(`${capital(price.text)}, como você contou. ${beside}.`, price.words);
  }
  if (types.length === 1) return assumed(`${usual} (estimativa)`);
  const each = types.map((type, at) => {
    const buyer = segment.buyers[type];
    return `${range(buyer)} ${buyer.ticket[2]} ${lower(sizes[at]?.among ?? '')}`;
  });
  return assumed(`${each.join('; ')} (estimativas)`);
}

/** The short form for the list. */
export const ticketRange = ({ told: { price }, buyers: [first] }: Reading): string =>
  price ? price.text : range(first);

const range = ({ ticket: [from, to] }: Buyer) => `${formatMoney(from)} a ${formatMoney(to)}`;

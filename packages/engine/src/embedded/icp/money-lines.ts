import type { Buyer } from '../../knowledge/segments/segment.ts';
import { formatMoney } from '../../shared/money.ts';
import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital, lower } from '../../shared/text.ts';
import type { Reading } from './reading.ts';

/** The ticket: the stated price when there is one, else the market range. */
export function ticketLine({
  extracted: { price },
  buyers,
  segment,
  types,
  sizes,
  words,
}: Reading): SourcedLine {
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
    return stated(`${capital(price.text)}, como você contou. ${beside}.`, price.words);
  }
  if (types.length === 1) return assumed(`${usual} (estimativa)`);
  const each = types.map((type, at) => {
    const buyer = segment.buyers[type];
    return `${range(buyer)} ${buyer.ticket[2]} ${lower(sizes[at]?.among ?? '')}`;
  });
  return assumed(`${each.join('; ')} (estimativas)`);
}

/** The short form for the list. */
export const ticketRange = ({ extracted: { price }, buyers: [first] }: Reading): string =>
  price ? price.text : range(first);

const range = ({ ticket: [from, to] }: Buyer) => `${formatMoney(from)} a ${formatMoney(to)}`;

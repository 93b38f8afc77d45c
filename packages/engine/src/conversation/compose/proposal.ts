import { capital, fold } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';
import type { Known } from '../state/known.ts';
import { figureFor } from './figure.ts';
import type { RequestRead } from './request.ts';
import type { Slots } from './slots.ts';
import { asText, statedIn } from './stated.ts';

const TOTAL =
  /(?<!\d)(\d[\d.]{0,14}(?:,\d{2})?) (?:reais )?(?:no |de )?total\b|\btotal (?:de |é |fica em |dá )?(?:r\$ ?)?(\d[\d.]*(?:,\d{2})?)/iu;
/** The total that what is offered names. */
function totalIn(content: string): string | null {
  const [, before, after] = TOTAL.exec(content) ?? [];
  const figure = before ?? after;
  return figure ? money(Number(figure.replaceAll('.', '').replace(',', '.'))) : null;
}

const PAYMENT =
  /\b(?:entrada|sinal|parcel\w+|\d{1,2} ?x|vezes|pix|boleto|cart[aã]o|[àa] vista)\b/iu;
/** The clause that says how it is paid. */
const paymentIn = (content: string): string | null => {
  const clause = content.split(/[.;]\s|,\s/u).find((one) => PAYMENT.test(one));
  return clause ? capital(clause.replace(/[.\s]{1,9}$/u, '')) : null;
};

/** A proposal by headings; what is not known is marked. */
export function proposal(
  { request }: { request: string },
  read: RequestRead,
  slots: Slots,
  known: Known,
): string {
  const { person, firstName } = known;
  const content = asText(statedIn(read, known).sentences);
  const isList = /\b(?:topicos|lista|itens)\b/.test(fold(request));
  return [
    `Proposta: ${capital(slots.oferta)}`,
    `Para: ${person ?? '[confirme: nome do cliente]'}`,
    'O que você precisa: [confirme: nas palavras do cliente]',
    `O que está incluso: ${content || '[confirme: itens]'}`,
    `Investimento: ${totalIn(content) ?? figureFor(request, known) ?? slots.valor}`,
    `Prazo: ${slots.quando}`,
    `Pagamento: ${paymentIn(content) ?? '[confirme: forma]'}`,
    'Validade: [confirme: data]',
    `Para seguir, é só responder “pode seguir”. ${firstName || '[seu nome]'}`,
  ]
    .map((line) => (isList ? `- ${line}` : line))
    .join(isList ? '\n' : '\n\n');
}

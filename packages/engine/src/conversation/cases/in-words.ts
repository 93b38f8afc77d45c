import { capital, cut, lower } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';
import { ownText } from '../reading/artefact.ts';
import { type Case, type CaseChannel, priceOf } from './case.ts';

const SAID_MAX = 80;
const CHANNELS: Record<CaseChannel, string> = {
  whatsapp: 'por WhatsApp',
  phone: 'por telefone',
  email: 'por e-mail',
  visit: 'pessoalmente',
  instagram: 'pelo Instagram',
};
const AGO = /^há /;

/** Says less of somebody than their business does. */
const GENERIC = /^(?:client[ea]|pessoa|cara)$/iu;
/** A title without a name: "dona". */
const TITLE = /^(?:don[oa]|senhora?|seu)$/iu;

/** How the seller calls a customer without a name; null for a bare title. */
const roleOf = ({ role, place }: Case): string | null =>
  role && !TITLE.test(role.trim()) && !(place && GENERIC.test(role)) ? ownText(role) : null;

/** Who the customer is, at the beginning of a sentence. */
export const nameOf = (one: Case): string | null => {
  const name = one.name ?? roleOf(one) ?? (one.place && ownText(one.place));
  return name ? capital(name) : null;
};

/** The same inside a sentence: "dona Lúcia", "Suelen". */
export const nameInside = (one: Case): string | null => {
  const role = roleOf(one);
  return one.name ?? (role ? lower(role) : one.place && ownText(one.place));
};

/** One sentence on where a case stands; null when too little is known. */
export function caseInWords(one: Case): string | null {
  const points = [stageOf(one), decisionOf(one)].filter(Boolean).join('; ');
  if (!points) return null;
  const name = nameOf(one);
  return name ? `${name}: ${points}.` : `${capital(points)}.`;
}

function stageOf(one: Case): string | null {
  const { stage, since, said, channel } = one;
  const price = priceOf(one);
  const amount = price ? ` de ${money(price.value).replace(/,00$/, '')}` : '';
  const how = channel ? ` ${CHANNELS[channel]}` : '';
  const when = since ? (AGO.test(since) ? ` ${since}` : `, ${since}`) : '';
  switch (stage) {
    case 'first-contact':
      return 'primeiro contato ainda por fazer';
    case 'talked':
      return `vocês já conversaram${how}${when}`;
    case 'price-stated':
      return `preço${amount} passado${how}${when}`;
    case 'proposal-sent':
      return `orçamento${amount} enviado${how}${when}`;
    case 'silent':
      return `${price || how ? `orçamento${amount}${how}, ` : ''}sem resposta${since ? (AGO.test(since) ? ` ${since}` : ` desde ${since}`) : ''}`;
    case 'negotiating':
      return said
        ? `respondeu “${cut(ownText(said).replace(/[“”"]/g, ''), SAID_MAX)}”${amount ? ` ao preço${amount}` : ''}`
        : amount
          ? `em conversa, preço${amount}`
          : null;
    case 'closed':
      return `fechado${amount ? `, ${amount.slice(4)}` : ''}`;
    case 'lost':
      return 'venda perdida';
    default:
      return price ? `preço${amount}` : null;
  }
}

const ACCENTS: Readonly<Record<string, string>> = {
  mae: 'mãe',
  irma: 'irmã',
  irmao: 'irmão',
  patrao: 'patrão',
  socio: 'sócio',
  socia: 'sócia',
};

/** Who decides besides the customer, as it is written: "irmão". */
export const deciderInWords = (decider: string): string => ACCENTS[decider] ?? decider;

const decisionOf = ({ decider }: Case): string | null =>
  decider ? `outra pessoa participa da decisão (${deciderInWords(decider)})` : null;

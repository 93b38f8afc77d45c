import { fold } from '../../shared/text.ts';
import { saidBy } from '../reading/reported.ts';
import { countWords } from '../reading/wording.ts';
import { valuesIn } from './values.ts';

const LEAD = /^(?:(?:e|mais|ah|opa|olha|entao|ai|detalhe)[,:]? )*/;
/** What an offer has, in the words of who sells it: neither what a buyer says nor the seller's own business. */
const OFFERS =
  /^(?:pagamento|entrega|instalacao|montagem|frete|garantia|validade|brinde|degustacao|estacionamento|parcel[ao]|aceit(?:o|amos)|tem|temos|tenho|vai ter|inclui|inclus[oa]s?|ganha|leva|levo|dou|damos|da (?=\d|um|uma)|faco|fazemos|entreg(?:o|amos)|reserv(?:o|amos)|guard(?:o|amos)|parcel(?:o|amos))(?![a-z])/;
const FACT =
  /\b(?:tambem|tbm?|inclus[oa]s?|gratis|de graca|cortesia|brinde|sem (?:custo|juros|taxa))\b/;
/** "queijos inclusos" */
const INCLUDED = /^(?:[a-z]+ ){1,4}(?:inclus[oa]s?|gratis|de graca|de brinde)[.!]?$/;
const OTHER =
  /\b(?:meta|comissao|vendi|lucro|margem|concorrente|reclam\w*|pediu|perguntou|achou|disse|falou|quer|acha|cliente novo|duvida|coach)\b|\b(?:tem|tenho) (?:como|que|medo|vergonha|uma? (?:duvida|pergunta|cliente|problema))\b/;
const WORDS_MAX = 14;

/** Whether a message right after a text states one more fact of the offer: "entrega em 3 dias". */
export function addsFact(message: string): boolean {
  const folded = fold(message).trim().replace(LEAD, '');
  if (message.includes('?') || countWords(message) > WORDS_MAX || saidBy(message) !== null)
    return false;
  if (OTHER.test(folded)) return false;
  if (!OFFERS.test(folded)) return INCLUDED.test(folded);
  return FACT.test(folded) || valuesIn(message).length > 0;
}

/** "e dá 10% na próxima compra": what the customer gets, as they read it. */
export const asGiven = (message: string): string =>
  message.replace(/^(?:e\s)?d[aá]\s(?=\d)/iu, 'põe que você ganha ');

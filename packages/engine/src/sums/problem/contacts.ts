import { fold } from '../../shared/text.ts';
import { type Given, MONEY } from './quantity.ts';
import { unitOf } from './words.ts';

const ASKED =
  /\bq(?:ua)?n?t[oa]s (?:mais )?(ligacoes|visitas|contatos|portas|mensagens|reunioes|propostas|abordagens|conversas|demonstracoes)\b/;
/** How many of them lead to a sale. */
const RATE = /\b(?:a|em|de|pra|para) cada\b|\bviram?\b|\bconver\w+|\bfech[oa]\w*\b|\b\d+ em \d+\b/;
const NAMES: Readonly<Record<string, string>> = {
  ligacoes: 'ligações',
  reunioes: 'reuniões',
  demonstracoes: 'demonstrações',
};

/** The contacts that a message asks for though no number says how many of them make a sale; null for none. */
export function unknownContacts(text: string, givens: readonly Given[]): string | null {
  const noun = ASKED.exec(fold(text))?.[1];
  if (noun === undefined) return null;
  const unit = unitOf(noun);
  const isOfMoney = givens.some((one) => one.unit === MONEY);
  if (RATE.test(fold(text)) || (givens.length > 0 && !isOfMoney)) return null;
  const isKnown = givens.some(
    (one) => one.unit === unit || one.per.includes(unit) || one.label.split(' ').includes(unit),
  );
  return isKnown ? null : (NAMES[noun] ?? noun);
}

/** What leads from sales to the contacts that they take. */
export const askConversion = (contacts: string): string =>
  `De cada 10 ${contacts}, quantas viram venda? Sem isso eu só chego ao número de vendas, não ao de ${contacts}.`;

import type { Possession } from '../../knowledge/practice/biography.ts';
import { POSSESSIONS } from '../../knowledge/practice/index.ts';
import { askedAbout } from '../asked/asked.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import type { Buyer } from '../types.ts';
import { type DetailAnswer, detailOf, speakerOf } from './detail.ts';
import { NEUTRAL, purchaseKindOf } from './kinds.ts';
import { agrees } from './question.ts';

/** "Já tem algum …", "vocês usam …", "o carro tá com …": what follows is had or not. */
const HAS =
  '\\b(?:tem|tens|tinha|teria|possui|possuem|usam?|utilizam?|contam? com|trabalham? com|emitem?|aceitam?|paga|cobram?|pedem?|pede|fazem?|faz|existe|ha|ta com|esta com|vem com) (?:(?:ja|hoje|ai|la|aqui|em casa|na loja|no predio|na empresa|algum|alguma|um|uma|o|a|os|as|seu|sua|de|mais|voces?|agora|tipo|so) ){0,4}';

interface Asked {
  possession: Possession;
  pattern: RegExp;
}
let asked: readonly Asked[] | undefined;

const askedPossessions = (): readonly Asked[] =>
  (asked ??= POSSESSIONS.map((possession) => ({
    possession,
    pattern: new RegExp(`${HAS}(?:${possession.pattern.source})\\b`),
  })));

/** From here on a question about a thing is one of selling: "tem uma reserva pra isso?" */
const SELLS_FROM = 0.3;

/** Whether a question asks if the buyer has or does one of these things. */
export const asksPossession = (folded: string): boolean =>
  askedIn(folded) === 'yesNo' &&
  askedAbout(folded).selling < SELLS_FROM &&
  askedPossessions().some(({ pattern }) => pattern.test(folded));

/** What the classifier may take such a question for. */
const ABOUT = [
  ...(['purchase.today', 'purchase.tried', 'purchase.brand', 'buyer.supplier'] as const),
  ...(['buyer.space', 'buyer.help', 'buyer.receive'] as const),
];

/** "Tem contador hoje?", "usa maquininha?": a yes or a no with one detail; null where nothing is known of it. */
export function possessionAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  if (askedIn(folded) !== 'yesNo' || !agrees(folded, ABOUT)) return null;
  const scope = buyer.isCompany ? 'company' : 'person';
  const found = askedPossessions().find(
    ({ possession, pattern }) => (possession.scope ?? scope) === scope && pattern.test(folded),
  );
  if (!found || isOfPurchase(buyer, folded)) return null;
  const { key, says } = found.possession;
  const id = `has ${key}`;
  return { id, text: detailOf(speakerOf(setup, buyer), says, id) };
}

/** What is bought has answers of its own. */
const isOfPurchase = ({ biography }: Buyer, folded: string): boolean =>
  biography.purchase !== NEUTRAL.purchase &&
  (purchaseKindOf(biography)?.pattern.test(folded) ?? false);

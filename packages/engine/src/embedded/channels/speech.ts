import type { IcpProfile } from '@salesai/contract/icp';
import type { Situation } from '../../knowledge/channels/situation.ts';
import { ARGUMENTS, CREDENTIALS, MANNER_ARGUMENTS } from '../../knowledge/scripts/arguments.ts';
import { capital, cleanText, cut, fold, lower } from '../language/text.ts';
import type { Variation } from '../language/variation.ts';
import { fill } from './fill.ts';
import type { SellerTraits } from './seller.ts';

const PAIN_MAX = 110;
const ARGUMENT_MAX = 150;
/** Advice to the seller ("Mostre…") cannot be said to the buyer. */
const ADVICE =
  /^(mostr|use\b|usar|fal(e|ar)\b|reforc|trag|comec|apresent|oferec|destaque|expli(que|car)|prov(e|ar)\b|lev(e|ar)\b|compar(e|ar)\b|enfati|cont(e|ar)\b|pergunt|evit|deix|fac[ao]\b|de\b|ponha|coloque|ancor|posicion|demonstr|ajud|aprox|fortale|ressalt|quantifi|cite|abord|conect|prefer)/;
const WHO_SAYS =
  /^(eles|elas|ele|ela|o cliente|a cliente|os clientes|as clientes|meus clientes|o publico)\s+/i;

/** The buyer's main pain, fit to stand after a colon in speech. */
export function painOf(icp: IcpProfile): string {
  const said = [icp.mainPain, icp.details.dorPrincipal].map(plain).find((text) => text.length > 3);
  const pain = cut(lower((said ?? '').replace(WHO_SAYS, '')), PAIN_MAX);
  return pain || 'gastar tempo e dinheiro sem resolver o que incomoda';
}

/** What speaks for the offer, as whole sentences: the profile's own arguments, then the seller's. */
export function argumentsOf(
  icp: IcpProfile,
  audience: Situation['speaksTo'],
  { archetype, offer, tenure }: SellerTraits,
  words: Variation,
): string[] {
  const own = icp.details.estrategiaAbordagem.argumentosChave
    .map(plain)
    .filter((text) => text.length > 8 && text.length <= ARGUMENT_MAX && !ADVICE.test(fold(text)))
    .map((text) => `${capital(text)}.`);
  const credential =
    offer && tenure ? [fill(words.pick(CREDENTIALS), { oferta: offer, tempo: tenure })] : [];
  const manner = archetype ? words.some(MANNER_ARGUMENTS[audience][archetype], 2) : [];
  return [...own, ...manner, ...credential, words.pick(ARGUMENTS[audience])];
}

/** One sentence of untrusted text, without end marks; assumptions lose their label. */
function plain(text: string): string {
  const clean = cleanText(text)
    .replace(/^(hipótese|suposição|estimativa)\s*:\s*/i, '')
    .replace(/\s*\((hipótese|suposição|estimativa)\)/gi, '');
  const sentence = /^.{12,}?[.!?](?=\s|$)/.exec(clean)?.[0] ?? clean;
  return sentence.replace(/^['\s]+|['\s.,;:!?…-]+$/gu, '');
}

import type { IcpProfile } from '@salesai/contract/icp';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import type { Wordings } from '../../knowledge/seller/facts.ts';
import { capital, cleanText, cut, fold, lower } from '../language/text.ts';
import type { Variation } from '../language/variation.ts';

const PAIN_MAX = 110;
const ARGUMENT_MAX = 150;
/** Advice to the seller ("Mostre…") cannot be said to the buyer. */
const ADVICE =
  /^(mostr|use\b|usar|fal(e|ar)\b|reforc|trag|comec|apresent|oferec|destaque|expli(que|car)|prov(e|ar)\b|lev(e|ar)\b|compar(e|ar)\b|enfati|cont(e|ar)\b|pergunt|evit|deix|fac[ao]\b|de\b|ponha|coloque|ancor|posicion|demonstr|ajud|aprox|fortale|ressalt|quantifi|cite|abord|conect|prefer)/;
const WHO_SAYS =
  /^(eles|elas|ele|ela|o cliente|a cliente|os clientes|as clientes|meus clientes|o publico)\s+/i;

const FOR_COMPANIES: Wordings = [
  'Começamos por um ponto só, com prazo curto e um número combinado para medir; se não mudar, você não segue.',
  'Em vez de projeto longo, faço um primeiro passo pequeno, com responsável, data e resultado que dá para conferir.',
  'O primeiro mês serve para provar: escopo fechado, uma pessoa respondendo por ele e revisão marcada na agenda.',
];
const FOR_PEOPLE: Wordings = [
  'Você sabe o preço antes, vê exatamente o que vai receber e tem comigo o contato de quem resolve depois.',
  'Explico cada passo, combino prazo por escrito e fico do seu lado se algo sair diferente do esperado.',
  'Mostro casos parecidos com o seu, digo o que dá e o que não dá para fazer, e você decide com calma.',
];

/** The buyer's main pain, fit to stand after a colon in speech. */
export function painOf(icp: IcpProfile): string {
  const said = [icp.mainPain, icp.details.dorPrincipal].map(plain).find((text) => text.length > 3);
  const pain = cut(lower((said ?? '').replace(WHO_SAYS, '')), PAIN_MAX);
  return pain || 'gastar tempo e dinheiro sem resolver o que incomoda';
}

/** What speaks for the offer, as whole sentences: the profile's own arguments, else ours. */
export function argumentsOf(
  icp: IcpProfile,
  customers: readonly CustomerKind[],
  words: Variation,
): string[] {
  const own = icp.details.estrategiaAbordagem.argumentosChave
    .map(plain)
    .filter((text) => text.length > 8 && text.length <= ARGUMENT_MAX && !ADVICE.test(fold(text)))
    .map((text) => `${capital(text)}.`);
  const ours = words.some(customers.includes('individuals') ? FOR_PEOPLE : FOR_COMPANIES, 3);
  return [...own, ...ours];
}

/** One sentence of untrusted text, without end marks; assumptions lose their label. */
function plain(text: string): string {
  const clean = cleanText(text)
    .replace(/^(hipótese|suposição|estimativa)\s*:\s*/i, '')
    .replace(/\s*\((hipótese|suposição|estimativa)\)/gi, '');
  const sentence = /^.{12,}?[.!?](?=\s|$)/.exec(clean)?.[0] ?? clean;
  return sentence.replace(/^['\s]+|['\s.,;:!?…-]+$/gu, '');
}

import type { IcpProfile } from '@salesai/contract/icp';
import type { Situation } from '../../knowledge/channels/situation.ts';
import { ARGUMENTS, CREDENTIALS, MANNER_ARGUMENTS } from '../../knowledge/scripts/arguments.ts';
import { capital, fold, lower, start } from '../../shared/text.ts';
import type { Variation } from '../../shared/variation.ts';
import { fill } from './fill.ts';
import { plain } from './plain.ts';
import type { SellerTraits } from './seller.ts';

const PAIN_MAX = 110;
const ARGUMENT_MAX = 150;
/** Advice to the seller ("Mostre…"), unsuitable for scripts. */
const ADVICE =
  /^(mostr|use\b|usar|fal(e|ar)\b|reforc|trag|comec|apresent|oferec|destaque|expli(que|car)|prov(e|ar)\b|lev(e|ar)\b|compar(e|ar)\b|enfati|cont(e|ar)\b|pergunt|evit|deix|fac[ao]\b|de\b|ponha|coloque|ancor|posicion|demonstr|ajud|aprox|fortale|ressalt|quantifi|cite|abord|conect|prefer)/;
const WHO_SAYS =
  /^(eles|elas|ele|ela|o cliente|a cliente|os clientes|as clientes|meus clientes|o publico)\s+/i;

/** "Não conseguem prever a conta" becomes "não conseguir prever…" when speaking to the buyer. */
const AS_INFINITIVE: readonly (readonly [RegExp, string])[] = [
  [/^(sofrem?|lutam?) (com|contra|para) /i, ''],
  [/^t[eê]m dificuldade /i, 'dificuldade '],
  [/^não consegu(e|em) /i, 'não conseguir '],
  [/^não t[eê]m /i, 'não ter '],
  [/^não sab(e|em) /i, 'não saber '],
  [/^perd(e|em) /i, 'perder '],
  [/^gasta(m)? /i, 'gastar '],
  [/^paga(m)? /i, 'pagar '],
  [/^precisa(m)? /i, 'precisar '],
  [/^sent(e|em) /i, 'sentir '],
  [/^fica(m)? /i, 'ficar '],
];

/** The buyer's main pain, to follow a colon. */
export function painOf(icp: IcpProfile): string {
  const statement = [icp.mainPain, icp.details.dorPrincipal]
    .map(plain)
    .find((text) => text.length > 3);
  const [subjectless = ''] = [statement?.replace(WHO_SAYS, '')];
  const verb = AS_INFINITIVE.find(([pattern]) => pattern.test(subjectless));
  const pain = verb ? subjectless.replace(...verb) : subjectless;
  return shortened(lower(pain), PAIN_MAX) || 'gastar tempo e dinheiro sem resolver o que incomoda';
}

/** Arguments as whole sentences: the profile's, then the seller's. */
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

/** Cuts before a comma, else at a word, without an ellipsis. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = start(text, max);
  const comma = Math.max(head.lastIndexOf(','), head.lastIndexOf(';'), head.lastIndexOf(' ('));
  const end = comma > max / 3 ? comma : head.lastIndexOf(' ');
  return head.slice(0, end > 0 ? end : max).replace(/(?<![\s,;:])[\s,;:]+$/, '');
}

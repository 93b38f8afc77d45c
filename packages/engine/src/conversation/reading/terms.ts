import type { MessageLabel } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';

/** Attempts to make the coach itself state a price or a promise, or to take a side. */
const DEMANDS =
  /(?:^|[.!?,:]\s)(?:da|diz|fala|chuta|inventa|bota) (?:ai )?um (?:preco|valor)(?: ai)? (?:pr[oa]|para [oa]|n[oa]) (?:meu|minha|nosso|nossa)\b|(?:^|[.!?,:]\s)(?:entao |e )?(?:prometa|promete|garanta|crava|fixa) (?:ai )?(?:voce|vc|tu|um (?:preco|valor|prazo|desconto)|que )|\b(invente? um (preco|valor|prazo|desconto)|chuta um (preco|valor)|promete por mim|ignore (as|suas|todas) (instrucoes|regras)|esquec[ae] (as|suas) (instrucoes|regras))\b/;

/** "posso garantir que…?": a promise that the seller wants to make. */
export const isPromise = (text: string): boolean =>
  /^(?:e |mas )?(?:eu )?(?:posso|devo|da pra) (?:garantir|prometer|jurar)\b/.test(fold(text));

export const isDemand = (text: string): boolean => DEMANDS.test(fold(text));

/** Terms of the trade that say what a message is about when the rest of it does not. */
const TERMS: readonly (readonly [MessageLabel, RegExp])[] = [
  ['write.message', /\b(scripts?|roteiro|abertura)\b/],
  ['ask.qualification', /\b(bant|champ|meddic|qualificacao)\b/],
  ['ask.spin', /\bspin\b/],
  ['ask.funnel', /\b(funil|pipeline|taxa de conversao)\b/],
  ['ask.rapport', /\brapport\b/],
  ['ask.triggers', /\bgatilhos?\b/],
  ['ask.storytelling', /\bstorytelling\b/],
  ['ask.pitch', /\b(pitch|elevator)\b/],
  ['ask.follow-up', /\bfollow.?up\b/],
  ['ask.upsell', /\b(upsell|cross.?sell|venda cruzada)\b/],
  ['ask.phone', /\bcold call\b/],
];

/** The label of a term in a message; null for none. */
export function termIn(text: string): MessageLabel | null {
  const folded = fold(text);
  return TERMS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

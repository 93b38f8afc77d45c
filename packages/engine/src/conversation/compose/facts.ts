import { capital, fold } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';
import { factsAround } from './asides.ts';
import { detailsIn, toCustomer } from './content.ts';
import { figureFor } from './figure.ts';
import { ORDER, orderOf } from './request.ts';
import { statedBefore } from './stated-before.ts';

/** What the customer knows already, or what a case has lines of its own for. */
const OF_CASE = /^(?:late-payer|follow-up|reactivation|referral|after-sale|thanks)$|^obj\./;
const VAGUE = /^queria falar com você sobre [^.]{1,80}(?:\.\s*|$)/iu;
const CONCRETE =
  /\d|\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana que vem)\b/;

/** What an order itself says after its head, without the story before it. */
const ordered = (request: string): string =>
  ORDER.test(orderOf(request)) ? (detailsIn(orderOf(request)) ?? '') : '';

/** The facts around an order, for a text that says none itself; null where there are none. */
export function factsToTell(said: string | null, request: string, purpose: string): string | null {
  if (OF_CASE.test(purpose) || CONCRETE.test(fold(said ?? ordered(request)))) return null;
  const facts = factsAround(request).filter((one) => !fold(said ?? '').includes(fold(one)));
  if (facts.length === 0) return null;
  const about = ownText(facts.map((one) => capital(toCustomer(one))).join('. '));
  const rest = said?.replace(VAGUE, '') ?? '';
  return rest === '' ? about : `${about}. ${capital(rest)}`;
}

/** The figure that a request means; one that says all itself needs no sentence beside it. */
export const figureOf = (said: string | null, request: string, known: Known): string | null =>
  figureFor(request, known) ??
  (CONCRETE.test(fold(said ?? '')) && !REFERS_BACK.test(fold(request))
    ? null
    : statedBefore(request, known));
const REFERS_BACK = /\b(?:iss[ao]|ess[ae]|aquilo|aquel[ae]|o lance|a parte|o detalhe)\b/;

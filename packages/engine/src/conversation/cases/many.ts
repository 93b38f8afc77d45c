import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { isForMany } from '../reading/people.ts';

const MANY =
  /\b(?:vend(?:i|emos|eu) (?:tudo|bem|muito|\d+|umas?|varias|um monte)|bat(?:i|emos) (?:a|minha) meta|esgotou|acabou tudo|zer(?:ei|amos) o estoque)\b/;
const SOMEBODY = /\b(?:pr[ao]|para|com) (?:[ao] )?\p{L}{3,}/u;

/** "vendi tudo hoje": a result that is no single customer's. */
export const sellsToMany = (act: Act, text: string): boolean =>
  act.kind === 'result-sale' && MANY.test(fold(text)) && !SOMEBODY.test(fold(text));

/** Topics of the whole business rather than of one customer. */
const OF_BUSINESS =
  /^(?:price-increase|pricing|promo|goals|prospecting|social|routine|motivation|funnel|beginner|product|event|partnership|sales-drop|storytelling|company-sale)$/;
const TO_MANY =
  /\b(?:(?:n|d|pr)?(?:elas|eles)|(?:minhas|meus|as|os) clientes|todo mundo|o grupo|a galera|o pessoal)\b/;

/** "3 clientes pediram preço e sumiram", "esses 3 que sumiram": several who are not named. */
const COUNTED =
  /\b(?:(?:\d{1,3}|dois|duas|tres|quatro|cinco|varios|varias|alguns|algumas) (?:client\w*|pessoas|fregues\w*|alun[oa]s|noivas|pacientes)|ess[ea]s (?:\d{1,3}|dois|duas|tres|quatro)|(?:el[ae]s|clientes|que|q|e) sumiram)\b/;

/** Whether a message is about several customers without their names. */
export const tellsOfSeveral = (text: string): boolean => COUNTED.test(fold(text));

/** "tem salão que some quando mando o preço": such customers, none of them in particular. */
const SUCH =
  /^(?:(?:e|mas|agora|coach|sempre),? )*(?:tem|ha|existe)m? (?:sempre |muit[oa]s? )?(?!um\b|uma\b|outr)[a-z]{4,20} (?:que|q) /;

/** Whether a message is about all customers or the business: its figures are no customer's. */
export function isOfNobody(act: Act, text: string): boolean {
  if (tellsOfSeveral(text) || SUCH.test(fold(text))) return true;
  if (act.kind === 'text' || act.kind === 'change')
    return isForMany(text) || TO_MANY.test(fold(text));
  const isOfTopic =
    (act.kind === 'advice' || act.kind === 'answer' || act.kind === 'case') &&
    act.topic !== null &&
    OF_BUSINESS.test(act.topic);
  return act.kind === 'feeling' || (isOfTopic && !/\b(?:[nd]?el[ae])\b/.test(fold(text)));
}

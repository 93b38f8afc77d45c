import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { type CustomerFacts, readDescription } from './description.ts';
import type { Fact } from './fact.ts';
import { readNamedOffer } from './offer.ts';
import { readOwnPrice } from './own-price.ts';
import { assignIcp } from './questions.ts';
import { factOf, readTokens } from './tokens.ts';

/** What an ICP questionnaire states; null or empty where it does not. */
export interface IcpFacts extends CustomerFacts {
  /** The whole answers about the segment, the kinds of customers and the customer. */
  segment: Fact<string> | null;
  customers: Fact<string> | null;
  description: Fact<string> | null;
}

export function readIcpFacts(pairs: readonly QuestionAnswer[]): IcpFacts {
  const assigned = assignIcp(pairs);
  const answers = pairs.map(({ answer }, at) => readTokens(answer, at));
  const empty = readTokens('');
  const answerTo = (key: Parameters<typeof assigned.get>[0]) =>
    answers[assigned.get(key) ?? -1] ?? empty;
  const whole = (key: Parameters<typeof assigned.get>[0]) => {
    const answer = answerTo(key);
    return answer.tokens.length > 0
      ? factOf(answer, [0, answer.tokens.length], answer.text.trim())
      : null;
  };
  const facts = readDescription(answerTo('description'), 'description');
  return {
    ...facts,
    price: facts.price ?? answers.flatMap((answer) => readOwnPrice(answer) ?? [])[0] ?? null,
    offer: facts.offer ?? readNamedOffer(answerTo('segment')),
    segment: whole('segment'),
    customers: whole('customers'),
    description: whole('description'),
  };
}

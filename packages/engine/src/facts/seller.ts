import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { PHRASE_WORDS } from '../knowledge/facts/phrases.gen.ts';
import type { Channel } from '../knowledge/seller/facts.ts';
import { type CustomerFacts, readDescription } from './description.ts';
import type { Fact } from './fact.ts';
import { type Goal, readGoal } from './goal.ts';
import type { Gender } from './nouns.ts';
import { type Offer, readNamedOffer, readOwnOffer } from './offer.ts';
import { readOwnPrice } from './own-price.ts';
import type { Price } from './price.ts';
import { assignSeller } from './questions.ts';
import { readGender, readHours, readTeam } from './self.ts';
import { type Answer, clauseEnd, factOf, readTokens, wordAt } from './tokens.ts';

/** What a seller questionnaire states; null or empty where it does not. */
export interface SellerFacts {
  goal: Fact<Goal> | null;
  /** The whole answer about the challenge. */
  challenge: Fact<string> | null;
  /** What the answers about challenge and courses say of customers. */
  customer: CustomerFacts;
  offer: Fact<Offer> | null;
  /** The seller's own price, whichever answer states it. */
  price: Fact<Price> | null;
  channels: Fact<Channel>[];
  strengths: Fact<string>[];
  hours: Fact<string> | null;
  /** The number of people who sell, the seller included. */
  team: Fact<number> | null;
  gender: Fact<Gender> | null;
}

export function readSellerFacts(pairs: readonly QuestionAnswer[]): SellerFacts {
  const assigned = assignSeller(pairs);
  const answers = pairs.map(({ answer }, at) => readTokens(answer, at));
  const empty = readTokens('');
  const answerTo = (key: Parameters<typeof assigned.get>[0]) =>
    answers[assigned.get(key) ?? -1] ?? empty;
  const first = <T>(read: (answer: Answer) => Fact<T> | null) =>
    answers.flatMap((answer) => read(answer) ?? [])[0] ?? null;
  const challenge = answerTo('challenge');
  const customer = readDescription(challenge, 'challenge');
  const hasChallenge = challenge.tokens.length > 0;
  return {
    goal: readGoal(answerTo('goal')),
    challenge: hasChallenge
      ? factOf(challenge, [0, challenge.tokens.length], challenge.text)
      : null,
    customer,
    offer: readNamedOffer(answerTo('territories')) ?? first(readOwnOffer) ?? customer.offer,
    price: first(readOwnPrice),
    channels: readChannels(answerTo('channels')),
    strengths: answers.flatMap(readStrengths),
    hours: first(readHours),
    team: first(readTeam),
    gender: first(readGender),
  };
}

const CHANNELS: readonly Channel[] = [
  'whatsapp',
  'instagram',
  'inPerson',
  'phone',
  'marketplace',
  'referral',
];

function readChannels(answer: Answer): Fact<Channel>[] {
  const found = new Map<Channel, Fact<Channel>>();
  answer.tokens.forEach((_, at) => {
    for (const key of CHANNELS) {
      const words = PHRASE_WORDS.channels[key].find((one) => startsWith(answer, at, one));
      if (words && !found.has(key))
        found.set(key, factOf(answer, [at, at + words.split(' ').length], key));
    }
  });
  return [...found.values()];
}

function readStrengths(answer: Answer): Fact<string>[] {
  return answer.tokens.flatMap((_, at) => {
    const words = PHRASE_WORDS.strengths.find((one) => startsWith(answer, at, one));
    const from = at + (words?.split(' ').length ?? 0);
    const to = strengthEnd(answer, from);
    if (!words || to <= from) return [];
    const fact = factOf(answer, [from, to], '');
    return [{ ...fact, value: fact.span.quote }];
  });
}

/** "sou bom em fechar, mas trabalho sozinho": a strength ends where something else starts. */
function strengthEnd(answer: Answer, from: number): number {
  const end = clauseEnd(answer, from);
  const other = answer.tokens.findIndex(
    ({ folded }, at) => at > from && at < end && /^(?:mas|porem|so|agora|porque|pq)$/.test(folded),
  );
  return other < 0 ? end : other;
}

const startsWith = (answer: Answer, at: number, words: string) =>
  words.split(' ').every((word, n) => wordAt(answer, at + n) === word);

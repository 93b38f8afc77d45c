import { type Buyer, readBuyer } from './buyer.ts';
import type { AnswerKind, FactContext } from './context.ts';
import { earnedParts } from './earned.ts';
import type { Fact } from './fact.ts';
import { readDecider, readFrequency, readTried, readTrigger } from './habits.ts';
import { type Means, readMeans } from './means.ts';
import { type Offer, readOffer } from './offer.ts';
import { type Pain, readPains, type Taken } from './pain.ts';
import { type Ages, readAges, readSize, type Size } from './people.ts';
import { readPlaces } from './place.ts';
import { type Price, readPrice } from './price.ts';
import type { Answer } from './tokens.ts';

/** What an answer about customers states; null or empty where it does not. */
export interface CustomerFacts {
  offer: Fact<Offer> | null;
  price: Fact<Price> | null;
  /** What the buyer earns or spends elsewhere. */
  means: Fact<Means> | null;
  buyer: Fact<Buyer> | null;
  places: Fact<string>[];
  size: Fact<Size> | null;
  ages: Fact<Ages> | null;
  pains: Fact<Pain>[];
  frequency: Fact<string> | null;
  trigger: Fact<string> | null;
  decider: Fact<string> | null;
  tried: Fact<string>[];
}

export function readDescription(answer: Answer, question: AnswerKind): CustomerFacts {
  const price = readPrice(answer);
  const buyer = readBuyer({ answer, question });
  const offer = readOffer(offerContext(answer, question));
  const places = readPlaces(answer);
  const size = readSize(answer);
  const ages = readAges(answer);
  const frequency = readFrequency(answer);
  const decider = readDecider(answer);
  const tried = readTried(answer);
  // A thing that may be a rival's belongs to the complaint about it.
  const sold = offer?.certainty === 'unsure' ? null : offer;
  const others = [price, sold, buyer, size, ages, frequency, decider, ...places, ...tried];
  return {
    offer,
    price,
    means: readMeans(answer),
    buyer,
    places,
    size,
    ages,
    pains: readPains(answer, [...takenBy(answer, others), ...earnedParts(answer)]),
    frequency,
    trigger: readTrigger(answer),
    decider,
    tried,
  };
}

/** What the offer is chosen by; the training builds it too. */
export function offerContext(
  answer: Answer,
  question: AnswerKind,
  buyer = readBuyer({ answer, question }),
): FactContext {
  const price = readPrice(answer);
  return {
    answer,
    question,
    priceAt: price && tokenAt(answer, price.span.start),
    buyer: buyer && buyer.certainty !== 'unsure' ? tokensOf(answer, buyer) : null,
  };
}

function takenBy(answer: Answer, facts: readonly (Fact<unknown> | null)[]): Taken {
  return facts.flatMap((fact) => {
    if (!fact) return [];
    return [tokensOf(answer, fact)];
  });
}

function tokensOf(answer: Answer, { span }: Fact<unknown>): readonly [from: number, to: number] {
  const to = answer.tokens.findLastIndex(({ end }) => end <= span.end) + 1;
  return [tokenAt(answer, span.start), to];
}

const tokenAt = ({ tokens }: Answer, start: number): number =>
  tokens.findIndex((token) => token.start === start);

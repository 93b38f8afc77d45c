import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import { contentStems } from '../reading/stems.ts';
import type { Buyer } from '../types.ts';
import { type DetailAnswer, detailOf, speakerOf } from './detail.ts';
import { buyerKindOf, NEUTRAL, purchaseKindOf } from './kinds.ts';

const OBJECT =
  /\b(?:o|a|os|as|do|da|dos|das|de|seu|sua|seus|suas|com|no|na) ([a-z]{4,20})(?= |\?|$|,)/g;
const ANY_THING =
  /^(?:equipament|maquin|aparelh|produt|servic|isso|ele|dela|dele|hoje|atual|marca|modelo|vez|mes|media|momento|senhor|voce|quem|valor|conta|compr|troc|semana|empresa|loja|casa|negocio)/;

/** "Quantos anos tem o forno?" to somebody who looks for a system: the thing that is not the purchase. */
export function anotherThing(
  { offer, icp }: PracticeSetup,
  { biography }: Buyer,
  folded: string,
): string | null {
  const objects = [...folded.matchAll(OBJECT)].map(([, noun = '']) => noun);
  const own = contentStems(`${offer.name} ${icp.profile.mainPain}`);
  const kind = purchaseKindOf(biography);
  const isOwn = (noun: string) =>
    ANY_THING.test(noun) ||
    own.some((stem) => noun.startsWith(stem)) ||
    kind?.pattern.test(noun) ||
    buyerKindOf(biography)?.pattern.test(noun);
  return objects.some(isOwn) ? null : (objects.at(-1) ?? null);
}

/** "Já teve um?" is answered with a yes or a no, whatever it is about. */
const HAD = ['today', 'tried'] as const;
const OF_ANY_THING = ['age', 'brand', 'frequency', 'quantity'] as const;

/** What anybody says of a thing that is not the purchase; how it is done and what was tried only as yes or no. */
export function ofOtherThing(
  setup: PracticeSetup,
  buyer: Buyer,
  field: string,
  folded: string,
  noun: string,
): DetailAnswer | null {
  const had = askedIn(folded) === 'yesNo' ? HAD.find((one) => one === field) : undefined;
  if (had) {
    const id = `purchase ${had} ${noun}`;
    const text = detailOf(speakerOf(setup, buyer), PRACTICE_FACTS.otherThing[had], id);
    return { id, text };
  }
  const known = OF_ANY_THING.find((one) => one === field);
  const lines = known && purchaseKindOf(NEUTRAL)?.[known];
  const id = `purchase ${field} ${noun}`;
  return lines ? { id, text: detailOf(speakerOf(setup, buyer), lines, id) } : null;
}

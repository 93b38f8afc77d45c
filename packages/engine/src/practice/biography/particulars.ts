import type { Particular } from '../../knowledge/practice/biography.ts';
import { PARTICULARS } from '../../knowledge/practice/index.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import {
  type DetailAnswer,
  detailOf,
  filledDetail,
  rounded,
  type Speaker,
  speakerOf,
} from './detail.ts';
import { buyerKindOf, headOf, isNamedTwice } from './kinds.ts';
import { agrees } from './question.ts';
import { sizeAnswer } from './size.ts';

/** Who answers: enough of a buyer to know the trade. */
type Asked = Pick<Buyer, 'isCompany' | 'biography' | 'gender' | 'user'>;

const BODY_SIZE = 'body-size';

/** The concrete answer to a plain question of the trade; null where it is none. @param folded the question */
export function particularAnswer(
  setup: PracticeSetup,
  buyer: Asked,
  folded: string,
): DetailAnswer | null {
  const particular = askedOf(setup, buyer, folded);
  if (particular?.key === BODY_SIZE) return sizeAnswer(setup, buyer, folded);
  return particular ? answerOf(setup, buyer, particular) : null;
}

/** Keys of what this buyer is plainly asked about. */
export const particularsOf = (setup: PracticeSetup, buyer: Asked): string[] =>
  ofTrade(setup, buyer).map(({ key }) => key);

/** The day of the occasion that the buyer buys for; null without one. */
export function occasionDate(setup: PracticeSetup, buyer: Asked): string | null {
  const particular = ofTrade(setup, buyer).find(({ isDate }) => isDate);
  return particular ? (answerOf(setup, buyer, particular)?.text ?? null) : null;
}

/** "Que dia é a festa?": the day by which everything has to be ready. */
export const asksOccasionDate = (setup: PracticeSetup, buyer: Asked, folded: string): boolean =>
  askedOf(setup, buyer, folded)?.isDate ?? false;

const askedOf = (setup: PracticeSetup, buyer: Asked, folded: string): Particular | undefined =>
  ofTrade(setup, buyer).find(({ pattern, about }) => pattern.test(folded) && agrees(folded, about));

/** Of those whose words the ICP or the offer has. */
function ofTrade(setup: PracticeSetup, { isCompany }: Asked): Particular[] {
  const scope = isCompany ? 'company' : 'person';
  // First-time mothers travel nowhere.
  const sold = plain(soldTexts(setup).join('. ')).replaceAll('primeira viagem', '');
  const said = plain(textsOf(setup).join('. ')).replaceAll('primeira viagem', '');
  return PARTICULARS.filter(
    ({ scope: of = scope, of: words }) =>
      of === scope && (words === undefined || isNamedTwice(words, said, sold)),
  );
}

/** What is sold, and who buys it, where one word names the trade. */
const soldTexts = ({ icp, offer }: PracticeSetup): string[] => [
  offer.name,
  icp.name,
  ...icp.answers.map(({ answer }) => headOf(answer)),
];

/** All that the seller wrote of these customers; a word in passing is no trade. */
const textsOf = ({ icp }: PracticeSetup): string[] => [
  icp.profile.details.resumoICP,
  ...icp.answers.map(({ answer }) => answer),
];

function answerOf(setup: PracticeSetup, buyer: Asked, particular: Particular): DetailAnswer | null {
  const { key, field, says } = particular;
  const speaker = speakerOf(setup, buyer);
  const id = `particular ${key}`;
  const own = ownAmount(setup, speaker, particular);
  if (own !== null) return { id, text: own };
  const kind = buyerKindOf(buyer.biography);
  const ofKind = field && (kind?.[field] ?? null);
  const lines = ofKind ?? says;
  return lines ? { id, text: detailOf(speaker, lines, id) } : null;
}

/** An amount within the one that the ICP names: "festas de 50 a 80 pessoas". */
function ownAmount(
  setup: PracticeSetup,
  speaker: Speaker,
  { key, unit, own }: Particular,
): string | null {
  if (unit === undefined || own === undefined) return null;
  const stated = new RegExp(
    `\\b(\\d{1,4})(?: ?(?:a|e|ate|-|–) ?(\\d{1,4}))? (?:mil )?${unit.source}`,
  ).exec(plain(setup.icp.answers.map(({ answer }) => answer).join('. ')));
  const [, low, high = low] = stated ?? [];
  if (low === undefined) return null;
  const least = Number(low);
  const most = Math.max(least, Number(high));
  const amount = rounded(least, most, between(least, most, ownSeed(setup), 'own', key));
  return filledDetail(speaker, own.replace('{own}', String(amount)));
}

import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { type IcpFacts, isBuyerOf, type SellerFacts, stated, tradeOf } from '../../facts/index.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { fold } from '../../shared/text.ts';
import { readChoices } from '../profile/choices.ts';

interface Sources {
  seller: SellerFacts | null;
  icp?: IcpFacts;
  sellerAnswers: readonly QuestionAnswer[] | null;
}

const STEM = 5;

/**
 * The curated trade of what is sold. What the seller names as sold has to share a word with it: a
 * veterinarian whose customers mention baths sells no baths.
 */
export function tradeSold({ seller, icp, sellerAnswers }: Sources): Trade | null {
  const trade = tradeOf(icp ? { seller, icp } : { seller });
  if (!trade) return null;
  const named =
    (sellerAnswers && readChoices(sellerAnswers).otherTerritory) ??
    stated(seller?.offer ?? null)?.noun.text ??
    null;
  const said = [
    named,
    seller?.challenge?.value,
    seller?.goal?.span.quote,
    icp?.segment?.value,
    icp?.description?.value,
  ].join(' ');
  return isNamed(trade, named) && hasNeeded(trade, said) ? trade : null;
}

/** The same, only for customers who buy from it: its words are of their world. */
export function tradeFor(sources: Sources & { icp: IcpFacts }): Trade | null {
  const trade = tradeSold(sources);
  return trade && isBuyerOf(trade, sources.icp) ? trade : null;
}

function isNamed({ name, offer_cues, offers }: Trade, named: string | null): boolean {
  if (named === null) return true;
  const own = stemsOf([name, ...offer_cues, ...offers.map(({ text }) => text)].join(' '));
  return [...stemsOf(named)].some((stem) => own.has(stem));
}

/** Sellers of new machines have other customers than those of used ones. */
const hasNeeded = ({ needs }: Trade, said: string): boolean =>
  needs === undefined || needs.some((word) => fold(said).includes(word));

/** Short words as they are, such as "gás"; longer ones without their endings. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((fold(text).match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, STEM)));

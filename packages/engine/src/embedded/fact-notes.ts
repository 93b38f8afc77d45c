import {
  type Certainty,
  type Fact,
  type IcpFacts,
  isBuyerOf,
  readIcpFacts,
  readSellerFacts,
  type SellerFacts,
  stated,
} from '../facts/index.ts';
import type { Trade } from '../knowledge/trades/index.ts';
import type { FactNotes, FactNotesInput } from '../port.ts';
import { tradeSold } from './brief/trade.ts';

const CERTAINTY: Readonly<Record<Certainty, string>> = {
  certain: 'certo',
  likely: 'provável',
  unsure: 'incerto: não calcule nem afirme, pergunte',
};

/** See {@link PromptNotes.factNotes}. */
export function factNotes({ sellerAnswers, icpAnswers }: FactNotesInput): FactNotes {
  const seller = sellerAnswers && readSellerFacts(sellerAnswers);
  const icp = icpAnswers && readIcpFacts(icpAnswers);
  const trade = tradeSold({ seller, sellerAnswers, ...(icp && { icp }) });
  return {
    seller: seller && JSON.stringify(plainFacts(seller)),
    icp: icp && JSON.stringify(plainFacts(icp)),
    trade: trade && (!icp || isBuyerOf(trade, icp)) ? tradeNotes(trade) : null,
    ownWords: ownWordsOf(seller, icp),
  };
}

const tradeNotes = ({
  name,
  pains,
  decides,
  triggers,
  season,
  rules,
  questions,
  doubts,
}: Trade): FactNotes['trade'] => ({
  name,
  hypotheses: JSON.stringify({ pains, decides, triggers, season, rules, questions, doubts }),
});

function ownWordsOf(seller: SellerFacts | null, icp: IcpFacts | null): string[] {
  const nouns = [
    stated(seller?.offer ?? null)?.noun,
    stated(icp?.offer ?? null)?.noun,
    stated(icp?.buyer ?? null)?.noun,
  ];
  return nouns.flatMap((noun) => noun?.text.split(' ') ?? []);
}

/** Facts with value, certainty and quote; what no answer states is left out. */
function plainFacts(value: unknown): unknown {
  if (isFact(value)) {
    return { valor: value.value, certeza: CERTAINTY[value.certainty], citacao: value.span.quote };
  }
  if (Array.isArray(value)) return value.map(plainFacts);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value)
    .filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0))
    .map(([key, one]) => [key, plainFacts(one)]);
  return Object.fromEntries(present);
}

const isFact = (value: unknown): value is Fact<unknown> =>
  typeof value === 'object' && value !== null && 'certainty' in value && 'span' in value;

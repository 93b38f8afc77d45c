import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import {
  type Certainty,
  type Fact,
  isBuyerOf,
  readIcpFacts,
  readSellerFacts,
  tradeOf,
} from '../../facts/index.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { fenced } from '../prompt.ts';

const FACTS_MAX = 6_000;
const TRADE_MAX = 6_000;
const CERTAINTY: Readonly<Record<Certainty, string>> = {
  certain: 'certo',
  likely: 'provável',
  unsure: 'incerto: não calcule nem afirme, pergunte',
};

/** The facts of a seller's answers and what is known of the trade, as data. */
export function sellerFacts(answers: readonly QuestionAnswer[]): string[] {
  const seller = readSellerFacts(answers);
  const trade = tradeOf({ seller });
  return [factsData(seller), ...(trade ? [tradeData(trade)] : [])];
}

/** The facts of an ICP's answers; what is known of the trade only where this customer is its buyer. */
export function icpFacts(
  answers: readonly QuestionAnswer[],
  sellerAnswers: readonly QuestionAnswer[] | null,
): string[] {
  const icp = readIcpFacts(answers);
  const seller = sellerAnswers ? readSellerFacts(sellerAnswers) : null;
  const trade = tradeOf({ seller, icp });
  return [factsData(icp), ...(trade && isBuyerOf(trade, icp) ? [tradeData(trade)] : [])];
}

const factsData = (facts: object) =>
  fenced('fatos lidos das respostas', JSON.stringify(plainFacts(facts)), FACTS_MAX);

const tradeData = ({ name, pains, decides, triggers, season, rules, questions, doubts }: Trade) =>
  fenced(
    `hipóteses sobre o ramo de ${name}, a confirmar`,
    JSON.stringify({ pains, decides, triggers, season, rules, questions, doubts }),
    TRADE_MAX,
  );

/** Facts with value, certainty and quote; what no answer states is left out. */
function plainFacts(value: unknown): unknown {
  if (isFact(value)) {
    return { valor: value.value, certeza: CERTAINTY[value.certainty], citacao: value.span.quote };
  }
  if (Array.isArray(value)) return value.map(plainFacts);
  if (typeof value !== 'object' || value === null) return value;
  const stated = Object.entries(value)
    .filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0))
    .map(([key, one]) => [key, plainFacts(one)]);
  return Object.fromEntries(stated);
}

const isFact = (value: unknown): value is Fact<unknown> =>
  typeof value === 'object' && value !== null && 'certainty' in value && 'span' in value;

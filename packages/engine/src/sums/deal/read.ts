import { apply } from './apply.ts';
import { askedIn } from './asked.ts';
import { joinedByUnits } from './by-units.ts';
import {
  isOfPeriod,
  isOfSum,
  isPossible,
  isRecall,
  isTrivial,
  isWhole,
  mayAnswer,
  onlyPrices,
  SAYS_PRICE,
} from './certainty.ts';
import { ordersAfter } from './customers.ts';
import { type Deal, type Query, START, type Talk } from './deal.ts';
import { type Draft, draftOf } from './draft.ts';
import { isLine, withGood } from './edits.ts';
import type { Segment } from './mention-type.ts';
import { nounsOf } from './names.ts';
import { type Said, saidIn } from './said.ts';
import type { Solution } from './solution.ts';
import { solved } from './solve.ts';

interface Answer {
  query: Query;
  solution: Solution;
  /** What was added without a word for it comes to alone. */
  alone: number | null;
}

export interface Step {
  talk: Talk;
  /** What the message asks for and comes to; null where that is not sure. */
  answer: Answer | null;
}

const RESULTS_MAX = 12;

interface Reading {
  draft: Draft;
  query: Query | null;
  solution: Solution | null;
}

/** What a message does to the deal and asks of it. */
function reading(talk: Talk, said: Said): Reading {
  const { mentions, bases, open } = joinedByUnits(said.mentions, talk.bases);
  const draft = draftOf({ ...talk, bases }, { ...said, mentions });
  draft.unread = open;
  apply(draft);
  const isOpen = draft.deal.entries.some(
    (one) => isLine(one) && draft.deal.goods[one.good]?.price == null,
  );
  const query = draft.unread > 0 || isOpen || isRecall(said) ? null : askedIn(draft);
  return { draft, query, solution: query && solved(query, draft.deal) };
}

/** The talk after a message, and what the message asks for where that is sure. */
export function readNext(talk: Talk, text: string): Step {
  const said = saidIn(text);
  if (!said) return { talk: lost(talk), answer: null };
  const { draft, query, solution } = reading(talk, said);
  const unsure: Step = {
    talk: isOfSum(said, talk) ? lost(talk, draft.unread > 0 ? undefined : draft) : talk,
    answer: null,
  };
  if (draft.unread > 0) return unsure;
  if (!query) {
    if (!onlyPrices(draft)) return unsure;
    const isBeside = talk.query !== null && draft.priced.length > 0;
    if (isBeside && !(SAYS_PRICE.test(said.words) && !said.replaces)) return unsure;
    return { talk: isBeside ? { ...kept(draft), query: null } : kept(draft), answer: null };
  }
  if (!mayAnswer(talk, said) && draft.said.mentions.length === said.mentions.length)
    return { talk: lost(talk), answer: null };
  const isSure =
    solution !== null &&
    isPossible(solution) &&
    !(query.kind === 'total' && isTrivial(draft.deal)) &&
    !isOfPeriod(said, query) &&
    !(talk.isLost && !isWhole(draft, said, query));
  if (!isSure) return unsure;
  if (!usesAll(talk, said, solution)) return unsure;
  return answered(draft, query, solution);
}

function answered(draft: Draft, query: Query, solution: Solution): Step {
  const { talk } = draft;
  const result = { query, deal: draft.deal, value: solution.value, unit: solution.unit };
  const isFirst = talk.first === null || !talk.deal.entries.some(isLine);
  return {
    talk: {
      ...kept(draft),
      isLost: false,
      priced: [],
      deal: priced(draft, query, solution),
      query,
      results: [...talk.results, result].slice(-RESULTS_MAX),
      first: isFirst && query.kind === 'total' ? draft.deal : talk.first,
    },
    answer: { query, solution, alone: aloneIn(draft) },
  };
}

/** What the goods of a message come to alone, where they were added without a word for it. */
function aloneIn({ deal, talk, isJoined }: Draft): number | null {
  if (!isJoined) return null;
  const before = talk.deal.entries.filter(isLine).map(({ good }) => good);
  const entries = deal.entries.filter((one) => isLine(one) && !before.includes(one.good));
  return solved({ kind: 'total' }, { ...deal, entries })?.value ?? null;
}

/** Whether each number of a message has a part in its result: with another number it is another. */
function usesAll(talk: Talk, said: Said, { value }: Solution): boolean {
  return said.mentions.every((one, at) =>
    changedIn(one).every((other) => {
      const mentions = said.mentions.with(at, other);
      const again = reading(talk, { ...said, mentions });
      return again.solution?.value !== value;
    }),
  );
}

/** A mention with each of its numbers changed; a price that is only stated may stay without use. */
function changedIn(one: Said['mentions'][number]): Said['mentions'][number][] {
  if (one.kind === 'ignored' || (one.kind !== 'goods' && one.isHalf)) return [];
  if (one.kind !== 'goods')
    return [{ ...one, value: one.kind === 'percent' ? one.value / 2 + 1 : one.value * 2 + 1 }];
  const { count, amount, holds } = one;
  return [
    ...(count === null || one.isArticle ? [] : [{ ...one, count: count * 2 + 1 }]),
    ...(amount === null ||
    (count === null && nounsOf(one.name).length > 0 && STATES_PRICE.test(textOf(one.name)))
      ? []
      : [{ ...one, amount: amount * 2 + 1 }]),
    ...(holds === null ? [] : [{ ...one, holds: holds * 2 + 1 }]),
  ];
}

const textOf = (tokens: Segment['name']) => tokens.map(({ word }) => word).join(' ');

const STATES_PRICE = /\b(?:custa|custam|sai|saem|cobro|vendo|a|por|e|,)\b/;

/** An order that is not known any more; prices stay. */
export const lost = (talk: Talk, draft?: Draft): Talk => ({
  ...START,
  deal: {
    goods: (draft ?? talk).deal.goods.filter(({ price, cost }) => price !== null || cost !== null),
    entries: [],
    spent: [],
  },
  isLost: true,
});

const kept = (draft: Draft): Talk => {
  const { talk, deal, dropped, removed, priced: goods } = draft;
  return {
    ...talk,
    ...ordersAfter(draft),
    deal,
    dropped,
    priced: goods.length > 0 ? goods : talk.priced,
    removed: [...talk.removed, ...removed].slice(-RESULTS_MAX),
  };
};

/** A price that was found for a cost is the price from then on. */
function priced({ deal, good }: Draft, query: Query, { value }: Solution): Deal {
  if (query.kind !== 'markup') return deal;
  const at = good ?? deal.goods.findLastIndex((one) => one.cost !== null);
  if (deal.spent.length > 0 && at < 0)
    return { ...deal, entries: [{ kind: 'base', name: '', amount: value }] };
  const cost = query.of.kind === 'known' ? query.of.value : null;
  return at < 0 ? deal : withGood(deal, at, { price: value, cost: deal.goods[at]?.cost ?? cost });
}

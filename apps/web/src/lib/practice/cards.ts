import { cardsRoutes } from '@salesai/contract/cards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { showBadge } from '../reminder/badge.ts';
import { deviceTimeZone } from '../results/period.ts';

/** The cards that are due today and the objection of the day. */
export const cardsTodayQuery = queryOptions({
  queryKey: ['practice', 'cards', 'today'],
  queryFn: async ({ signal }) => {
    const query = { due: 'today', tz: deviceTimeZone() } as const;
    const today = await call(cardsRoutes.list, { query, signal });
    showBadge(today.cards.length);
    return today;
  },
  staleTime: 0,
});

/** All cards, the next one first. */
export const allCardsQuery = queryOptions({
  queryKey: ['practice', 'cards', 'all'],
  queryFn: async ({ signal }) => (await call(cardsRoutes.list, { query: {}, signal })).cards,
  staleTime: 0,
});

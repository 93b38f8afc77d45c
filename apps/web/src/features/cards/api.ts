import { cardChangesRoutes, type ScriptSuggestion } from '@salesai/contract/card-changes';
import { cardsRoutes } from '@salesai/contract/cards';
import type { ObjectionKey } from '@salesai/contract/objections';
import { practiceRoutes } from '@salesai/contract/practice';
import { scriptsRoutes } from '@salesai/contract/scripts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { deviceTimeZone } from '#lib/results/period.ts';

const KEY = ['practice', 'cards'];

/**
 * The objection of the day and the cards of today, as they were when the page was opened: an answer
 * does not shorten the list.
 */
export const dueCardsQuery = queryOptions({
  queryKey: [...KEY, 'due'],
  queryFn: async ({ signal }) => {
    const { cards, objectionOfTheDay } = await call(cardsRoutes.list, {
      query: { due: 'today', tz: deviceTimeZone() },
      signal,
    });
    const others = cards.filter(({ id }) => id !== objectionOfTheDay?.id);
    return objectionOfTheDay ? [objectionOfTheDay, ...others] : cards;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** The cards of one objection, as they were when the page was opened. */
export const objectionCardsQuery = (objection: ObjectionKey) =>
  queryOptions({
    queryKey: [...KEY, 'objection', objection],
    queryFn: async ({ signal }) =>
      (await call(cardsRoutes.list, { query: { objection }, signal })).cards,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const hintOf = (id: string) => call(cardChangesRoutes.hint, { params: { id } });

/** Sends an answer; other screens load their cards again. */
export function useAnswer() {
  const client = useQueryClient();
  return async (id: string, body: { text: string; hint: boolean; seconds: number }) => {
    const result = await call(cardChangesRoutes.answer, { params: { id }, body });
    await client.invalidateQueries({ queryKey: [...KEY, 'all'] });
    await client.invalidateQueries({ queryKey: ['home'] });
    return result;
  };
}

/**
 * Starts a session at the moment of a card, or with the buyer of its session when it has no moment.
 * @returns its id, or the one that is active with this ICP; null when the moment is deleted.
 */
export async function startAgain(sessionId: string, messageId: string | null) {
  try {
    const params = { id: sessionId };
    const { icpId, level, scene, seed, offer } = await call(practiceRoutes.session, { params });
    const from = messageId === null ? {} : { from: { sessionId, messageId } };
    const body = { icpId, level, scene, seed, offer, ...from };
    return (await call(practiceRoutes.create, { body })).id;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.practiceSessionId) return error.practiceSessionId;
    if (error.status === 404) return null;
    throw error;
  }
}

/** Deletes a card. */
export const removeCard = (id: string) => call(cardChangesRoutes.remove, { params: { id } });

/**
 * Puts a suggested text into the script.
 * @returns the script's content before, to undo it; null when the piece is not there any more.
 */
export async function applySuggestion(
  { icpId, channelId, scriptId, before }: ScriptSuggestion,
  after: string,
): Promise<string | null> {
  const params = { icpId, channel: channelId };
  const { scripts } = await call(scriptsRoutes.list, { params });
  const content = scripts.find(({ id }) => id === scriptId)?.content;
  if (!content?.includes(before)) return null;
  await saveScript(
    { icpId, channelId, scriptId },
    content.replace(before, () => after),
  );
  return content;
}

/** Replaces the content of a script. */
export const saveScript = (
  { icpId, channelId, scriptId }: Omit<ScriptSuggestion, 'before' | 'after'>,
  content: string,
) =>
  call(scriptsRoutes.edit, {
    params: { icpId, channel: channelId, scriptId },
    body: { content },
  });

import {
  COACH_HISTORY_LIMIT,
  type CoachStatus,
  type CoachTurn,
  coachRoutes,
  type Offer,
} from '@salesai/contract/coach';
import type { RouteOutput } from '@salesai/contract/route';
import { confirmationsRoutes, OFFER_LABELS } from '@salesai/contract/scripts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { savedAs } from '#lib/device-data/saved-query.ts';
import { notify } from '#lib/notify.ts';
import { type Question, type TalkProgress, talk } from './talk.ts';

/** Polling interval while documents are being read. */
const READING_POLL_MS = 2_000;

const STATUS_KEY = ['coach', 'status'];
const HISTORY_KEY = ['coach', 'history'];

const savedSchemas = () => import('./saved-schemas.ts');

const isBeingRead = (status: CoachStatus | undefined) =>
  status?.files.some((file) => file.status === 'received' || file.status === 'reading');

/** Whether the coach exists, its speech capabilities and the state of its documents. */
export const statusQuery = queryOptions({
  queryKey: STATUS_KEY,
  queryFn: ({ signal }) => call(coachRoutes.status, { signal }),
  refetchInterval: ({ state }) => (isBeingRead(state.data) ? READING_POLL_MS : false),
  staleTime: 0,
  ...savedAs(async () => (await savedSchemas()).SavedStatus),
});

/** The turns of the conversation: the newest page first, earlier pages on demand. */
export const historyQuery = infiniteQueryOptions({
  queryKey: HISTORY_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(coachRoutes.history, { query: { page: pageParam, limit: COACH_HISTORY_LIMIT }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  select: ({ pages }) => toChronological(pages.map(({ history }) => history)),
  staleTime: 0,
  ...savedAs(async () => (await savedSchemas()).SavedHistory),
});

/** Oldest first, without duplicates: a new turn moves others from one page to the next. */
function toChronological(pages: CoachTurn[][]): CoachTurn[] {
  const turns = [...pages].reverse().flat();
  return [...new Map(turns.map((turn) => [turn.id, turn])).values()];
}

/** @param onDone called before the calling component is unmounted. */
export function useBootstrap(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(coachRoutes.bootstrap),
    onSuccess: () => {
      onDone();
      return client.invalidateQueries({ queryKey: STATUS_KEY });
    },
  });
}

/** Stores an offer of the documents for the scripts of an ICP, which are loaded again with it. */
export function useKeepOffer(icpId: string) {
  const { t } = useTranslation('coach');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, price }: Offer) =>
      call(confirmationsRoutes.save, {
        params: { icpId },
        body: {
          values: [
            { key: OFFER_LABELS.name, value: item },
            { key: OFFER_LABELS.price, value: price },
          ],
        },
      }),
    onSuccess: async (_saved, { price }) => {
      notify.success(t('offer.kept', { price }));
      await client.invalidateQueries({ queryKey: ['script-confirmations', icpId] });
      await client.invalidateQueries({ queryKey: ['scripts', icpId] });
    },
    onError: (error) => notify.error(messageOf(error, t('offer.error'))),
  });
}

/** @param onProgress called with each event of the streamed answer. */
export function useTalk(icpId: string, onProgress: (progress: TalkProgress) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: Question) => talk(question, icpId, onProgress),
    onSuccess: (turn) =>
      client.setQueryData(historyQuery.queryKey, (history) => withTurn(history, turn)),
  });
}

type Page = RouteOutput<typeof coachRoutes.history>;

/** Adds a turn, also when the history could not be loaded. */
function withTurn(history: InfiniteData<Page> | undefined, turn: CoachTurn) {
  const { pages, pageParams } = history ?? { pages: [], pageParams: [1] };
  const [first = { history: [], page: 1, limit: COACH_HISTORY_LIMIT, total: 0 }, ...others] = pages;
  const newest = { ...first, history: [...first.history, turn], total: first.total + 1 };
  return { pages: [newest, ...others], pageParams };
}

/** Stops the streamed answer; the part received so far becomes the reply. */
export const useStop = () => useMutation({ mutationFn: () => call(coachRoutes.stop) });

export function useUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData();
      for (const file of files) form.append('files', file);
      return call(coachRoutes.files, { form });
    },
    onSettled: () => client.invalidateQueries({ queryKey: STATUS_KEY }),
  });
}

export function useRemoveFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(coachRoutes.removeFile, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: STATUS_KEY }),
  });
}

export function useReset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(coachRoutes.reset),
    onSuccess: () => client.resetQueries({ queryKey: HISTORY_KEY }),
  });
}

/** @param onDone called before the calling component is unmounted. */
export function useRemove(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(coachRoutes.remove),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: STATUS_KEY });
      // Emptied first: the thread is stored on the device, too.
      client.setQueryData(historyQuery.queryKey, { pages: [], pageParams: [] });
      client.removeQueries({ queryKey: HISTORY_KEY });
    },
  });
}

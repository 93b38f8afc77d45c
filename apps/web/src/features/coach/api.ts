import {
  COACH_HISTORY_LIMIT,
  type CoachStatus,
  type CoachTurn,
  coachRoutes,
} from '@salesai/contract/coach';
import type { RouteOutput } from '@salesai/contract/route';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { type Progress, type Question, talk } from './talk.ts';

/** How often unread documents are asked after, in milliseconds. */
const READING_POLL_MS = 2_000;

const STATUS_KEY = ['coach', 'status'];
const HISTORY_KEY = ['coach', 'history'];

const isBeingRead = (status: CoachStatus | undefined) =>
  status?.files.some((file) => file.status === 'received' || file.status === 'reading');

/** Whether there is a coach, what it can hear and say, and how far it is with its documents. */
export const statusQuery = queryOptions({
  queryKey: STATUS_KEY,
  queryFn: ({ signal }) => call(coachRoutes.status, { signal }),
  refetchInterval: ({ state }) => (isBeingRead(state.data) ? READING_POLL_MS : false),
  staleTime: 0,
});

/** What was said, the newest page first; older ones when they are asked for. */
export const historyQuery = infiniteQueryOptions({
  queryKey: HISTORY_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(coachRoutes.history, { query: { page: pageParam, limit: COACH_HISTORY_LIMIT }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  select: ({ pages }) => inOrder(pages.map(({ history }) => history)),
  staleTime: 0,
});

/** Oldest first, each turn once: a new turn pushes others from one page to the next. */
function inOrder(pages: CoachTurn[][]): CoachTurn[] {
  const turns = [...pages].reverse().flat();
  return [...new Map(turns.map((turn) => [turn.id, turn])).values()];
}

/** @param onDone told before the screen that asked gives way to the next. */
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

/** @param tell hears the answer while it is made. */
export function useTalk(icpId: string, tell: (progress: Progress) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: Question) => talk(question, icpId, tell),
    onSuccess: (turn) => client.setQueryData(historyQuery.queryKey, (kept) => withTurn(kept, turn)),
  });
}

type Page = RouteOutput<typeof coachRoutes.history>;

/** What was just said is seen also when what was said before could not be loaded. */
function withTurn(kept: InfiniteData<Page> | undefined, turn: CoachTurn) {
  const { pages, pageParams } = kept ?? { pages: [], pageParams: [1] };
  const [first = { history: [], page: 1, limit: COACH_HISTORY_LIMIT, total: 0 }, ...others] = pages;
  const newest = { ...first, history: [...first.history, turn], total: first.total + 1 };
  return { pages: [newest, ...others], pageParams };
}

/** Asks the server to say no more; what it said so far then comes as the answer. */
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

/** @param onDone told before the screen that asked gives way to the next. */
export function useRemove(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(coachRoutes.remove),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: STATUS_KEY });
      client.removeQueries({ queryKey: HISTORY_KEY });
    },
  });
}

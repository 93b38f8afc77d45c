import { coachRoutes } from '@salesai/contract/coach';
import {
  type CreatePracticeSession,
  type PracticeContest,
  type PracticeSession,
  practiceRoutes,
} from '@salesai/contract/practice';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#lib/call.ts';

/** As many as the suggestions of level and offer are made from. */
const LISTED_SESSIONS = 50;

const SESSIONS_KEY = ['practice', 'sessions'];

/** The sessions, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: async ({ signal }) =>
    (await call(practiceRoutes.list, { query: { limit: LISTED_SESSIONS }, signal })).sessions,
  staleTime: 0,
});

/** One session with its messages; another tab may have continued it. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'session', id],
    queryFn: ({ signal }) => fetchSession(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

export const fetchSession = (id: string, signal?: AbortSignal): Promise<PracticeSession> =>
  call(practiceRoutes.session, { params: { id }, ...(signal && { signal }) });

/** The review of a session that has ended; only a contest changes it. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'review', id],
    queryFn: ({ signal }) => call(practiceRoutes.review, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where speech becomes text: the coach has the server's capabilities. */
export const transcriptionQuery = queryOptions({
  queryKey: ['practice', 'transcription'],
  queryFn: async ({ signal }) => (await call(coachRoutes.status, { signal })).capabilities.stt,
  staleTime: Number.POSITIVE_INFINITY,
});

export type NewSession = z.input<typeof CreatePracticeSession>;

export const useCreateSession = () =>
  useMutation({ mutationFn: (body: NewSession) => call(practiceRoutes.create, { body }) });

export const useWait = (id: string) =>
  useMutation({
    mutationFn: (hours: number) => call(practiceRoutes.wait, { params: { id }, body: { hours } }),
  });

/** Asks what to do next; the review tells that it was asked. */
export const useHint = (id: string) =>
  useMutation({ mutationFn: () => call(practiceRoutes.hint, { params: { id } }) });

export function useEnd(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(practiceRoutes.end, { params: { id } }),
    onSuccess: (session) => client.setQueryData(sessionQuery(id).queryKey, session),
  });
}

/** Corrects what a message was; the score is computed again. */
export function useContest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PracticeContest) => call(practiceRoutes.contest, { params: { id }, body }),
    onSuccess: ({ review }) => client.setQueryData(reviewQuery(id).queryKey, review),
  });
}

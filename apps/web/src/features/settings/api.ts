import { authRoutes, type UpdateUser } from '@salesai/contract/auth';
import type { Language } from '@salesai/contract/common';
import { privacyRoutes } from '@salesai/contract/privacy';
import { usageRoutes } from '@salesai/contract/usage';
import { usersRoutes } from '@salesai/contract/users';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '#lib/auth-store.ts';
import { authorized, call } from '#lib/call.ts';
import { send } from '#lib/http.ts';
import { renewToken } from '#lib/token.ts';

const MAKING_POLL_MS = 1_500;

/** Changes name and phone, and shows them everywhere. */
export async function updateProfile(changes: UpdateUser) {
  auth.setUser(await call(usersRoutes.update, { body: changes }));
}

/** Letters come in the language in use; that they do not is no reason to disturb anyone. */
export const keepLanguage = (language: Language) =>
  updateProfile({ language }).catch(() => undefined);

/** Changes the password; every other session of the account ends, and this one gets a new token. */
export async function changePassword(currentPassword: string, newPassword: string) {
  await send('/auth/change-password', {
    method: 'POST',
    body: { currentPassword, newPassword, revokeOtherSessions: true },
  });
  await renewToken(auth.get().token);
}

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(usageRoutes.today, { signal }),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(authRoutes.sessions, { signal })).sessions,
  staleTime: 0,
});

/** Signs one place out, or all others when none is named. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(authRoutes.endOtherSessions)
        : call(authRoutes.endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Asked again and again while the download is being made. */
export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => call(privacyRoutes.overview, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.download?.status === 'making' ? MAKING_POLL_MS : false,
});

export function useAskDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(privacyRoutes.requestDownload),
    onSuccess: (privacy) => client.setQueryData(privacyQuery.queryKey, privacy),
  });
}

/** The ZIP itself; the token goes in a header, which a plain link could not carry. */
export async function fetchDownload(): Promise<Blob> {
  const { method, path } = privacyRoutes.download;
  const response = await authorized('user', (token) => send(path, { method, token }));
  return response.blob();
}

/** Asks for the deletion of the account, and shows everywhere that it waits. */
export function useAskDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(privacyRoutes.requestDeletion, { body: { password } }),
    onSuccess: (privacy) => {
      client.setQueryData(privacyQuery.queryKey, privacy);
      const { user } = auth.get();
      if (user) auth.setUser({ ...user, deletionDueAt: privacy.deletion?.dueAt ?? null });
    },
  });
}

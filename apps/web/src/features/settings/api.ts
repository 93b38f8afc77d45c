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

/** Polling interval while the download is being prepared. */
const DOWNLOAD_POLL_MS = 1_500;

/** Updates name or phone on the server and in the session. */
export async function updateProfile(changes: UpdateUser) {
  auth.setUser(await call(usersRoutes.update, { body: changes }));
}

/** Stores the language for mails; a failure is ignored, because the screen has changed already. */
export const saveLanguage = (language: Language) =>
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

/** Ends one session, or all others for `null`. */
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

/** Privacy state of the account; polled while the download is being prepared. */
export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => call(privacyRoutes.overview, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.download?.status === 'making' ? DOWNLOAD_POLL_MS : false,
});

export function useRequestDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(privacyRoutes.requestDownload),
    onSuccess: (privacy) => client.setQueryData(privacyQuery.queryKey, privacy),
  });
}

/** Downloads the ZIP; a plain link could not send the token in a header. */
export async function fetchDownload(): Promise<Blob> {
  const { method, path } = privacyRoutes.download;
  const response = await authorized('user', (token) => send(path, { method, token }));
  return response.blob();
}

/** Requests the deletion of the account and updates the session. */
export function useRequestDeletion() {
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

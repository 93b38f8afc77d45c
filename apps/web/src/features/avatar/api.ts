import { type AvatarState, avatarRoutes } from '@salesai/contract/avatar';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { savedAs } from '#lib/device-data/saved-query.ts';
import { withMinimumDuration } from '#lib/generating.tsx';

const KEY = ['avatar'];

/** A failing presence check counts as no avatar; without a connection nothing is known. */
function absentUnlessOffline(error: unknown) {
  if (error instanceof ApiError && error.isNetwork) throw error;
  return { existe: false };
}

/** The seller's avatar, or null when there is none. */
export const avatarQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<AvatarState | null> => {
    const presence = await call(avatarRoutes.status, { signal }).catch(absentUnlessOffline);
    return presence.existe ? call(avatarRoutes.current, { signal }) : null;
  },
  staleTime: 0,
  ...savedAs(async () => (await import('./saved-avatar.ts')).SavedAvatar),
});

/** A mutation whose result replaces the cached avatar. */
function useAvatarAction<Input>(mutationFn: (input: Input) => Promise<AvatarState | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (state) => client.setQueryData(KEY, state),
  });
}

export const useGenerate = () =>
  useAvatarAction((perfilVendedor: string) =>
    withMinimumDuration(call(avatarRoutes.generate, { body: { perfilVendedor } })),
  );
export const useAccept = () => useAvatarAction(() => call(avatarRoutes.accept));
export const useReprocess = () => useAvatarAction(() => call(avatarRoutes.reprocess));
export const useRemove = () =>
  useAvatarAction(async () => {
    await call(avatarRoutes.remove);
    return null;
  });

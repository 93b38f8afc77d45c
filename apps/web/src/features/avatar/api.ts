import { type AvatarState, avatarRoutes } from '@salesai/contract/avatar';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { withMinimumDuration } from '#lib/generating.tsx';

const KEY = ['avatar'];

/** The seller's avatar, or null when there is none; a failing presence check counts as none. */
export const avatarQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<AvatarState | null> => {
    const presence = await call(avatarRoutes.status, { signal }).catch(() => ({ existe: false }));
    return presence.existe ? call(avatarRoutes.current, { signal }) : null;
  },
  staleTime: 0,
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

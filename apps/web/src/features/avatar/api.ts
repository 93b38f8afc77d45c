import { type AvatarState, avatarRoutes } from '@salesai/contract/avatar';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { withMinimumDuration } from '#lib/generating.tsx';

const KEY = ['avatar'];

/** The seller's avatar, or null when there is none. A failing presence check counts as none (spec, section 4). */
export const avatarQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<AvatarState | null> => {
    const presence = await call(avatarRoutes.status, { signal }).catch(() => ({ existe: false }));
    return presence.existe ? call(avatarRoutes.current, { signal }) : null;
  },
  staleTime: 0,
});

/** One thing done to the avatar; what comes back is what the screen shows. */
function useAvatarAction<Input>(act: (input: Input) => Promise<AvatarState | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
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

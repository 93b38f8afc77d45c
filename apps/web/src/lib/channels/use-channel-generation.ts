import { channelsRoutes, type GenerationStatus } from '@salesai/contract/channels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { notify } from '#lib/notify.ts';
import { furthest } from './furthest.ts';
import { channelsQuery, generationQuery } from './queries.ts';

/** Timings in milliseconds: docs/product.md#channels. */
const POLL_MS = 2_000;
const RELOAD_MS = 8_000;

/**
 * The channels of an ideal customer and the generation that makes them: started here or found
 * running, followed until it ends or the screen is left. Needs the messages of `channels`.
 */
export function useChannelGeneration(icpId: string) {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  const channels = useQuery(channelsQuery(icpId));
  const known = channels.data?.generationStatus ?? null;
  const poll = useQuery({
    ...generationQuery(known?.statusId ?? ''),
    enabled: known?.status === 'generating',
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'generating' ? false : POLL_MS,
    staleTime: 0,
  });
  const generation = furthest(known, poll.data);
  const reload = () => client.invalidateQueries(channelsQuery(icpId));
  const reloadLater = useReload(reload);

  const start = useMutation({
    mutationFn: () => call(channelsRoutes.generate, { body: { icpId } }),
    onSuccess: (generationStatus) => {
      notify.info(t('generation.started', { time: generationStatus.estimatedTime }));
      client.setQueryData(
        channelsQuery(icpId).queryKey,
        (now) => now && { ...now, generationStatus },
      );
      reloadLater();
    },
    onError: (error) => notify.error(messageOf(error, t('errors.generate'))),
  });

  useEnd(generation, ({ status, error }) => {
    if (status === 'completed') notify.success(t('generation.done'));
    else notify.error(error || t('errors.generation'));
    void reload();
  });

  return {
    channels,
    start: () => start.mutate(),
    isStarting: start.isPending,
    /** The one under way, if any. */
    running: generation?.status === 'generating' ? generation : null,
    check: () => poll.refetch(),
  };
}

/** Reloads once, a while after being asked to; not at all when the screen is left before. */
function useReload(reload: () => unknown) {
  const [asked, setAsked] = useState(0);
  const run = useEffectEvent(reload);
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => run(), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return () => setAsked((times) => times + 1);
}

/** Tells once of the end of a generation that was seen running. */
function useEnd(generation: GenerationStatus | null, onEnd: (ended: GenerationStatus) => void) {
  const running = useRef<string | null>(null);
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (!generation) return;
    if (generation.status === 'generating') {
      running.current = generation.statusId;
    } else if (running.current === generation.statusId) {
      running.current = null;
      tell(generation);
    }
  }, [generation]);
}

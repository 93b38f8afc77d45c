import { channelsRoutes, type GenerationStatus } from '@salesai/contract/channels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { notify } from '#lib/notify.ts';
import { latestStatus } from './generation-progress.ts';
import { channelsQuery, generationQuery } from './queries.ts';

/** Timings in milliseconds: docs/product.md#channels. */
const POLL_MS = 2_000;
const RELOAD_MS = 8_000;
/** The end of a generation replaces the toast of its start. */
const TOAST = { id: 'channel-generation' };

/**
 * The channels of an ICP and their generation: started here or already running, polled until it ends
 * or the screen unmounts. Needs the messages of `channels`.
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
  const generation = latestStatus(known, poll.data);
  const reload = () => client.invalidateQueries(channelsQuery(icpId));
  const reloadLater = useDelayedReload(reload);

  const start = useMutation({
    mutationFn: () => call(channelsRoutes.generate, { body: { icpId } }),
    onSuccess: (generationStatus) => {
      const time = generationStatus.estimatedTime;
      notify.info(t('generation.started', { time }), TOAST);
      client.setQueryData(
        channelsQuery(icpId).queryKey,
        (now) => now && { ...now, generationStatus },
      );
      reloadLater();
    },
    onError: (error) => notify.error(messageOf(error, t('errors.generate'))),
  });

  useGenerationEnd(generation, ({ status, error }) => {
    if (status === 'completed') notify.success(t('generation.done'), TOAST);
    else notify.error(error || t('errors.generation'), TOAST);
    void reload();
  });

  return {
    channels,
    start: () => start.mutate(),
    isStarting: start.isPending,
    /** The running generation, if any. */
    running: generation?.status === 'generating' ? generation : null,
    check: () => poll.refetch(),
  };
}

/** @returns a function that reloads once after a delay, unless the screen unmounts before. */
function useDelayedReload(reload: () => unknown) {
  const [requests, setRequests] = useState(0);
  const run = useEffectEvent(reload);
  useEffect(() => {
    if (requests === 0) return;
    const timer = setTimeout(() => run(), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [requests]);
  return () => setRequests((count) => count + 1);
}

/** Calls `onEnd` once when a generation that was running ends. */
function useGenerationEnd(
  generation: GenerationStatus | null,
  onEnd: (ended: GenerationStatus) => void,
) {
  const running = useRef<string | null>(null);
  const notifyEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!generation) return;
    if (generation.status === 'generating') {
      running.current = generation.statusId;
    } else if (running.current === generation.statusId) {
      running.current = null;
      notifyEnd(generation);
    }
  }, [generation]);
}

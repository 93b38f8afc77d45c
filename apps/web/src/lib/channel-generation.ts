import { channelsRoutes, type GenerationStatus } from '@salesai/contract/channels';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from './api-error.ts';
import { call } from './call.ts';
import { notify } from './notify.ts';

/** The spec's times (section 9). */
const POLL_MS = 2_000;
const RELOAD_MS = 8_000;

const keyOf = (icpId: string) => ['channels', icpId];

const channelsQuery = (icpId: string) =>
  queryOptions({
    queryKey: keyOf(icpId),
    queryFn: ({ signal }) => call(channelsRoutes.list, { params: { icpId }, signal }),
    staleTime: 0,
  });

const reloadChannels = (client: QueryClient, icpId: string) =>
  client.invalidateQueries({ queryKey: keyOf(icpId) });

/**
 * The channels of an ideal customer and the generation that makes them: started here or found
 * running, followed until it ends or the screen is left.
 */
export function useChannelGeneration(icpId: string) {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  const channels = useQuery(channelsQuery(icpId));
  const [startedId, setStartedId] = useState<string | null>(null);
  const known = channels.data?.generationStatus;
  const followedId = startedId ?? (known?.status === 'generating' ? known.statusId : null);
  const status = useQuery({
    queryKey: ['channel-status', followedId],
    queryFn: ({ signal }) =>
      call(channelsRoutes.status, { params: { statusId: followedId ?? '' }, signal }),
    enabled: followedId !== null,
    refetchInterval: ({ state }) => (hasEnded(state.data) ? false : POLL_MS),
    staleTime: 0,
  });
  useOutcome(status.data, icpId);

  const start = useMutation({
    mutationFn: () => call(channelsRoutes.generate, { body: { icpId } }),
    onSuccess: ({ estimatedTime, statusId }) => {
      setStartedId(statusId);
      notify.success(t('generation.started', { time: estimatedTime }));
      return reloadChannels(client, icpId);
    },
    onError: (error) => notify.error(messageOf(error, t('generation.startError'))),
  });
  useReloadAfter(start.isSuccess, icpId);

  return {
    channels,
    reload: () => reloadChannels(client, icpId),
    start: () => start.mutate(),
    isRunning: start.isPending || (followedId !== null && !hasEnded(status.data)),
    progress: status.data?.progress ?? 0,
  };
}

const hasEnded = (status: GenerationStatus | undefined) =>
  status !== undefined && status.status !== 'generating';

/** Tells the end of a generation once, and fetches what it made. */
function useOutcome(status: GenerationStatus | undefined, icpId: string) {
  const { t } = useTranslation('channels');
  const client = useQueryClient();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!status || !hasEnded(status) || told.current === status.statusId) return;
    told.current = status.statusId;
    if (status.status === 'completed') notify.success(t('generation.completed'));
    else notify.error(status.error ?? t('generation.failed'));
    void reloadChannels(client, icpId);
  }, [status, client, icpId, t]);
}

/** The spec's reload some seconds after a start, should polling have missed the end. */
function useReloadAfter(started: boolean, icpId: string) {
  const client = useQueryClient();
  useEffect(() => {
    if (!started) return;
    const timer = setTimeout(() => void reloadChannels(client, icpId), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [started, client, icpId]);
}

import { type Channel, type ChannelOrder, channelsRoutes } from '@salesai/contract/channels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { channelQuery, channelsQuery } from '#lib/channels/queries.ts';
import { notify } from '#lib/notify.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';

interface Tick {
  day: number;
  done: boolean;
}

/**
 * Ticks a day of the plan, optimistically; without a connection the tick waits on the device. A refused
 * tick is reverted without touching the others.
 */
export function useTick(icpId: string, channelId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('channels');
  const query = channelQuery(icpId, channelId);
  const apply = (tick: Tick) =>
    client.setQueryData(query.queryKey, (channel) => channel && withTick(channel, tick));
  const mutationKey = ['channels', 'tick', channelId];
  return useMutation({
    mutationKey,
    // One request at a time, so that the server stores the last change last.
    scope: { id: `tick:${channelId}` },
    mutationFn: (body: Tick) =>
      sendOrQueue(channelsRoutes.tick, {
        params: { icpId, channelId },
        body,
        refetch: query.queryKey,
      }),
    onMutate: async (tick) => {
      await client.cancelQueries(query);
      apply(tick);
    },
    onError: (_error, { day, done }) => {
      apply({ day, done: !done });
      notify.error(t('errors.tick'));
    },
    onSettled: (sent) => {
      // A queued tick is not on the server yet.
      if (sent === null) return;
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries(query);
    },
  });
}

/** Chooses the order of the channels of an ICP. */
export function useOrder(icpId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('channels');
  return async (order: ChannelOrder) => {
    try {
      const list = await call(channelsRoutes.order, { params: { icpId }, body: { order } });
      client.setQueryData(channelsQuery(icpId).queryKey, list);
      await client.invalidateQueries({ queryKey: ['channels', icpId, 'one'] });
    } catch (error) {
      notify.error(messageOf(error, t('errors.order')));
    }
  };
}

function withTick(channel: Channel, { day, done }: Tick): Channel {
  const others = channel.doneDays.filter((one) => one !== day);
  return { ...channel, doneDays: done ? [...others, day] : others };
}

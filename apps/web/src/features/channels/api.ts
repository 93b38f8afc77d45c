import { type Channel, channelsRoutes } from '@salesai/contract/channels';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

interface Place {
  icpId: string;
  channelId: string;
}

export const channelQuery = (place: Place) =>
  queryOptions({
    queryKey: ['channel', place.icpId, place.channelId],
    queryFn: ({ signal }) => call(channelsRoutes.detail, { params: { ...place }, signal }),
  });

/** Ticks a day at once, and takes it back when the server could not keep it. */
export function useTick(place: Place, onError: () => void) {
  const client = useQueryClient();
  const { queryKey } = channelQuery(place);
  return useMutation({
    mutationFn: (body: { day: number; done: boolean }) =>
      call(channelsRoutes.tick, { params: { ...place }, body }),
    onMutate: async ({ day, done }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (channel) => channel && ticked(channel, day, done));
      return { before };
    },
    onError: (_error, _change, context) => {
      client.setQueryData(queryKey, context?.before);
      onError();
    },
  });
}

function ticked(channel: Channel, day: number, done: boolean): Channel {
  const others = channel.doneDays.filter((one) => one !== day);
  return { ...channel, doneDays: done ? [...others, day] : others };
}

import { channelsRoutes } from '@salesai/contract/channels';
import type { RouteOutput } from '@salesai/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { savedAs } from '#lib/device-data/saved-query.ts';

export type ChannelList = RouteOutput<typeof channelsRoutes.list>;

/** The channels of an ICP, refetched at each visit: a generation may have ended meanwhile. */
export const channelsQuery = (icpId: string) =>
  queryOptions({
    queryKey: ['channels', icpId, 'list'],
    queryFn: ({ signal }) => call(channelsRoutes.list, { params: { icpId }, signal }),
    staleTime: 0,
    ...savedAs(async () => (await import('@salesai/contract/channels')).channelsRoutes.list.out),
  });

export const channelQuery = (icpId: string, channelId: string) =>
  queryOptions({
    queryKey: ['channels', icpId, 'one', channelId],
    queryFn: ({ signal }) => call(channelsRoutes.detail, { params: { icpId, channelId }, signal }),
    ...savedAs(async () => (await import('@salesai/contract/channels')).channelsRoutes.detail.out),
  });

export const generationQuery = (statusId: string) =>
  queryOptions({
    queryKey: ['channels', 'status', statusId],
    queryFn: ({ signal }) => call(channelsRoutes.status, { params: { statusId }, signal }),
  });

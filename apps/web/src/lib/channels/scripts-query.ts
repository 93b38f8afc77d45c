import { scriptsRoutes } from '@salesai/contract/scripts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { savedAs } from '../device-data/saved-query.ts';

/** Identifies the channel of an ICP. */
export interface ChannelKey {
  icpId: string;
  channel: string;
}

export const scriptsQuery = (channelKey: ChannelKey) =>
  queryOptions({
    queryKey: ['scripts', channelKey.icpId, channelKey.channel],
    queryFn: ({ signal }) => call(scriptsRoutes.list, { params: { ...channelKey }, signal }),
    ...savedAs(async () => scriptsRoutes.list.out),
  });

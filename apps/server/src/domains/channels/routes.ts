import { channelsRoutes } from '@salesai/contract/channels';
import { serve } from '../../http/mount.ts';
import * as channels from './service.ts';

export const channelsApi = [
  serve(channelsRoutes.generate, ({ ctx, body }) => channels.generate(ctx, body.icpId)),
  serve(channelsRoutes.status, ({ ctx, params }) => channels.status(ctx, params.statusId)),
  serve(channelsRoutes.list, ({ ctx, params }) => channels.list(ctx, params.icpId)),
  serve(channelsRoutes.order, ({ ctx, params, body }) =>
    channels.chooseOrder(ctx, params.icpId, body.order),
  ),
  serve(channelsRoutes.tick, ({ ctx, params, body }) => channels.setDone(ctx, params, body)),
  serve(channelsRoutes.detail, ({ ctx, params }) =>
    channels.detail(ctx, params.icpId, params.channelId),
  ),
];

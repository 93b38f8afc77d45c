import { DONE } from '@salesai/contract/common';
import { notificationsRoutes } from '@salesai/contract/notifications';
import type { Context, Hono } from 'hono';
import type { UserActor } from '../../context.ts';
import type { Capacity } from '../../http/capacity.ts';
import type { Limits } from '../../http/limits.ts';
import { serve } from '../../http/mount.ts';
import { NODE_RULES } from '../../http/rules.ts';
import * as notifications from './service.ts';
import { type Listeners, notificationStream } from './stream.ts';

export const notificationsApi = [
  serve(notificationsRoutes.list, ({ ctx }) => notifications.list(ctx)),
  serve(notificationsRoutes.readAll, async ({ ctx }) => {
    await notifications.readAll(ctx);
    return DONE;
  }),
  serve(notificationsRoutes.read, async ({ ctx, params }) => {
    await notifications.read(ctx, params.id);
    return DONE;
  }),
];

/** Mounted separately: a stream needs this node's subscribers and ends with its session. */
export function mountNotificationStream(
  app: Hono,
  options: {
    listeners: Listeners;
    identify: (c: Context) => Promise<UserActor>;
    isRevoked: (loginSessionId: string) => boolean;
    limits: Limits;
    streams: Capacity;
  },
): void {
  app.get(`/api${notificationsRoutes.stream.path}`, async (c) => {
    const actor = await options.identify(c);
    await options.limits.consumeOnNode(NODE_RULES.call, actor.id);
    return notificationStream(c, actor.id, {
      listeners: options.listeners,
      release: options.streams.acquire(actor.id),
      isEnded: () => options.isRevoked(actor.loginSessionId),
    });
  });
}

import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { route } from './route.ts';

export const NotificationType = z.enum(['success', 'warning', 'error', 'info']);
export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  timestamp: Instant,
  read: z.boolean(),
  /** Where a click leads in the web app, when it leads anywhere. */
  href: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** Never what changed: the list stays the one source. */
export const NotificationEvent = z.object({ type: z.enum(['changed', 'alive']) });

export const notificationsRoutes = {
  list: route({
    method: 'GET',
    path: '/notifications',
    access: 'user',
    summary: 'The newest notifications, and how many are unread',
    out: z.object({ notifications: z.array(Notification), unread: z.int() }),
  }),
  read: route({
    method: 'POST',
    path: '/notifications/:id/read',
    access: 'user',
    summary: 'Marks one as read',
    params: z.object({ id: Id }),
    out: Done,
  }),
  readAll: route({
    method: 'POST',
    path: '/notifications/read-all',
    access: 'user',
    summary: 'Marks all as read',
    out: Done,
  }),
  stream: route({
    method: 'GET',
    path: '/notifications/stream',
    access: 'user',
    summary: 'Tells when to read the notifications again, by server-sent events',
    media: 'text/event-stream',
    out: NotificationEvent,
  }),
};

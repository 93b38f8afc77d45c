import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { route } from './route.ts';

const NotificationType = z.enum(['success', 'warning', 'error', 'info']);
export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  timestamp: Instant,
  read: z.boolean(),
  /** Path in the web app that a click opens, if any. */
  href: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** Contains no data: clients refetch the list. */
const NotificationEvent = z.object({ type: z.enum(['changed', 'alive']) });

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
    summary: 'Marks a notification as read',
    params: z.object({ id: Id }),
    out: Done,
  }),
  readAll: route({
    method: 'POST',
    path: '/notifications/read-all',
    access: 'user',
    summary: 'Marks all notifications as read',
    out: Done,
  }),
  stream: route({
    method: 'GET',
    path: '/notifications/stream',
    access: 'user',
    summary: 'Server-sent events that say when to refetch the notifications',
    media: 'text/event-stream',
    out: NotificationEvent,
  }),
};

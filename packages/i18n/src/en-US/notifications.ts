import type pt from '../pt-BR/notifications.ts';
import type { Translation } from '../translation.ts';

const notifications: Translation<typeof pt> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread_one: 'Notifications, {{count}} unread',
  openUnread_other: 'Notifications, {{count}} unread',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  markAll: 'Mark all as read',
  empty: 'No notifications',
  emptyHint: 'When something is ready, we tell you here.',
  isUnread: 'Unread',
  loadError: 'Could not load the notifications.',
  markError: 'Could not mark it as read. Try again.',
  types: { success: 'Success', warning: 'Warning', error: 'Error', info: 'Information' },
  ago: {
    now: 'Just now',
    minutes: '{{count}}m ago',
    hours: '{{count}}h ago',
    days: '{{count}}d ago',
  },
};
export default notifications;

import { notificationsRoutes } from '@salesai/contract/notifications';
import type { RouteOutput } from '@salesai/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/call.ts';
import { notify } from '#lib/notify.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';

export type Inbox = RouteOutput<typeof notificationsRoutes.list>;

export const inboxQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(notificationsRoutes.list, { signal }),
});

/** Marks one notification as read, optimistically, also offline; a failure is reverted and reported. */
export function useMarkRead() {
  return useInboxChange({
    send: (id: string) =>
      sendOrQueue(notificationsRoutes.read, { params: { id }, refetch: inboxQuery.queryKey }),
    change: (inbox, id) => withRead(inbox, (notification) => notification.id === id),
  });
}

/** Marks all notifications as read, in the same way. */
export function useMarkAllRead() {
  return useInboxChange({
    send: () => sendOrQueue(notificationsRoutes.readAll, { refetch: inboxQuery.queryKey }),
    change: (inbox) => withRead(inbox, () => true),
  });
}

function useInboxChange<Input>({
  send,
  change,
}: {
  send: (input: Input) => Promise<unknown>;
  change: (inbox: Inbox, input: Input) => Inbox;
}) {
  const client = useQueryClient();
  const { t } = useTranslation('notifications');
  return useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await client.cancelQueries(inboxQuery);
      const previous = client.getQueryData(inboxQuery.queryKey);
      if (previous) client.setQueryData(inboxQuery.queryKey, change(previous, input));
      return previous;
    },
    onError: (_error, _input, previous) => {
      client.setQueryData(inboxQuery.queryKey, previous);
      notify.error(t('markError'));
    },
    // A queued change is not on the server yet.
    onSettled: (sent) => (sent === null ? undefined : client.invalidateQueries(inboxQuery)),
  });
}

function withRead(
  inbox: Inbox,
  matches: (notification: Inbox['notifications'][number]) => boolean,
) {
  const newlyRead = inbox.notifications.filter((one) => !one.read && matches(one)).length;
  return {
    unread: Math.max(0, inbox.unread - newlyRead),
    notifications: inbox.notifications.map((one) => (matches(one) ? { ...one, read: true } : one)),
  };
}

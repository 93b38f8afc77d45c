import { notificationsRoutes } from '@salesai/contract/notifications';
import type { RouteOutput } from '@salesai/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/call.ts';
import { notify } from '#lib/notify.ts';

export type Inbox = RouteOutput<typeof notificationsRoutes.list>;

export const inboxQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(notificationsRoutes.list, { signal }),
});

/** Marks one as read, at once on the screen; a failure puts the dot back and says so. */
export function useMarkRead() {
  return useInboxChange({
    send: (id: string) => call(notificationsRoutes.read, { params: { id } }),
    change: (inbox, id) => asRead(inbox, (notification) => notification.id === id),
  });
}

/** Marks all as read, in the same way. */
export function useMarkAllRead() {
  return useInboxChange({
    send: () => call(notificationsRoutes.readAll),
    change: (inbox) => asRead(inbox, () => true),
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
      const before = client.getQueryData(inboxQuery.queryKey);
      if (before) client.setQueryData(inboxQuery.queryKey, change(before, input));
      return before;
    },
    onError: (_error, _input, before) => {
      client.setQueryData(inboxQuery.queryKey, before);
      notify.error(t('markError'));
    },
    onSettled: () => client.invalidateQueries(inboxQuery),
  });
}

function asRead(inbox: Inbox, matches: (notification: Inbox['notifications'][number]) => boolean) {
  const fresh = inbox.notifications.filter((one) => !one.read && matches(one)).length;
  return {
    unread: Math.max(0, inbox.unread - fresh),
    notifications: inbox.notifications.map((one) => (matches(one) ? { ...one, read: true } : one)),
  };
}

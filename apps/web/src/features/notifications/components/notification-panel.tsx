import type { Notification } from '@salesai/contract/notifications';
import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Inbox, useMarkAllRead, useMarkRead } from '../api.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationPanelProps {
  inbox: UseQueryResult<Inbox>;
  /** A notification opened another screen. */
  onNavigate: () => void;
}

export function NotificationPanel({ inbox, onNavigate }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const router = useRouter();
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const unread = inbox.data?.unread ?? 0;

  const choose = ({ id, read, href }: Notification) => {
    if (!read) markRead.mutate(id);
    if (!href) return;
    onNavigate();
    router.history.push(href);
  };

  return (
    <div className="grid gap-2">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 pt-2 pr-2 pl-4">
        <div className="whitespace-nowrap">
          <h2 className="font-semibold">{t('title')}</h2>
          {unread > 0 && <p className="text-muted text-xs">{t('unread', { count: unread })}</p>}
        </div>
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={() => markAllRead.mutate()}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <List inbox={inbox} onChoose={choose} />
    </div>
  );
}

interface ListProps {
  inbox: UseQueryResult<Inbox>;
  onChoose: (notification: Notification) => void;
}

function List({ inbox, onChoose }: ListProps) {
  const { t } = useTranslation(['notifications', 'common']);
  if (inbox.data?.notifications.length) {
    return (
      <ul className="max-h-96 overflow-y-auto overscroll-contain px-2 pb-2">
        {inbox.data.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    );
  }
  if (inbox.data) {
    return (
      <div className="grid gap-1 px-4 pt-4 pb-8 text-center">
        <p>{t('empty')}</p>
        <p className="text-muted text-sm">{t('emptyHint')}</p>
      </div>
    );
  }
  if (inbox.error) {
    return (
      <ErrorState title={t('loadError')} retryLabel={t('common:retry')} onRetry={inbox.refetch} />
    );
  }
  return <Skeleton className="mx-4 mb-4 h-24" />;
}

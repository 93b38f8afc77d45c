import { IconButton } from '@salesai/ui/icon-button';
import { Popover } from '@salesai/ui/popover';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeText } from '../ago.ts';
import { inboxQuery } from '../api.ts';
import { POLL_MS, useLiveInbox } from '../live.ts';
import { NotificationPanel } from './notification-panel.tsx';

/** The bell of the header with the number of unread, and the panel it opens. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState(false);
  const live = useLiveInbox();
  const inbox = useQuery({ ...inboxQuery, refetchInterval: live ? false : POLL_MS });
  const unread = inbox.data?.unread ?? 0;
  const label = unread > 0 ? t('openUnread', { count: unread }) : t('open');
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('title')}
      trigger={
        <IconButton label={label} className="relative">
          <Bell className="size-5" aria-hidden />
          {unread > 0 && (
            <span
              className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 font-bold text-on-primary text-xs tabular-nums"
              aria-hidden
            >
              {badgeText(unread)}
            </span>
          )}
        </IconButton>
      }
    >
      <NotificationPanel inbox={inbox} onLeave={() => setOpen(false)} />
    </Popover>
  );
}

import { IconButton } from '@salesai/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeText } from '../age.ts';
import { inboxQuery } from '../api.ts';
import { POLL_MS, useInboxStream } from '../use-inbox-stream.ts';

const load = () => import('./notification-popover.tsx');
const NotificationPopover = lazy(async () => ({ default: (await load()).NotificationPopover }));

/** The bell of the header with the number of unread notifications; the panel is loaded on hover, focus or click. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isConnected = useInboxStream();
  const inbox = useQuery({ ...inboxQuery, refetchInterval: isConnected ? false : POLL_MS });
  const unread = inbox.data?.unread ?? 0;
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const bell = <BellButton unread={unread} onClick={show} onPointerEnter={load} onFocus={load} />;
  if (!wasOpened) return bell;
  return (
    <Suspense fallback={bell}>
      <NotificationPopover
        open={open}
        onOpenChange={setOpen}
        inbox={inbox}
        trigger={<BellButton unread={unread} />}
      />
    </Suspense>
  );
}

interface BellButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  unread: number;
}

function BellButton({ unread, ...button }: BellButtonProps) {
  const { t } = useTranslation('notifications');
  const label = unread > 0 ? t('openUnread', { count: unread }) : t('open');
  return (
    <IconButton {...button} label={label} className="relative" aria-haspopup="dialog">
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
  );
}

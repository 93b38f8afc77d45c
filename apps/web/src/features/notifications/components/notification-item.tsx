import type { Notification } from '@salesai/contract/notifications';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { toAge } from '../age.ts';

const STYLES = {
  success: { Icon: CircleCheck, color: 'text-success' },
  warning: { Icon: TriangleAlert, color: 'text-warning' },
  error: { Icon: CircleX, color: 'text-danger' },
  info: { Icon: Info, color: 'text-muted' },
} as const;

interface NotificationItemProps {
  notification: Notification;
  onChoose: (notification: Notification) => void;
}

/** One notification: choosing it marks it as read and opens its link. */
export function NotificationItem({ notification, onChoose }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { type, title, message, timestamp, read } = notification;
  const { Icon, color } = STYLES[type];
  const age = toAge(timestamp);
  return (
    <button
      type="button"
      onClick={() => onChoose(notification)}
      className="grid w-full grid-cols-[auto_1fr_auto] gap-3 rounded-lg p-3 text-left hover:bg-surface-2"
    >
      <Icon className={`mt-0.5 size-5 ${color}`} role="img" aria-label={t(`types.${type}`)} />
      <span className="grid gap-0.5">
        <span className={read ? '' : 'font-semibold'}>{title}</span>
        <span className="text-muted text-sm">{message}</span>
        <time dateTime={timestamp} className="text-muted text-xs">
          {age.unit === 'now' ? t('ago.now') : t(`ago.${age.unit}`, { count: age.count })}
        </time>
      </span>
      {!read && (
        <span
          className="mt-1.5 size-2 rounded-full bg-primary"
          role="img"
          aria-label={t('isUnread')}
        />
      )}
    </button>
  );
}

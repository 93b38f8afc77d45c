import { Popover } from '@salesai/ui/popover';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inbox } from '../api.ts';
import { NotificationPanel } from './notification-panel.tsx';

interface NotificationPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  inbox: UseQueryResult<Inbox>;
  trigger: ReactElement;
}

/** The panel in the corner below the header, however long the name beside the bell is. */
export function NotificationPopover({
  open,
  onOpenChange,
  inbox,
  trigger,
}: NotificationPopoverProps) {
  const { t } = useTranslation('notifications');
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label={t('title')}
      trigger={trigger}
      anchor={() => document.querySelector('header')}
    >
      <NotificationPanel inbox={inbox} onNavigate={() => onOpenChange(false)} />
    </Popover>
  );
}

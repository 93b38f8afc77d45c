import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { IconButton } from '@salesai/ui/icon-button';
import { Menu, MenuItem } from '@salesai/ui/menu';
import { Sheet } from '@salesai/ui/sheet';
import { useNavigate } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { WaitChoices } from './wait-choices.tsx';

interface ConversationMenuProps {
  isActive: boolean;
  isWaiting: boolean;
  onBriefing: () => void;
  onWait: (hours: number) => void;
  /** Undefined while a message is under way. */
  onHint: (() => void) | undefined;
  onEnd: () => void;
}

/** The briefing, simulated time, a hint, the rules, and the end of the conversation. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { isActive, isWaiting, onBriefing, onWait, onHint, onEnd } = props;
  const { t } = useTranslation(['practice', 'common']);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'wait' | 'end' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('chat.menu')}>
            <EllipsisVertical className="size-5" aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<FileText className="size-4" aria-hidden />} onClick={onBriefing}>
          {t('chat.briefing')}
        </MenuItem>
        {isActive && (
          <MenuItem icon={<Clock className="size-4" aria-hidden />} onClick={() => setOpen('wait')}>
            {t('chat.wait')}
          </MenuItem>
        )}
        {isActive && onHint && (
          <MenuItem icon={<Lightbulb className="size-4" aria-hidden />} onClick={onHint}>
            {t('chat.hint')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Scale className="size-4" aria-hidden />}
          onClick={() => void navigate({ to: paths.practiceRules })}
        >
          {t('start.rules')}
        </MenuItem>
        {isActive && (
          <MenuItem
            icon={<Flag className="size-4 text-danger" aria-hidden />}
            onClick={() => setOpen('end')}
          >
            {t('chat.end')}
          </MenuItem>
        )}
      </Menu>
      <Sheet
        open={open === 'wait'}
        onOpenChange={close}
        title={t('chat.waitTitle')}
        text={t('chat.waitText')}
        closeLabel={t('common:close')}
      >
        <WaitChoices
          isWaiting={isWaiting}
          onChoose={(hours) => {
            close();
            onWait(hours);
          }}
        />
      </Sheet>
      <ConfirmModal
        open={open === 'end'}
        onOpenChange={close}
        title={t('chat.endTitle')}
        text={t('chat.endText')}
        confirmLabel={t('chat.end')}
        cancelLabel={t('chat.keepTalking')}
        onConfirm={onEnd}
      />
    </>
  );
}

import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { IconButton } from '@salesai/ui/icon-button';
import { Menu, MenuItem } from '@salesai/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import Dumbbell from 'lucide-react/icons/dumbbell';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import History from 'lucide-react/icons/history';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useRemove, useReset } from '../api.ts';

interface ArenaMenuProps {
  icpId: string;
  showsHistory: boolean;
  onToggleHistory: () => void;
}

/** Leads to practice, hides the history, resets the conversation or deletes the coach. */
export function ArenaMenu({ icpId, showsHistory, onToggleHistory }: ArenaMenuProps) {
  const { t } = useTranslation(['coach', 'common']);
  const reset = useReset();
  const remove = useRemove(() => notify.success(t('done.remove')));
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const startSession = () =>
    reset.mutate(undefined, {
      onSuccess: () => notify.success(t('done.reset')),
      onError: (error) => notify.error(messageOf(error, t('errors.reset'))),
    });
  const removeCoach = () =>
    remove.mutate(undefined, {
      onError: (error) => notify.error(messageOf(error, t('errors.remove'))),
    });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu')} disabled={reset.isPending || remove.isPending}>
            <EllipsisVertical className="size-5" aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Dumbbell className="size-4" aria-hidden />}
          onClick={() => void navigate({ to: paths.practiceNew, search: { icp: icpId } })}
        >
          {t('practice')}
        </MenuItem>
        <MenuItem icon={<History className="size-4" aria-hidden />} onClick={onToggleHistory}>
          {t(showsHistory ? 'history.hide' : 'history.show')}
        </MenuItem>
        <MenuItem icon={<RotateCcw className="size-4" aria-hidden />} onClick={startSession}>
          {t('session.reset')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 className="size-4 text-danger" aria-hidden />}
          onClick={() => setConfirming(true)}
        >
          {t('session.delete')}
        </MenuItem>
      </Menu>
      <ConfirmModal
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('session.deleteTitle')}
        text={t('session.deleteText')}
        confirmLabel={t('session.delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={removeCoach}
        danger
      />
    </>
  );
}

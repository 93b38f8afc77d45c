import type { CoachStatus } from '@salesai/contract/coach';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { IconButton } from '@salesai/ui/icon-button';
import { Menu, MenuItem } from '@salesai/ui/menu';
import { useRouter } from '@tanstack/react-router';
import Cpu from 'lucide-react/icons/cpu';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import History from 'lucide-react/icons/history';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Swords from 'lucide-react/icons/swords';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useRemove, useReset } from '../api.ts';

interface ArenaMenuProps {
  icpId: string;
  engine: CoachStatus['engine'];
  showsHistory: boolean;
  onToggleHistory: () => void;
}

/** Practice, history, a new session, the engine that writes the replies, deleting the coach. */
export function ArenaMenu({ icpId, engine, showsHistory, onToggleHistory }: ArenaMenuProps) {
  const { t } = useTranslation(['coach', 'common']);
  const reset = useReset();
  const remove = useRemove(() => notify.success(t('done.remove')));
  const [isConfirming, setConfirming] = useState(false);
  const router = useRouter();
  const isEmbedded = engine.kind === 'embedded';
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
          icon={<Swords className="size-4 text-arena" aria-hidden />}
          onClick={() => void router.navigate({ to: paths.practiceNew, search: { icp: icpId } })}
        >
          {t('practise')}
        </MenuItem>
        <MenuItem icon={<History className="size-4" aria-hidden />} onClick={onToggleHistory}>
          {t(showsHistory ? 'history.hide' : 'history.show')}
        </MenuItem>
        <MenuItem icon={<RotateCcw className="size-4" aria-hidden />} onClick={startSession}>
          {t('session.reset')}
        </MenuItem>
        <MenuItem
          icon={<Cpu className="size-4 shrink-0" aria-hidden />}
          onClick={() => void router.navigate({ to: paths.settings, hash: 'engine' })}
        >
          <span className="grid">
            {isEmbedded ? t('engine.embedded') : t('engine.model', { model: engine.model ?? '' })}
            <span className="text-muted text-xs">
              {isEmbedded ? t('engine.connect') : t('engine.about')}
            </span>
          </span>
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

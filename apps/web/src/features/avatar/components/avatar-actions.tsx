import { type AvatarState, MAX_AVATAR_ATTEMPTS } from '@salesai/contract/avatar';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { notify } from '#lib/notify.ts';
import { useAccept, useRemove, useReprocess } from '../api.ts';

interface AvatarActionsProps {
  state: AvatarState;
  onRemoved: () => void;
}

/** Accept, reprocess or delete; an accepted avatar can only be recreated. */
export function AvatarActions({ state: { status, tentativas }, onRemoved }: AvatarActionsProps) {
  const { t } = useTranslation(['avatar', 'common']);
  const accept = useAccept();
  const reprocess = useReprocess();
  const remove = useRemove();
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = accept.isPending || reprocess.isPending || remove.isPending;
  const attemptsLeft = MAX_AVATAR_ATTEMPTS - tentativas;
  const notifying = (error: string, success?: string) => ({
    onError: () => notify.error(error),
    ...(success && { onSuccess: () => notify.success(success) }),
  });

  return (
    <div className="grid gap-4">
      {reprocess.isPending && <Alert>{t('reprocessing')}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        {status === 'aceito' ? (
          <>
            <ButtonLink to={paths.icps}>{t('next')}</ButtonLink>
            {attemptsLeft > 0 && (
              <>
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  loading={remove.isPending}
                  onClick={() => setConfirming(true)}
                >
                  {t('recreate')}
                </Button>
                <span className="text-muted text-sm">
                  {t('attemptsLeft', { count: attemptsLeft })}
                </span>
              </>
            )}
          </>
        ) : (
          <>
            <Button
              disabled={isBusy}
              loading={accept.isPending}
              onClick={() =>
                accept.mutate(undefined, notifying(t('errors.accept'), t('acceptedToast')))
              }
            >
              {t('accept')}
            </Button>
            <Button
              variant="secondary"
              disabled={isBusy || attemptsLeft <= 0}
              loading={reprocess.isPending}
              onClick={() => reprocess.mutate(undefined, notifying(t('errors.reprocess')))}
            >
              {t('reprocess')}
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              loading={remove.isPending}
              onClick={() => setConfirming(true)}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </div>
      {status === 'aceito' && <Alert tone="success">{t('acceptedNotice')}</Alert>}
      <ConfirmModal
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('removal.title')}
        text={t('removal.text')}
        confirmLabel={t('removal.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() =>
          remove.mutate(undefined, { ...notifying(t('errors.remove')), onSuccess: onRemoved })
        }
        danger
      />
    </div>
  );
}

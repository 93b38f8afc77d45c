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
  const isAccepted = status === 'aceito';
  const shared = {
    attemptsLeft: MAX_AVATAR_ATTEMPTS - tentativas,
    isBusy: accept.isPending || reprocess.isPending || remove.isPending,
    isRemoving: remove.isPending,
    onRemove: () => setConfirming(true),
  };
  return (
    <div className="grid gap-4">
      {reprocess.isPending && <Alert>{t('reprocessing')}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        {isAccepted ? (
          <AcceptedActions {...shared} />
        ) : (
          <PendingActions {...shared} accept={accept} reprocess={reprocess} />
        )}
      </div>
      {isAccepted && <Alert tone="success">{t('acceptedNotice')}</Alert>}
      <ConfirmModal
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t(isAccepted ? 'removal.recreateTitle' : 'removal.title')}
        text={t('removal.text')}
        confirmLabel={t(isAccepted ? 'removal.recreateConfirm' : 'removal.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: () => notify.error(t('errors.remove')),
            onSuccess: onRemoved,
          })
        }
        danger
      />
    </div>
  );
}

interface SharedProps {
  attemptsLeft: number;
  isBusy: boolean;
  isRemoving: boolean;
  onRemove: () => void;
}

function AcceptedActions({ attemptsLeft, isBusy, isRemoving, onRemove }: SharedProps) {
  const { t } = useTranslation('avatar');
  return (
    <>
      <ButtonLink to={paths.icps}>{t('next')}</ButtonLink>
      {attemptsLeft > 0 && (
        <>
          <Button variant="secondary" disabled={isBusy} loading={isRemoving} onClick={onRemove}>
            {t('recreate')}
          </Button>
          <span className="text-muted text-sm">{t('attemptsLeft', { count: attemptsLeft })}</span>
        </>
      )}
    </>
  );
}

interface PendingProps extends SharedProps {
  accept: ReturnType<typeof useAccept>;
  reprocess: ReturnType<typeof useReprocess>;
}

function PendingActions(props: PendingProps) {
  const { attemptsLeft, isBusy, isRemoving, onRemove, accept, reprocess } = props;
  const { t } = useTranslation('avatar');
  const acceptProfile = () =>
    accept.mutate(undefined, {
      onError: () => notify.error(t('errors.accept')),
      onSuccess: () => notify.success(t('acceptedToast')),
    });
  const makeAnother = () =>
    reprocess.mutate(undefined, { onError: () => notify.error(t('errors.reprocess')) });
  return (
    <>
      <Button disabled={isBusy} loading={accept.isPending} onClick={acceptProfile}>
        {t('accept')}
      </Button>
      <Button
        variant="secondary"
        disabled={isBusy || attemptsLeft <= 0}
        loading={reprocess.isPending}
        onClick={makeAnother}
      >
        {t('reprocess')}
      </Button>
      <Button variant="ghost" disabled={isBusy} loading={isRemoving} onClick={onRemove}>
        {t('delete')}
      </Button>
    </>
  );
}

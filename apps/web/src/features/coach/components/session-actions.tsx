import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useRemove, useReset } from '../api.ts';

/** Resets the conversation or deletes the coach. */
export function SessionActions() {
  const { t } = useTranslation(['coach', 'common']);
  const reset = useReset();
  const remove = useRemove(() => notify.success(t('done.remove')));
  const [isConfirming, setConfirming] = useState(false);
  const notifyingFailure = (fallback: string) => ({
    onError: (error: unknown) => notify.error(messageOf(error, fallback)),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="ghost"
        size="sm"
        loading={reset.isPending}
        onClick={() =>
          reset.mutate(undefined, {
            ...notifyingFailure(t('errors.reset')),
            onSuccess: () => notify.success(t('done.reset')),
          })
        }
      >
        {!reset.isPending && <RotateCcw className="size-4" aria-hidden />}
        {t('session.reset')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={remove.isPending}
        onClick={() => setConfirming(true)}
      >
        {!remove.isPending && <Trash2 className="size-4" aria-hidden />}
        {t('session.delete')}
      </Button>
      <ConfirmModal
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('session.deleteTitle')}
        text={t('session.deleteText')}
        confirmLabel={t('session.delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => remove.mutate(undefined, notifyingFailure(t('errors.remove')))}
        danger
      />
    </div>
  );
}

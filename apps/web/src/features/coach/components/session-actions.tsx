import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useRemove, useReset } from '../api.ts';

/** A fresh start, or the end of the coach. */
export function SessionActions() {
  const { t } = useTranslation(['coach', 'common']);
  const reset = useReset();
  const remove = useRemove(() => notify.success(t('done.remove')));
  const [asksRemoval, setAsksRemoval] = useState(false);
  const sayingWhy = (failed: string) => ({
    onError: (error: unknown) => notify.error(messageOf(error, failed)),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="ghost"
        size="sm"
        loading={reset.isPending}
        onClick={() =>
          reset.mutate(undefined, {
            ...sayingWhy(t('errors.reset')),
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
        onClick={() => setAsksRemoval(true)}
      >
        {!remove.isPending && <Trash2 className="size-4" aria-hidden />}
        {t('session.delete')}
      </Button>
      <ConfirmModal
        open={asksRemoval}
        onOpenChange={setAsksRemoval}
        title={t('session.deleteTitle')}
        text={t('session.deleteText')}
        confirmLabel={t('session.delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => remove.mutate(undefined, sayingWhy(t('errors.remove')))}
        danger
      />
    </div>
  );
}

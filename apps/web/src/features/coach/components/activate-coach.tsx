import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useBootstrap } from '../api.ts';
import { CoachFace } from './coach-face.tsx';

/** Shown while the seller has no coach: explains it and creates it. */
export function ActivateCoach() {
  const { t } = useTranslation('coach');
  const bootstrap = useBootstrap(() => notify.success(t('done.bootstrap')));
  const activate = () =>
    bootstrap.mutate(undefined, {
      onError: (error) => notify.error(messageOf(error, t('errors.bootstrap'))),
    });
  return (
    <EmptyState
      icon={<CoachFace className="size-32" />}
      title={t('start.title')}
      text={t('start.text')}
      action={
        <Button loading={bootstrap.isPending} onClick={activate}>
          {t('start.action')}
        </Button>
      }
    />
  );
}

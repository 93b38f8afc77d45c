import { Alert } from '@salesai/ui/alert';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';

/** The ICP is in another conversation, which can be continued. */
export function BusyIcp({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('practice');
  return (
    <Alert
      tone="warning"
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <span className="min-w-0 grow basis-40">{t('new.busy')}</span>
      <ButtonLink to={paths.practiceSession} params={{ sessionId }} variant="secondary">
        {t('start.continue')}
      </ButtonLink>
    </Alert>
  );
}

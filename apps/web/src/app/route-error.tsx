import { Button } from '@salesai/ui/button';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportUnexpected } from '#lib/report-error.ts';

/** Error boundary of a route: shows the failure and retries without a reload. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  useEffect(() => reportUnexpected(error), [error]);
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 p-8 text-center">
      <h1 className="font-semibold text-xl">{t('failure.title')}</h1>
      <p className="text-muted">{t('failure.text')}</p>
      <Button onClick={reset}>{t('retry')}</Button>
    </div>
  );
}

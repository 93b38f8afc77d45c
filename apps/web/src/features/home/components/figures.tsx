import type { Dashboard } from '@salesai/contract/results';
import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { money } from '#lib/money.ts';
import { useIsOnline } from '#lib/use-is-online.ts';
import { insightOf } from '../insight.ts';
import { Samples } from './samples.tsx';

/** The seller's own figures; samples only while nothing was ever logged. */
export function Figures({ query }: { query: UseQueryResult<Dashboard> }) {
  const { t } = useTranslation(['home', 'common']);
  const isOnline = useIsOnline();
  const { data, error, refetch } = query;
  if (data) return data.hasResults ? <OwnFigures dashboard={data} /> : <Samples />;
  if (!error || !isOnline) return null;
  return <ErrorState title={t('figures.error')} retryLabel={t('common:retry')} onRetry={refetch} />;
}

function OwnFigures({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useTranslation('home');
  const { amount, funnel } = dashboard;
  const insight = insightOf(dashboard);
  const figures = [
    { name: 'amount', value: money(i18n.language, amount) },
    { name: 'sales', value: funnel.sales.toLocaleString(i18n.language) },
    { name: 'conversations', value: funnel.conversations.toLocaleString(i18n.language) },
  ] as const;
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="font-semibold text-xl">{t('figures.title')}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="grid">
            <dt className="text-muted text-sm">{t(`figures.${name}`)}</dt>
            <dd className="font-semibold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {insight && (
        <p className="max-w-prose text-sm">
          {t(`figures.insight.${insight.kind}`, { from: insight.from, to: insight.to })}
        </p>
      )}
      <ButtonLink to={paths.dashboard} variant="secondary" className="justify-self-start">
        {t('figures.open')}
      </ButtonLink>
    </Card>
  );
}

import type { Dashboard } from '@salesai/contract/results';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/results/format.ts';

/** What was sold in the period, beside the period before with its number of cases. */
export function Headline({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useTranslation('results');
  const { amount, averageTicket, funnel, before } = dashboard;
  const change = amount - before.amount;
  const kind = change > 0 ? 'more' : change < 0 ? 'less' : 'same';
  const ticket =
    averageTicket === null
      ? t('amount.noTicket')
      : t('amount.ticket', { amount: money(i18n.language, averageTicket) });
  return (
    <Card className="grid gap-1 p-5 md:p-6">
      <h2 className="text-muted text-sm">{t('amount.label')}</h2>
      <p className="break-words font-bold text-4xl tabular-nums">{money(i18n.language, amount)}</p>
      <p>
        {t('amount.sales', { count: funnel.sales })} · {ticket}
      </p>
      {before.funnel.sales > 0 && (
        <p className="text-muted text-sm">
          {t(`before.${kind}`, {
            amount: money(i18n.language, Math.abs(change)),
            now: funnel.sales,
            before: before.funnel.sales,
          })}
        </p>
      )}
    </Card>
  );
}

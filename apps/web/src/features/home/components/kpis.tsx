import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { SAMPLE_KPIS } from '../sample.ts';

export function Kpis() {
  const { t } = useTranslation('home');
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4" aria-label={t('kpis.title')}>
      {SAMPLE_KPIS.map((kpi) => (
        <li key={kpi}>
          <Card className="grid h-full content-between gap-2 p-4 md:p-5">
            <p className="text-muted text-sm">{t(`kpis.${kpi}.label`)}</p>
            <div className="grid gap-1">
              <p className="font-semibold text-xl tabular-nums md:text-2xl">
                {t(`kpis.${kpi}.value`)}
              </p>
              <p className="text-success text-xs">{t(`kpis.${kpi}.change`)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

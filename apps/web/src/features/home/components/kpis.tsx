import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { SAMPLE_KPIS } from '../sample.ts';

export function Kpis() {
  const { t } = useTranslation('home');
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4" aria-label={t('kpis.title')}>
      {SAMPLE_KPIS.map((kpi) => (
        // The subgrid aligns labels, values and changes of one row, however they wrap.
        <li key={kpi} className="row-span-3 grid grid-rows-subgrid">
          <Card className="row-span-3 grid grid-rows-subgrid gap-1 p-4 md:p-5">
            <p className="text-muted text-sm">{t(`kpis.${kpi}.label`)}</p>
            <p className="font-semibold text-xl tabular-nums md:text-2xl">
              {t(`kpis.${kpi}.value`)}
            </p>
            <p className="text-success text-xs">{t(`kpis.${kpi}.change`)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

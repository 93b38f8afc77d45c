import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { SAMPLE_KPIS } from '../sample.ts';

export function Kpis() {
  const { t } = useTranslation('home');
  return (
    <Card className="p-4">
      {/* The subgrid aligns labels, values and changes of one row, however they wrap. */}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2" aria-label={t('kpis.title')}>
        {SAMPLE_KPIS.map((kpi) => (
          <li key={kpi} className="row-span-3 grid grid-rows-subgrid gap-0">
            <p className="text-muted text-xs">{t(`kpis.${kpi}.label`)}</p>
            <p className="font-semibold text-xl tabular-nums">{t(`kpis.${kpi}.value`)}</p>
            <p className="text-success text-xs">{t(`kpis.${kpi}.change`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

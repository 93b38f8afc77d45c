import { Card } from '@salesai/ui/card';
import ChartLine from 'lucide-react/icons/chart-line';
import { useTranslation } from 'react-i18next';

/** Placeholder of the sales chart. */
export function SalesChart() {
  const { t } = useTranslation('home');
  return (
    <Card className="grid grid-rows-[auto_1fr] gap-4 p-5">
      <h2 className="font-semibold">{t('chart.title')}</h2>
      <div className="grid min-h-48 place-items-center rounded-lg border border-line border-dashed p-6">
        <p className="grid justify-items-center gap-3 text-center text-muted text-sm">
          <ChartLine className="size-8" aria-hidden />
          {t('chart.text')}
        </p>
      </div>
    </Card>
  );
}

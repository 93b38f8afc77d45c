import { Card } from '@salesai/ui/card';
import ChartLine from 'lucide-react/icons/chart-line';
import { useTranslation } from 'react-i18next';

/** Placeholder of the sales chart. */
export function SalesChart() {
  const { t } = useTranslation('home');
  return (
    <Card className="grid grid-rows-[auto_1fr] gap-3 p-4">
      <h2 className="font-semibold text-sm">{t('chart.title')}</h2>
      <p className="flex min-h-24 items-center justify-center gap-3 rounded-lg border border-line border-dashed p-3 text-center text-muted text-sm">
        <ChartLine className="size-6 shrink-0" aria-hidden />
        {t('chart.text')}
      </p>
    </Card>
  );
}

import { Card } from '@salesai/ui/card';
import ChartLine from 'lucide-react/icons/chart-line';
import { useTranslation } from 'react-i18next';

/** Placeholder of the sales chart. */
export function SalesChart() {
  const { t } = useTranslation('home');
  return (
    <Card className="flex min-h-24 items-center gap-4 border-dashed p-4">
      <ChartLine className="size-8 shrink-0 text-muted" aria-hidden />
      <div className="grid gap-1">
        <h2 className="font-semibold text-sm">{t('chart.title')}</h2>
        <p className="text-muted text-sm">{t('chart.text')}</p>
      </div>
    </Card>
  );
}

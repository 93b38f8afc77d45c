import { type Icp, MAX_ICPS } from '@salesai/contract/icp';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';

/** How many there are, how many are ready, how many may still come. */
export function Counters({ icps }: { icps: readonly Icp[] }) {
  const { t } = useTranslation('icp');
  const active = icps.filter(({ status }) => status === 'active').length;
  const rows = [
    { label: t('counters.total'), value: `${icps.length}/${MAX_ICPS}` },
    { label: t('counters.active'), value: String(active) },
    { label: t('counters.available'), value: String(MAX_ICPS - icps.length) },
  ];
  return (
    <Card className="p-1">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] divide-x divide-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-0.5 px-3 py-3 md:px-5">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

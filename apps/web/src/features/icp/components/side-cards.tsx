import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';

const SHOWN_OBJECTIONS = 2;

/** ARENA, with the first objections that wait there. */
export function ArenaCard({ objections }: { objections: readonly string[] }) {
  const { t } = useTranslation(['icp', 'common']);
  return (
    <Card className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="flex items-center justify-between gap-2 font-semibold text-xl">
          {t('arena.title')}
          <Badge tone="arena">{t('common:soon')}</Badge>
        </h2>
        <p className="text-muted text-sm">{t('arena.text')}</p>
      </div>
      <ul className="grid gap-2">
        {objections.slice(0, SHOWN_OBJECTIONS).map((objection) => (
          <li key={objection} className="rounded-xl bg-arena-soft px-4 py-3 text-sm">
            {`“${objection}”`}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function MoreCard() {
  const { t } = useTranslation(['icp', 'common']);
  return (
    <Card className="grid gap-1 p-5 text-muted">
      <h2 className="flex items-center justify-between gap-2 font-semibold text-xl">
        {t('more.title')}
        <Badge>{t('common:soon')}</Badge>
      </h2>
      <p className="text-sm">{t('more.text')}</p>
    </Card>
  );
}

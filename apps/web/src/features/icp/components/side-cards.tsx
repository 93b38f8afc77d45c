import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';

const SHOWN_OBJECTIONS = 2;

interface ArenaCardProps {
  icpId: string;
  objections: readonly string[];
}

/** ARENA: the first objections to be practised soon, and the coach who is there already. */
export function ArenaCard({ icpId, objections }: ArenaCardProps) {
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
      <ButtonLink to={paths.icpArena} params={{ icpId }} variant="secondary" fullWidth>
        {t('arena.open')}
      </ButtonLink>
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

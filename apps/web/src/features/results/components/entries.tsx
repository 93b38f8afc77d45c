import type { Result } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { CardSection } from '@salesai/ui/card-section';
import { IconButton } from '@salesai/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { resultsQuery, useResults } from '#lib/results/api.ts';
import { money } from '#lib/results/format.ts';
import { KIND_ICONS } from '#lib/results/kind-icons.ts';
import type { PeriodName } from '#lib/results/period.ts';
import { useLog } from '#lib/results/use-log.ts';

const EditSheet = lazy(async () => ({ default: (await import('./edit-sheet.tsx')).EditSheet }));

const SHOWN = 10;

/** The logged entries behind every figure, to correct or delete. */
export function Entries({ period }: { period: PeriodName }) {
  const { t } = useTranslation('results');
  const { data: results = [] } = useQuery(resultsQuery(period));
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<Result | null>(null);
  if (results.length === 0) return null;
  return (
    <CardSection title={t('entries.title')}>
      <ul className="grid divide-y divide-line">
        {(isWhole ? results : results.slice(0, SHOWN)).map((result) => (
          <Entry key={result.id} result={result} onEdit={() => setEdited(result)} />
        ))}
      </ul>
      {!isWhole && results.length > SHOWN && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('entries.more', { count: results.length })}
        </Button>
      )}
      {edited && (
        <Suspense>
          <EditSheet result={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </CardSection>
  );
}

function Entry({ result, onEdit }: { result: Result; onEdit: () => void }) {
  const { t, i18n } = useTranslation(['results', 'objections']);
  const { remove } = useResults();
  const log = useLog();
  const Icon = KIND_ICONS[result.kind];
  const about = [
    result.amount === null ? null : money(i18n.language, result.amount),
    result.objection && t(`objections:${result.objection}`),
    result.channelName ?? result.icpName,
    result.note,
  ].filter(Boolean);
  const removeIt = async () => {
    try {
      await remove(result.id);
      const { kind, icpId, channelId, amount, objection, at, note } = result;
      const again = () => void log({ kind, icpId, channelId, amount, objection, at, note });
      notify.success(t('entries.removed'), { action: { label: t('log.undo'), onClick: again } });
    } catch (error) {
      notify.error(messageOf(error, t('log.failed')));
    }
  };
  return (
    <li className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 py-1">
      <Icon className="size-5 text-muted" aria-hidden />
      <span className="grid min-w-0 py-1.5">
        <span className="font-medium">
          {t(`kind.${result.kind}`)}{' '}
          <time dateTime={result.at} className="font-normal text-muted text-sm">
            {new Date(result.at).toLocaleDateString(i18n.language, {
              day: '2-digit',
              month: 'short',
            })}
          </time>
        </span>
        <span className="break-words text-muted text-sm">{about.join(' · ')}</span>
      </span>
      <IconButton label={t('entries.edit')} onClick={onEdit}>
        <Pencil className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('entries.remove')} onClick={() => void removeIt()}>
        <Trash2 className="size-5" aria-hidden />
      </IconButton>
    </li>
  );
}

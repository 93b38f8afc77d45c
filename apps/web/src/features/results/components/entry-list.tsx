import type { Result } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { IconButton } from '@salesai/ui/icon-button';
import { Skeleton } from '@salesai/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { money } from '#lib/money.ts';
import { notify } from '#lib/notify.ts';
import { KIND_ICONS } from '#lib/results/kind-icons.ts';
import { useLog } from '#lib/results/use-log.ts';
import { useResults } from '#lib/results/use-results.ts';
import { type EntriesOf, entriesQuery } from '../entries-query.ts';

const EditSheet = lazy(async () => ({ default: (await import('./edit-sheet.tsx')).EditSheet }));

interface EntryListProps extends EntriesOf {
  /** How many are shown at first; a whole page when absent. */
  first?: number;
}

/** Entries by pages, each to correct or delete. */
export function EntryList({ first, ...entries }: EntryListProps) {
  const { t } = useTranslation(['results', 'common']);
  const query = useInfiniteQuery(entriesQuery(entries));
  const [isShort, setShort] = useState(first !== undefined);
  const [edited, setEdited] = useState<Result | null>(null);
  if (!query.data) {
    return query.error ? (
      <ErrorState
        title={t('error')}
        retryLabel={t('common:retry')}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton lines={4} />
    );
  }
  const loaded = query.data.pages.flatMap(({ results }) => results);
  const total = query.data.pages[0]?.total ?? 0;
  const shown = isShort ? loaded.slice(0, first) : loaded;
  return (
    <>
      {total === 0 && <p className="text-muted">{t('empty.period')}</p>}
      <ul className="grid divide-y divide-line">
        {shown.map((result) => (
          <Entry key={result.id} result={result} onEdit={() => setEdited(result)} />
        ))}
      </ul>
      {shown.length < total && (
        <Button
          variant="secondary"
          loading={query.isFetchingNextPage}
          onClick={() => (isShort ? setShort(false) : void query.fetchNextPage())}
        >
          {isShort
            ? t('entries.more', { count: total })
            : t('entries.next', { shown: shown.length, total })}
        </Button>
      )}
      {edited && (
        <Suspense>
          <EditSheet result={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
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
          <time dateTime={result.at} className="whitespace-nowrap font-normal text-muted text-sm">
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

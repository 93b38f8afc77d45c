import { Alert } from '@salesai/ui/alert';
import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import {
  channelNameQuery,
  scriptsQuery,
  useGenerateScripts,
  useRemoveScripts,
  useUndoRemove,
} from '../api.ts';
import { ScriptList } from '../components/script-list.tsx';
import { WritingBar } from '../components/writing-bar.tsx';

/** The scripts of one channel: written, read, changed, removed and had back. */
export function ScriptsPage() {
  const { t } = useTranslation(['scripts', 'channels', 'common']);
  const place = useParams({ from: '/signed-in/icp-channel-details/$icpId/$channel' });
  const { data, error, refetch } = useQuery(scriptsQuery(place));
  const channel = useQuery(channelNameQuery(place)).data ?? '…';
  const generate = useGenerateScripts(place);
  const remove = useRemoveScripts(place);
  const undo = useUndoRemove(place);

  const write = () =>
    generate.mutate(undefined, {
      onSuccess: ({ count }) =>
        count > 0 ? notify.success(t('generated')) : notify.info(t('none')),
      onError: (thrown) => notify.error(messageOf(thrown, t('generateError'))),
      onSettled: () => remove.reset(),
    });
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: () => notify.success(t('removed')),
      onError: (thrown) => notify.error(messageOf(thrown, t('removeError'))),
    });
  const bringBack = () =>
    undo.mutate(undefined, {
      onSuccess: () => remove.reset(),
      onError: (thrown) => notify.error(messageOf(thrown, t('removeError'))),
    });

  return (
    <div className="grid gap-6">
      <Breadcrumbs label={t('breadcrumbs')}>
        <Link to={paths.icpChannels} params={{ icpId: place.icpId }} className="link">
          {t('channels:title')}
        </Link>
        <span>{t('title', { channel })}</span>
      </Breadcrumbs>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title', { channel })}</h1>
        {data && data.count > 0 && (
          <Button variant="secondary" loading={remove.isPending} onClick={takeAway}>
            {t(remove.isPending ? 'removing' : 'remove')}
          </Button>
        )}
      </div>
      {remove.isSuccess && (
        <Alert className="flex flex-wrap items-center justify-between gap-3">
          {t('undoText')}
          <Button variant="secondary" size="sm" loading={undo.isPending} onClick={bringBack}>
            {t('undo')}
          </Button>
        </Alert>
      )}
      {generate.isPending && <WritingBar />}
      {data && data.count === 0 && !generate.isPending && (
        <EmptyState
          icon={<ScrollText className="size-10" aria-hidden />}
          title={t('empty')}
          text={t('emptyText')}
          action={<Button onClick={write}>{t('generate')}</Button>}
        />
      )}
      {data && data.count > 0 && <ScriptList place={place} scripts={data.scripts} />}
      {!data && error && (
        <ErrorState
          title={t('loadError')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton className="h-72 rounded-2xl" />}
    </div>
  );
}

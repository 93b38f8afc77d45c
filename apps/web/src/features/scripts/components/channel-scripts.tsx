import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { type ChannelKey, scriptsQuery } from '#lib/channels/scripts-query.ts';
import { SavedAt } from '#lib/saved-at.tsx';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import { useGenerate, useRemove } from '../api.ts';
import { printScripts } from '../print.ts';
import { Confirmations } from './confirmations.tsx';
import { LOADING_BAR_MS, LoadingBar } from './loading-bar.tsx';
import { ScriptCards, ScriptCardsSkeleton } from './script-cards.tsx';

interface ChannelScriptsProps {
  channelKey: ChannelKey;
  /** Title of the printed document with all scripts. */
  printTitle: string;
}

/** The scripts of one channel, or the state before: loading, failed, empty, generating. */
export function ChannelScripts({ channelKey, printTitle }: ChannelScriptsProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const reducedMotion = useReducedMotion();
  const query = useQuery(scriptsQuery(channelKey));
  const { data, error, refetch } = query;
  const generate = useGenerate(channelKey, reducedMotion ? 0 : LOADING_BAR_MS);
  const remove = useRemove(channelKey);
  const heading = (
    <h1 className="font-bold text-2xl tracking-tight md:text-3xl">
      {t('common:titles.icpScripts')}
    </h1>
  );

  if (generate.isPending) {
    return (
      <>
        {heading}
        <LoadingBar />
      </>
    );
  }
  if (!data) {
    return (
      <>
        {heading}
        {error ? (
          <ErrorState
            title={t('errors.list')}
            text={messageOf(error)}
            retryLabel={t('common:retry')}
            onRetry={refetch}
          />
        ) : (
          <ScriptCardsSkeleton />
        )}
      </>
    );
  }
  if (data.scripts.length === 0) {
    return (
      <>
        {heading}
        <EmptyState
          icon={<ScrollText className="size-10" aria-hidden />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={() => generate.mutate()}>{t('generate')}</Button>}
        />
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-2">
          {heading}
          <p className="text-muted">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => printScripts(printTitle, data.scripts)}
          >
            <Printer className="size-4" aria-hidden />
            {t('printAll')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t(remove.isPending ? 'removing' : 'remove')}
          </Button>
        </div>
      </div>
      <SavedAt query={query} />
      <Confirmations icpId={channelKey.icpId} scripts={data.scripts} />
      <ScriptCards channelKey={channelKey} scripts={data.scripts} />
    </>
  );
}

import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import { type Place, scriptsQuery, useGenerate, useRemove } from '../api.ts';
import { BAR_MS, LoadingBar } from './loading-bar.tsx';
import { ScriptCards, ScriptCardsSkeleton } from './script-cards.tsx';

interface ScriptsOfChannelProps {
  place: Place;
}

/** The states of the screen: loading, failed, empty, being written, there. */
export function ScriptsOfChannel({ place }: ScriptsOfChannelProps) {
  const { t } = useTranslation(['scripts', 'common']);
  const still = useReducedMotion();
  const { data, error, refetch } = useQuery(scriptsQuery(place));
  const generate = useGenerate(place, still ? 0 : BAR_MS);
  const remove = useRemove(place);
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
        <div className="grid gap-2">
          {heading}
          <p className="text-muted">{t('text')}</p>
        </div>
        <Button variant="secondary" loading={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? t('removing') : t('remove')}
        </Button>
      </div>
      <ScriptCards scripts={data.scripts} />
    </>
  );
}

import type { Share } from '@salesai/contract/shares';
import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { sharesQuery, useShares } from '#lib/shares/api.ts';
import { useAction } from '#lib/use-action.ts';
import { Section } from './section.tsx';

/** The links that others can open, what each shows, until when, and a button to end it. */
export function SharesSection() {
  const { t } = useTranslation(['shares', 'common']);
  const { data: shares, error, refetch } = useQuery(sharesQuery);
  return (
    <Section title={t('list.title')} text={t('nothingElse')} anchor="links">
      {!shares && !error && <Skeleton className="h-14" />}
      {!shares && error && (
        <ErrorState title={t('list.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {shares?.length === 0 && <p className="text-muted text-sm">{t('list.empty')}</p>}
      {shares && shares.length > 0 && (
        <ul className="grid gap-3">
          {shares.map((share) => (
            <li key={share.id}>
              <ShareRow share={share} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const PARTS = ['transcript', 'numbers', 'name'] as const;

function ShareRow({ share }: { share: Share }) {
  const { t, i18n } = useTranslation('shares');
  const { remove } = useShares();
  const end = useAction(() => remove(share.id), {
    onSuccess: () => notify.success(t('list.ended')),
    onError: (error) => notify.error(messageOf(error, t('list.failed'))),
  });
  const shown = PARTS.filter((part) => share.include[part]).map((part) => t(`list.parts.${part}`));
  const parts = new Intl.ListFormat(i18n.language).format([t('list.parts.result'), ...shown]);
  const day = (at: string) =>
    new Date(at).toLocaleDateString(i18n.language, { day: 'numeric', month: 'long' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium text-sm">
          {t('list.of', { kind: t(`kind.${share.kind}`), day: day(share.createdAt) })}
        </p>
        <p className="text-muted text-sm">{t('list.shows', { parts })}</p>
        <p className="text-muted text-sm">{t('list.until', { day: day(share.expiresAt) })}</p>
      </div>
      <Button
        variant="ghost"
        loading={end.isPending}
        onClick={() => void end.run()}
        aria-label={t('list.endOf', { kind: t(`kind.${share.kind}`), day: day(share.createdAt) })}
      >
        {t('list.end')}
      </Button>
    </div>
  );
}

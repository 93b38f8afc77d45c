import ChevronDown from 'lucide-react/icons/chevron-down';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import type { ChannelList } from '#lib/channels/queries.ts';
import { List, Paragraph } from './text.tsx';

interface StrategyProps {
  strategy: NonNullable<ChannelList['strategy']>;
  /** The channel that logged results put first; null while they order nothing. */
  first: string | null;
}

/** The strategy behind the channels in three lines; the whole of it opens below. */
export function Strategy({ strategy, first }: StrategyProps) {
  const { t } = useTranslation('channels');
  return (
    <section
      aria-labelledby="strategy"
      className="group grid gap-1 rounded-2xl border border-line bg-surface-1 px-4 pt-3 pb-1"
    >
      <h2 id="strategy" className="flex items-start gap-2 font-semibold text-mind">
        <Sparkles className="mt-1 size-4 shrink-0" aria-hidden />
        <span>
          <span className="sr-only">{t('strategy.title')}: </span>
          {strategy.title}
        </span>
      </h2>
      {first !== null && (
        <p className="max-w-prose font-medium">{t('strategy.learned', { channel: first })}</p>
      )}
      <p
        className={`max-w-prose whitespace-pre-line group-has-[details[open]]:hidden ${first === null ? 'line-clamp-3' : 'line-clamp-2 text-muted text-sm'}`}
      >
        {strategy.summary}
      </p>
      <details className="group/all">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg font-semibold text-primary text-sm">
          {t('strategy.all')}
          <ChevronDown className="size-4 transition group-open/all:rotate-180" aria-hidden />
        </summary>
        <div className="grid gap-x-10 gap-y-5 pb-3 lg:grid-cols-[3fr_2fr]">
          {first !== null && (
            <p className="text-muted text-sm lg:col-span-2">{t('strategy.before')}</p>
          )}
          <Paragraph>{strategy.summary}</Paragraph>
          <div className="grid content-start gap-2">
            <h3 className="font-semibold">{t('strategy.focus')}</h3>
            <List items={strategy.focus} />
          </div>
          <div className="grid content-start gap-2">
            <h3 className="font-semibold">{t('strategy.firstWeek')}</h3>
            <List items={strategy.firstWeek} />
          </div>
        </div>
      </details>
    </section>
  );
}

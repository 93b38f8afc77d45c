import { CardSection } from '@salesai/ui/card-section';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import type { ChannelList } from '#lib/channels/queries.ts';
import { List, Paragraph } from './text.tsx';

interface StrategyProps {
  strategy: NonNullable<ChannelList['strategy']>;
}

/** The strategy behind the channels; the first week is collapsed. */
export function Strategy({ strategy }: StrategyProps) {
  const { t } = useTranslation('channels');
  return (
    <CardSection title={t('strategy.title')}>
      <p className="flex items-start gap-2 font-semibold text-mind">
        <Sparkles className="mt-1 size-4 shrink-0" aria-hidden />
        {strategy.title}
      </p>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[3fr_2fr]">
        <Paragraph>{strategy.summary}</Paragraph>
        <div className="grid content-start gap-2">
          <h3 className="font-semibold">{t('strategy.focus')}</h3>
          <List items={strategy.focus} />
        </div>
      </div>
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg font-semibold">
          <ChevronDown className="size-4 transition group-open:rotate-180" aria-hidden />
          {t('strategy.firstWeek')}
        </summary>
        <div className="pt-2">
          <List items={strategy.firstWeek} />
        </div>
      </details>
    </CardSection>
  );
}

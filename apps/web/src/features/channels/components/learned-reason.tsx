import type { Learned } from '@salesai/contract/channels';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';

/** Why logged results moved a channel, with the cases that this rests on. */
export function LearnedReason({ learned }: { learned: Learned }) {
  const { t } = useTranslation('channels');
  const { direction, sales, cases, of } = learned;
  const Icon = direction === 'up' ? TrendingUp : TrendingDown;
  const sold = t('learned.sales', { count: sales });
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${direction === 'up' ? 'text-success' : 'text-warning'}`}
        aria-hidden
      />
      <span className="font-medium">
        {t(`learned.${direction}`, { sold, cases: t(`learned.cases.${of}`, { count: cases }) })}
      </span>
    </p>
  );
}

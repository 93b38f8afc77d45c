import type { Dashboard } from '@salesai/contract/results';
import { Card } from '@salesai/ui/card';
import { IconButton } from '@salesai/ui/icon-button';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { datesBefore } from '../days.ts';
import { FigureButton } from '../open-entries.tsx';

const PictureSheet = lazy(async () => ({
  default: (await import('./picture-sheet.tsx')).PictureSheet,
}));

/** What was sold in the period, beside the period before with its number of cases. */
export function Headline({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useTranslation('results');
  const [isSharing, setSharing] = useState(false);
  const { amount, averageTicket, funnel, before } = dashboard;
  const sales = { title: t('funnel.sales'), filter: { kind: 'sale' } } as const;
  const sold = money(i18n.language, amount);
  const change = amount - before.amount;
  const kind = change > 0 ? 'more' : change < 0 ? 'less' : 'same';
  const ticket =
    averageTicket === null
      ? t('amount.noTicket')
      : t('amount.ticket', { amount: money(i18n.language, averageTicket) });
  return (
    <Card className="grid grid-cols-1 gap-1 p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-muted text-sm">{t('amount.label')}</h2>
        <IconButton
          label={t('picture.open')}
          aria-haspopup="dialog"
          className="-mt-3 -mr-3"
          onClick={() => setSharing(true)}
        >
          <Share2 className="size-5" aria-hidden />
        </IconButton>
      </div>
      <p className={`break-words font-bold tabular-nums sm:text-4xl ${sizeOf(sold)}`}>
        <FigureButton counted={sales} count={funnel.sales}>
          {sold}
        </FigureButton>
      </p>
      <p>
        <FigureButton counted={sales} count={funnel.sales}>
          {t('amount.sales', { count: funnel.sales })} · {ticket}
        </FigureButton>
      </p>
      {before.funnel.sales > 0 && (
        <p className="text-muted text-sm">
          <FigureButton
            counted={{ ...sales, dates: datesBefore(dashboard) }}
            count={before.funnel.sales}
          >
            {t(`before.${kind}`, {
              amount: money(i18n.language, Math.abs(change)),
              now: funnel.sales,
              before: before.funnel.sales,
            })}
          </FigureButton>
        </p>
      )}
      {isSharing && (
        <Suspense>
          <PictureSheet dashboard={dashboard} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const LONG = 12;
const VERY_LONG = 15;

/** An amount of millions fits on one line of a phone. */
function sizeOf(amount: string): string {
  if (amount.length > VERY_LONG) return 'text-2xl';
  return amount.length > LONG ? 'text-3xl' : 'text-4xl';
}

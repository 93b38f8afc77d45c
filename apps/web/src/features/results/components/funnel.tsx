import type { Dashboard } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { rateOf } from '#lib/results/format.ts';

import { KINDS } from '../kinds.ts';
import { FigureButton } from '../open-entries.tsx';

const STEPS = ['contacts', 'conversations', 'proposals', 'sales'] as const;

/** Four bars from contact to sale; a rate only where there are enough cases. */
export function Funnel({ funnel }: Pick<Dashboard, 'funnel'>) {
  const { t, i18n } = useTranslation('results');
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  return (
    <CardSection title={t('funnel.title')}>
      <ol className="grid gap-4">
        {STEPS.map((step, at) => {
          const previous = STEPS[at - 1];
          return (
            <li key={step} className="grid gap-1.5">
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-medium">{t(`funnel.${step}`)}</span>
                <FigureButton
                  counted={{ title: t(`funnel.${step}`), filter: { kind: KINDS[step] } }}
                  count={funnel[step]}
                  className="text-right font-semibold tabular-nums"
                >
                  {funnel[step].toLocaleString(i18n.language)}
                </FigureButton>
              </span>
              <span className="h-3 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full origin-left rounded-full bg-primary"
                  style={{ transform: `scaleX(${funnel[step] / most})` }}
                />
              </span>
              {previous && funnel[previous] > 0 && (
                <span className="text-muted text-sm tabular-nums">
                  <Rate before={funnel[previous]} after={funnel[step]} language={i18n.language} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="text-muted text-sm">{t('funnel.hint')}</p>
    </CardSection>
  );
}

function Rate({ before, after, language }: { before: number; after: number; language: string }) {
  const { t } = useTranslation('results');
  const rate = rateOf(language, before, after);
  const shown = {
    before: before.toLocaleString(language),
    after: after.toLocaleString(language),
  };
  return rate === null ? t('funnel.tooFew', shown) : t('funnel.rate', { ...shown, rate });
}

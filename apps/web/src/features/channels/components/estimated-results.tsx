import type { Channel } from '@salesai/contract/channels';
import { useTranslation } from 'react-i18next';
import { FoldSection } from './fold-section.tsx';

const PARTS = [
  'timeToResults',
  'expectedROI',
  'minBudget',
  'costLevel',
  'difficultyLevel',
  'scalabilityLevel',
] as const;

export function EstimatedResults({ results }: { results: Channel['estimatedResults'] }) {
  const { t } = useTranslation('channels');
  return (
    <FoldSection title={t('detail.results')}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {PARTS.map((part) => (
          <div key={part} className="grid content-start gap-0.5">
            <dt className="text-muted text-sm">{t(`results.${part}`)}</dt>
            <dd className="font-medium">{results[part]}</dd>
          </div>
        ))}
      </dl>
    </FoldSection>
  );
}

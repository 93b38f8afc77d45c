import type { Channel } from '@salesai/contract/channels';
import { useTranslation } from 'react-i18next';

const SHOWN = ['timeToResults', 'costLevel', 'difficultyLevel', 'minBudget'] as const;
const OTHERS = ['expectedROI', 'scalabilityLevel'] as const;

interface ChannelFactsProps {
  results: Channel['estimatedResults'];
}

/** What a fact states first; the words that follow it are in the section about results. */
const statementOf = (fact: string) => fact.split(/[:;] (?=\p{L})/u, 1)[0];

/** The four facts that decide first; the others are in the section about results. */
export function ChannelFacts({ results }: ChannelFactsProps) {
  const { t } = useTranslation('channels');
  return (
    <dl
      aria-label={t('facts.title')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line text-sm"
    >
      {SHOWN.map((fact) => (
        <div key={fact} className="grid content-start bg-surface-1 px-3 py-1">
          <dt className="text-muted text-xs leading-4">{t(`facts.${fact}`)}</dt>
          <dd className="wrap-anywhere font-medium leading-5">{statementOf(results[fact])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All estimates, whole. */
export function EstimatedResults({ results }: ChannelFactsProps) {
  const { t } = useTranslation('channels');
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {[...SHOWN, ...OTHERS].map((part) => (
        <div key={part} className="grid content-start gap-0.5">
          <dt className="text-muted text-sm">{t(`results.${part}`)}</dt>
          <dd className="font-medium">{results[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

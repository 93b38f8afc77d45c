import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usageQuery } from '../api.ts';
import { Section } from './section.tsx';

/** Who writes the profiles, plans and answers, and how much of today's allowance is used. */
export function EngineSection() {
  const { t, i18n } = useTranslation('settings');
  const { data: usage } = useQuery(usageQuery);
  if (!usage) return null;
  const { engine, today } = usage;
  const number = (tokens: number) => tokens.toLocaleString(i18n.language);
  const isEmbedded = engine.kind === 'embedded';
  return (
    <Section
      title={t('engine.title')}
      text={isEmbedded ? t('engine.embeddedText') : t('engine.modelText')}
    >
      <p>
        {isEmbedded
          ? t('engine.embedded')
          : t('engine.model', { provider: engine.kind, model: engine.model })}
      </p>
      {today && (
        <p className="text-muted text-sm">
          {today.allowance === null
            ? t('engine.used', { tokens: number(today.tokens) })
            : t('engine.usedOf', {
                tokens: number(today.tokens),
                allowance: number(today.allowance),
              })}
        </p>
      )}
    </Section>
  );
}

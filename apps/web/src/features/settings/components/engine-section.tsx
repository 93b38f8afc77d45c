import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usageQuery } from '../api.ts';
import { Section } from './section.tsx';

/** The engine in use and today's token usage. */
export function EngineSection() {
  const { t, i18n } = useTranslation('settings');
  const { data: usage } = useQuery(usageQuery);
  if (!usage) return null;
  const { engine, today } = usage;
  const format = (tokens: number) => tokens.toLocaleString(i18n.language);
  const isEmbedded = engine.kind === 'embedded';
  return (
    <Section
      anchor="engine"
      title={t('engine.title')}
      text={isEmbedded ? t('engine.embeddedText') : t('engine.modelText')}
    >
      <p>
        {isEmbedded
          ? t('engine.embedded')
          : t('engine.model', { provider: engine.kind, model: engine.model })}
      </p>
      {isEmbedded && <p className="text-muted text-sm">{t('engine.connect')}</p>}
      {today && (
        <p className="text-muted text-sm">
          {today.allowance === null
            ? t('engine.used', { tokens: format(today.tokens) })
            : t('engine.usedOf', {
                tokens: format(today.tokens),
                allowance: format(today.allowance),
              })}
        </p>
      )}
    </Section>
  );
}

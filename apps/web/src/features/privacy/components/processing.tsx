import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { processingQuery } from '../api.ts';

/** Where this installation processes texts and speech, as reported by the server. */
export function Processing() {
  const { t } = useTranslation('privacy');
  const { data, isError } = useQuery(processingQuery);
  if (isError) return <p>{t('processing.unknown')}</p>;
  if (!data) return <Skeleton className="h-16" />;
  const { engine, speech } = data;
  return (
    <>
      <p>
        {engine.kind === 'embedded'
          ? t('processing.embedded')
          : t('processing.provider', { provider: engine.kind, model: engine.model })}
      </p>
      <p>{speech.stt ? t('processing.stt') : t('processing.browser')}</p>
      {speech.tts && <p>{t('processing.tts')}</p>}
    </>
  );
}

import type { GenerationStatus } from '@salesai/contract/channels';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { Progress } from '@salesai/ui/progress';
import { useTranslation } from 'react-i18next';
import { barWidth } from '#lib/channels/generation-progress.ts';

interface GenerationBannerProps {
  generation: GenerationStatus;
  onCheck: () => void;
}

/** Progress of the generation, with a button to check it before the next poll. */
export function GenerationBanner({ generation, onCheck }: GenerationBannerProps) {
  const { t } = useTranslation('channels');
  const { progress, estimatedTime } = generation;
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <p className="font-semibold">{t('generation.title')}</p>
          <p className="text-muted text-sm">{t('generation.estimate', { time: estimatedTime })}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={onCheck}>
          {t('generation.check')}
        </Button>
      </div>
      <div className="flex items-center gap-3">
        <Progress
          label={t('generation.progress')}
          value={barWidth(progress)}
          className="min-w-0 grow"
        />
        <span className="w-12 text-right font-semibold text-sm tabular-nums" aria-hidden>
          {progress}%
        </span>
      </div>
      <p className="text-muted text-sm">{t('generation.leave')}</p>
    </Card>
  );
}

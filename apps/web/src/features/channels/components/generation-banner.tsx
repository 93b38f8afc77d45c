import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { Progress } from '@salesai/ui/progress';
import { useTranslation } from 'react-i18next';

/** The bar is never thinner than this, so that it can be seen (spec, section 4). */
const LEAST = 5;

interface GenerationBannerProps {
  progress: number;
  onCheck: () => void;
}

export function GenerationBanner({ progress, onCheck }: GenerationBannerProps) {
  const { t } = useTranslation('channels');
  const shown = Math.min(100, Math.max(LEAST, progress));
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {t('generation.running')}
        </p>
        <Button variant="secondary" size="sm" onClick={onCheck}>
          {t('generation.check')}
        </Button>
      </div>
      <Progress label={t('generation.progress')} value={shown} />
      <p className="text-muted text-sm">{t('generation.leave')}</p>
    </Card>
  );
}

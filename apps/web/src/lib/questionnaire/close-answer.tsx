import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { Celebration } from './celebration.tsx';

interface CloseAnswerProps {
  /** The number of answers. */
  count: number;
  onConfirm: () => void;
  onRestart: () => void;
}

/** The last step: all is answered; confirm or restart. */
export function CloseAnswer({ count, onConfirm, onRestart }: CloseAnswerProps) {
  const { t } = useTranslation(['questionnaire', 'common']);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="flex items-center gap-4 sm:col-span-2">
        <Celebration />
        <div>
          <p className="font-semibold text-xl">{t('done.title')}</p>
          <p className="text-muted text-sm">{t('done.text', { count })}</p>
        </div>
      </div>
      <Button onClick={onConfirm}>{t('common:confirm')}</Button>
      <Button variant="secondary" onClick={onRestart}>
        {t('restart')}
      </Button>
    </div>
  );
}

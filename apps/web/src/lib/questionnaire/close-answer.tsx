import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';

interface CloseAnswerProps {
  onConfirm: () => void;
  onRestart: () => void;
}

/** The last step: confirm or restart. */
export function CloseAnswer({ onConfirm, onRestart }: CloseAnswerProps) {
  const { t } = useTranslation(['questionnaire', 'common']);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button onClick={onConfirm}>{t('common:confirm')}</Button>
      <Button variant="secondary" onClick={onRestart}>
        {t('restart')}
      </Button>
    </div>
  );
}

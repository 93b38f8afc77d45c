import { Button } from '@salesai/ui/button';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';

interface FailureProps {
  text: string;
  retryLabel?: string;
  onRetry: () => void;
  onReload: () => void;
}

/** Nothing is lost: the answers are still there, and the state can be asked for again. */
export function Failure({ text, retryLabel, onRetry, onReload }: FailureProps) {
  const { t } = useTranslation('avatar');
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft">
        <CircleAlert className="size-7 text-danger" aria-hidden />
      </span>
      <h1 className="font-bold text-2xl">{t('errors.title')}</h1>
      <p className="text-muted">{text}</p>
      <p className="text-muted text-sm">{t('errors.kept')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{retryLabel ?? t('errors.retry')}</Button>
        <Button variant="secondary" onClick={onReload}>
          {t('errors.reload')}
        </Button>
      </div>
    </div>
  );
}

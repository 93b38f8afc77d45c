import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { WaitChoices } from './wait-choices.tsx';

/** Below messages that wait for the connection. */
export function OfflineNote() {
  const { t } = useTranslation('practice');
  return (
    <p role="status" className="pt-1 text-right text-muted text-xs">
      {t('chat.whenOnline')}
    </p>
  );
}

/** Another tab or device has continued the conversation. */
export function Elsewhere({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation('practice');
  return (
    <Alert tone="warning" className="flex flex-wrap items-center justify-between gap-2">
      {t('chat.elsewhere')}
      <Button variant="secondary" size="sm" onClick={onRefresh}>
        {t('chat.refresh')}
      </Button>
    </Alert>
  );
}

interface SilenceProps {
  name: string;
  isWaiting: boolean;
  onWait: (hours: number) => void;
}

/** The buyer has not answered: simulated time may pass. */
export function Silence({ name, isWaiting, onWait }: SilenceProps) {
  const { t } = useTranslation('practice');
  return (
    <div className="mt-4 grid justify-items-center gap-2 rounded-2xl border border-line border-dashed p-3">
      <p role="status" className="text-center text-sm">
        {t('chat.silent', { name })}
      </p>
      <WaitChoices isWaiting={isWaiting} onChoose={onWait} />
    </div>
  );
}

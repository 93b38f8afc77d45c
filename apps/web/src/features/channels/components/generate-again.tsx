import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface GenerateAgainProps {
  busy: boolean;
  onConfirm: () => void;
}

/** Channels that drop out of the list take their scripts along, so this asks first. */
export function GenerateAgain({ busy, onConfirm }: GenerateAgainProps) {
  const { t } = useTranslation(['channels', 'common']);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={() => setAsks(true)}>
        <RefreshCw className="size-4" aria-hidden />
        {t('generateAgain')}
      </Button>
      <ConfirmModal
        open={asks}
        onOpenChange={setAsks}
        title={t('again.title')}
        text={t('again.text')}
        confirmLabel={t('again.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={onConfirm}
      />
    </>
  );
}

import { Button } from '@salesai/ui/button';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RegenerateProps {
  busy: boolean;
  onConfirm: () => void;
}

/** Regenerates the channels after a confirmation, because scripts of dropped channels are deleted. */
export function Regenerate({ busy, onConfirm }: RegenerateProps) {
  const { t } = useTranslation(['channels', 'common']);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={() => setConfirming(true)}>
        <RefreshCw className="size-4" aria-hidden />
        {t('generateAgain')}
      </Button>
      <ConfirmModal
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('again.title')}
        text={t('again.text')}
        confirmLabel={t('again.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={onConfirm}
      />
    </>
  );
}

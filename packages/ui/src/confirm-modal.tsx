import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from './button.tsx';
import { useCloseOnBack } from './overlay-history.tsx';

interface ConfirmModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Says what will be lost. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  danger?: boolean;
}

/** Confirms an action that cannot be undone; the cancel button has the initial focus. */
export function ConfirmModal({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
}: ConfirmModalProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  const confirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/60" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,92vw)] -translate-x-1/2 -translate-y-1/2 gap-4 rounded-2xl border border-line bg-surface-1 p-6 shadow-card">
          <AlertDialog.Title className="font-semibold text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{text}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
            <Button variant={danger ? 'danger' : 'primary'} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useCloseOnBack } from './overlay-history.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A dialog over a dark backdrop; `className` positions the popup. */
export function BackdropDialog({
  open,
  onOpenChange,
  className,
  children,
}: Pick<DialogProps, 'open' | 'onOpenChange' | 'children'> & { className: string }) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className={className}>{children}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The close button of a dialog. */
export function CloseButton({ label }: { label: string }) {
  return (
    <Dialog.Close
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-surface-2"
    >
      <X className="size-5" aria-hidden />
    </Dialog.Close>
  );
}

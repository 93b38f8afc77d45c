import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Takes the whole screen, for what one looks at and nothing else. */
  full?: boolean;
  children: ReactNode;
}

const PLACES = {
  middle:
    'inset-x-0 bottom-0 max-h-[92dvh] gap-5 overflow-y-auto rounded-t-2xl border border-line p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-card data-ending-style:translate-y-4 data-starting-style:translate-y-4 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(32rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl',
  whole: 'inset-0 grid-rows-[auto_1fr] gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
};

/** A dialog in the middle, from the bottom edge on a phone; it traps the focus and gives it back. */
export function Modal({
  open,
  onOpenChange,
  title,
  closeLabel,
  full = false,
  children,
}: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={`fixed z-50 grid bg-surface-1 transition data-ending-style:opacity-0 data-starting-style:opacity-0 ${full ? PLACES.whole : PLACES.middle}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="pt-1.5 font-semibold text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-surface-2"
            >
              <X className="size-5" aria-hidden />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { CloseButton, type DialogProps } from './dialog-parts.tsx';
import { useCloseOnBack } from './overlay-history.tsx';

interface ScreenModalProps extends DialogProps {
  /** Next to the close button, such as a clock or full screen. */
  actions?: ReactNode;
  /** The dialog element. */
  popupRef?: RefObject<HTMLDivElement | null>;
  /** The element that gets the initial focus. */
  initialFocus?: RefObject<HTMLElement | null>;
  onKeyDown?: KeyboardEventHandler;
}

/** A full-screen dialog. */
export function ScreenModal({
  open,
  onOpenChange,
  title,
  closeLabel,
  actions,
  popupRef,
  initialFocus,
  onKeyDown,
  children,
}: ScreenModalProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popupRef}
          initialFocus={initialFocus}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-background pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-ink"
        >
          <div className="flex items-center gap-1 border-line border-b px-2 py-1 sm:px-4">
            <Dialog.Title className="min-w-0 grow truncate px-2 font-semibold">
              {title}
            </Dialog.Title>
            {actions}
            <CloseButton label={closeLabel} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

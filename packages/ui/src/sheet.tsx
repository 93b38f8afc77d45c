import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { BackdropDialog, CloseButton, type DialogProps } from './dialog-parts.tsx';

const POPUP =
  'fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[calc(100dvh-4.25rem)] max-w-lg gap-4 overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface-1 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-card transition data-ending-style:translate-y-6 data-starting-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:opacity-0';

interface SheetProps extends DialogProps {
  /** Before the title, such as a face. */
  icon?: ReactNode;
  /** Below the title. */
  text?: string;
}

/** A dialog at the bottom edge, in reach of the thumb. */
export function Sheet({ title, text, icon, closeLabel, children, ...state }: SheetProps) {
  return (
    <BackdropDialog {...state} className={POPUP}>
      <div className="flex items-start gap-3">
        {icon}
        <div className="grid min-w-0 grow gap-1 self-center">
          <Dialog.Title className="line-clamp-2 font-semibold text-xl">{title}</Dialog.Title>
          {text && <Dialog.Description className="text-muted">{text}</Dialog.Description>}
        </div>
        <CloseButton label={closeLabel} />
      </div>
      {children}
    </BackdropDialog>
  );
}

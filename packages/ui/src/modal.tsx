import { Dialog } from '@base-ui/react/dialog';
import { BackdropDialog, CloseButton, type DialogProps } from './dialog-parts.tsx';

const POPUP =
  'fixed inset-x-0 bottom-0 z-50 grid max-h-[calc(100dvh-4.25rem)] gap-5 overflow-y-auto rounded-t-2xl border border-line bg-surface-1 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-card transition data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(32rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl';

/** A centred dialog, at the bottom edge on phones; traps and restores the focus. */
export function Modal({ title, closeLabel, children, ...state }: DialogProps) {
  return (
    <BackdropDialog {...state} className={POPUP}>
      <div className="flex items-start justify-between gap-4">
        <Dialog.Title className="pt-1.5 font-semibold text-xl">{title}</Dialog.Title>
        <CloseButton label={closeLabel} />
      </div>
      {children}
    </BackdropDialog>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import { BackdropDialog, CloseButton, type DialogProps } from './dialog-parts.tsx';

const POPUP =
  'fixed inset-y-0 left-0 z-50 flex w-80 max-w-[88vw] flex-col gap-4 overflow-y-auto overscroll-contain border-line border-r bg-surface-1 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full';

/** A panel at the left edge over a dark backdrop. */
export function Drawer({ title, closeLabel, children, ...state }: DialogProps) {
  return (
    <BackdropDialog {...state} className={POPUP}>
      <div className="flex items-center justify-between">
        <Dialog.Title className="font-semibold text-xl">{title}</Dialog.Title>
        <CloseButton label={closeLabel} />
      </div>
      {children}
    </BackdropDialog>
  );
}

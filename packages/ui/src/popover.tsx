import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { useCloseOnBack } from './overlay-history.tsx';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name of the panel. */
  label: string;
  trigger: ReactElement;
  /** What the panel is placed below instead of the trigger, at its right end. */
  anchor?: () => Element | null;
  children: ReactNode;
}

/** A panel below its trigger or anchor, aligned to the right. */
export function Popover({ open, onOpenChange, label, trigger, anchor, children }: PopoverProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align="end"
          sideOffset={8}
          collisionAvoidance={{ align: 'shift' }}
          collisionPadding={8}
          className="z-40"
        >
          <Base.Popup
            aria-label={label}
            className="w-96 max-w-[calc(100vw-1rem)] rounded-2xl border border-line bg-surface-1 shadow-card transition data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

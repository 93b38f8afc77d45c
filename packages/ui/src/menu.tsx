import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useCloseOnBack } from './overlay-history.tsx';

interface MenuProps {
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu of actions below its trigger. */
export function Menu({ trigger, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack(isOpen, () => setOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-40">
          <Base.Popup className="min-w-48 rounded-xl border border-line bg-surface-1 p-1 shadow-card">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onClick: () => void;
}

/** An action of a menu, which closes after it. */
export function MenuItem({ icon, children, onClick }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm outline-none data-highlighted:bg-surface-2"
    >
      {icon}
      {children}
    </Base.Item>
  );
}

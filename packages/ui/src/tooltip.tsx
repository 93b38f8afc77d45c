import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  text: ReactNode;
  /** The trigger; must be focusable. */
  children: ReactElement;
}

/** Extra information on hover and focus; never the only place of it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Provider delay={300}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} collisionPadding={8} className="z-50">
            <Base.Popup className="max-w-72 rounded-lg border border-line bg-surface-3 px-3 py-2 text-sm shadow-card">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}

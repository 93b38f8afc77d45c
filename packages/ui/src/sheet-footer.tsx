import type { ReactNode } from 'react';

/** Covers the padding of the sheet below it, so that nothing scrolls through there. */
const INSET = 'max(1.25rem,env(safe-area-inset-bottom))';

/** The last row of a sheet that scrolls: it stays visible. */
export function SheetFooter({ children }: { children: ReactNode }) {
  return (
    <div
      className="sticky z-10 -mx-5 border-line border-t bg-surface-1 px-5 pt-4"
      style={{
        bottom: `calc(-1 * ${INSET})`,
        marginBottom: `calc(-1 * ${INSET})`,
        paddingBottom: INSET,
      }}
    >
      {children}
    </div>
  );
}

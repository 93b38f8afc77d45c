import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';

/** How a way back looks; the link around it knows where it leads. */
export const BACK_LINK =
  '-ml-2 inline-flex min-h-11 w-fit items-center gap-2 rounded-lg px-2 font-medium text-muted text-sm hover:text-ink';

export function BackLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <ArrowLeft className="size-4" aria-hidden />
      {children}
    </>
  );
}

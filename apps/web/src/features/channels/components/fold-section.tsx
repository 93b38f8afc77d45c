import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface FoldSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section that is closed at first; the search of the browser opens it. */
export function FoldSection({ title, aside, children }: FoldSectionProps) {
  return (
    <details className="group min-w-0 rounded-2xl border border-line bg-surface-1 px-5">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 rounded-lg py-2">
        <ChevronDown className="size-4 shrink-0 transition group-open:rotate-180" aria-hidden />
        <h2 className="font-semibold text-lg">{title}</h2>
        <span className="ml-auto">{aside}</span>
      </summary>
      <div className="grid gap-4 pt-1 pb-5">{children}</div>
    </details>
  );
}

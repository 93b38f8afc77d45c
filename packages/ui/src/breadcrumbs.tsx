import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode } from 'react';

interface BreadcrumbsProps {
  /** The name of the trail, for screen readers. */
  label: string;
  /** Links from the root down; the last is where one is. */
  children: ReactNode;
}

/** The way here. @param props.label what the trail is called aloud; children are its steps. */
export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
  const last = Children.count(children) - 1;
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-muted text-sm">
        {Children.map(children, (step, place) => (
          <li
            className="flex items-center gap-1"
            aria-current={place === last ? 'page' : undefined}
          >
            {place > 0 && <ChevronRight className="size-4 shrink-0" aria-hidden />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}

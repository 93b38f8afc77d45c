import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode } from 'react';

interface BreadcrumbsProps {
  /** The accessible name. */
  label: string;
  /** Links from the root down; the last is the current page. */
  children: ReactNode;
}

/** Breadcrumb navigation. @param props.label its accessible name; children are the steps. */
export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
  // Leaves out absent steps.
  const steps = Children.toArray(children);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-muted text-sm">
        {Children.map(steps, (step, index) => (
          <li
            className="wrap-anywhere flex min-w-0 items-center gap-1"
            aria-current={index === steps.length - 1 ? 'page' : undefined}
          >
            {index > 0 && <ChevronRight className="size-4 shrink-0" aria-hidden />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}

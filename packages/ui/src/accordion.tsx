import { Accordion as Base } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface AccordionProps {
  children: ReactNode;
  /** Values of the items that are open at first. */
  defaultValue?: readonly string[];
  className?: string;
}

/** Items of which any number is open; the search of the browser opens a closed one. */
export function Accordion({ children, defaultValue = [], className = '' }: AccordionProps) {
  return (
    <Base.Root
      multiple
      hiddenUntilFound
      defaultValue={[...defaultValue]}
      className={`grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface-1 ${className}`}
    >
      {children}
    </Base.Root>
  );
}

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** At the end of the row. */
  aside?: ReactNode;
  /** The level of the heading. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A row that opens and closes its content. */
export function AccordionItem({
  value,
  title,
  aside,
  heading: Heading = 'h3',
  children,
}: AccordionItemProps) {
  return (
    <Base.Item value={value}>
      <Base.Header render={(heading) => <Heading {...heading} />}>
        <Base.Trigger className="group -outline-offset-2 flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left font-semibold transition hover:bg-surface-2">
          <span className="min-w-0 grow">{title}</span>
          {aside}
          <ChevronDown
            className="size-4 shrink-0 text-muted transition group-data-panel-open:rotate-180"
            aria-hidden
          />
        </Base.Trigger>
      </Base.Header>
      <Base.Panel>
        {/* The padding of a closed panel would stay visible. */}
        <div className="grid gap-4 px-4 pt-1 pb-5">{children}</div>
      </Base.Panel>
    </Base.Item>
  );
}

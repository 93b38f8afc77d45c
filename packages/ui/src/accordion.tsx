import { Accordion as Base } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface AccordionProps {
  /** The values of the open sections. */
  open: readonly string[];
  onOpenChange: (open: string[]) => void;
  children: ReactNode;
  className?: string;
}

/** Sections that open and close; their text is in the page, so the browser's search finds and opens it. */
export function Accordion({ open, onOpenChange, children, className = '' }: AccordionProps) {
  return (
    <Base.Root<string>
      multiple
      hiddenUntilFound
      value={[...open]}
      onValueChange={onOpenChange}
      className={`overflow-hidden rounded-2xl border border-line bg-surface-1 ${className}`}
    >
      {children}
    </Base.Root>
  );
}

interface AccordionSectionProps {
  /** Also the section's address: `#value`. */
  value: string;
  title: string;
  /** One line of the content, while the section is closed. */
  preview?: string;
  children: ReactNode;
}

/** A section with a heading of the second level, which is its button. */
export function AccordionSection({ value, title, preview, children }: AccordionSectionProps) {
  return (
    <Base.Item value={value} id={value} className="scroll-mt-20 border-line not-first:border-t">
      <Base.Header className="flex" render={(heading) => <h2 {...heading} />}>
        <Base.Trigger className="group -outline-offset-2 flex min-h-13 min-w-0 grow items-center gap-3 px-4 py-1.5 text-left hover:bg-surface-2">
          <span className="grid min-w-0 grow">
            <span className="font-semibold leading-5">{title}</span>
            {preview && (
              <span
                aria-hidden
                className="truncate text-muted text-xs leading-4 group-data-panel-open:hidden"
              >
                {preview}
              </span>
            )}
          </span>
          <ChevronDown
            className="size-4 shrink-0 transition-transform group-data-panel-open:rotate-180"
            aria-hidden
          />
        </Base.Trigger>
      </Base.Header>
      <Base.Panel>
        <div className="grid gap-4 px-4 pt-1 pb-4">{children}</div>
      </Base.Panel>
    </Base.Item>
  );
}

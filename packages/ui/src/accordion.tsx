import { Accordion as Base } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';

interface AccordionProps {
  children: ReactNode;
  /** Values of the items that are open at first. */
  defaultValue?: readonly string[];
  /** Values of the open items, when the caller keeps them. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  className?: string;
}

/** Items of which any number is open; the search of the browser opens a closed one. */
export function Accordion(props: AccordionProps) {
  const { children, defaultValue = [], open, onOpenChange, className = '' } = props;
  return (
    <Base.Root<string>
      multiple
      hiddenUntilFound
      {...(open ? { value: [...open] } : { defaultValue: [...defaultValue] })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
      className={`grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface-1 ${className}`}
    >
      {children}
    </Base.Root>
  );
}

interface AccordionItemProps {
  value: string;
  /** Makes the item the target of an address. */
  id?: string;
  title: ReactNode;
  /** One line of the content, while the item is closed. */
  preview?: string;
  /** At the end of the row. */
  aside?: ReactNode;
  /** The level of the heading. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

const HEADINGS = {
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} />,
};

/** A row that opens and closes its content. */
export function AccordionItem({
  value,
  id,
  title,
  preview,
  aside,
  heading = 'h3',
  children,
}: AccordionItemProps) {
  return (
    <Base.Item value={value} id={id} className="scroll-mt-20">
      <Base.Header render={HEADINGS[heading]}>
        <Base.Trigger className="group -outline-offset-2 flex min-h-13 w-full items-center gap-3 px-4 py-1.5 text-left font-semibold transition hover:bg-surface-2">
          <span className="grid min-w-0 grow">
            <span className="leading-5">{title}</span>
            {preview && (
              <span
                aria-hidden
                className="truncate font-normal text-muted text-xs leading-4 group-data-panel-open:hidden"
              >
                {preview}
              </span>
            )}
          </span>
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

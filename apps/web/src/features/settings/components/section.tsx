import { AccordionItem } from '@salesai/ui/accordion';
import type { ReactNode } from 'react';

interface SectionProps {
  /** The target of links to this section, which open it. */
  anchor: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the settings: a row that opens its content. */
export function Section({ anchor, title, text, children }: SectionProps) {
  return (
    <AccordionItem
      value={anchor}
      id={anchor}
      heading="h2"
      title={title}
      {...(text && { preview: text })}
    >
      {text && <p className="text-muted text-sm">{text}</p>}
      {children}
    </AccordionItem>
  );
}

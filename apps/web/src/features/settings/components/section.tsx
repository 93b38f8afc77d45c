import { Card } from '@salesai/ui/card';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** The target of links to this section; scrolled to when the address names it. */
  anchor?: string;
}

/** A section of the settings, labelled as a region by its title. */
export function Section({ title, text, children, anchor }: SectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (anchor && hash === anchor) section.current?.scrollIntoView();
  }, [anchor, hash]);
  return (
    <section ref={section} id={anchor} aria-labelledby={id}>
      <Card className="grid gap-5 p-5 md:p-6">
        <div className="grid gap-1">
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {text && <p className="text-muted text-sm">{text}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

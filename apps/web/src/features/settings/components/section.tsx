import { Card } from '@salesai/ui/card';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the settings, labelled as a region by its title. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
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

import { Card } from '@salesai/ui/card';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
  className?: string;
}

export function Section({ title, children, className = '' }: SectionProps) {
  const id = useId();
  return (
    <Card className={className}>
      <section aria-labelledby={id} className="grid gap-4 p-5 md:p-6">
        <h2 id={id} className="font-semibold text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

interface LinesProps {
  items: readonly string[];
  ordered?: boolean;
}

export function Lines({ items, ordered = false }: LinesProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={`grid gap-2 pl-5 ${ordered ? 'list-decimal' : 'list-disc marker:text-primary'}`}
    >
      {items.map((item) => (
        <li key={item} className="max-w-prose">
          {item}
        </li>
      ))}
    </List>
  );
}

import { Card } from '@salesai/ui/card';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  /** Takes the whole width: for what is long to read. */
  wide?: boolean;
  children: ReactNode;
}

export function Section({ title, aside, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card className={wide ? 'md:col-span-2' : ''}>
      <section aria-labelledby={id} className="grid gap-4 p-5 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="font-semibold text-xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}

export function List({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  const marks = ordered ? 'list-decimal marker:font-semibold' : 'list-disc';
  return (
    <Tag className={`grid max-w-prose gap-2 pl-5 marker:text-primary ${marks}`}>
      {items.map((item) => (
        <li key={item} className="pl-1">
          {item}
        </li>
      ))}
    </Tag>
  );
}

export function Prose({ children }: { children: string }) {
  return <p className="max-w-prose whitespace-pre-line">{children}</p>;
}

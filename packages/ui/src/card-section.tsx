import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface CardSectionProps {
  title: string;
  /** Next to the title, such as a count. */
  aside?: ReactNode;
  /** Spans all columns of a grid, for long texts. */
  wide?: boolean;
  children: ReactNode;
}

/** A section with a heading, on a card. */
export function CardSection({ title, aside, wide = false, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card className={wide ? 'md:col-span-2' : ''}>
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4 p-5 md:p-6">
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

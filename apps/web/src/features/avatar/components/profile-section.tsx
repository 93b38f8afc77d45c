import { Card } from '@salesai/ui/card';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  /** Takes the whole width: for what is long to read. */
  wide?: boolean;
  children: ReactNode;
}

export function ProfileSection({ title, wide = false, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card className={wide ? 'md:col-span-2' : ''}>
      <section aria-labelledby={id} className="grid gap-4 p-5 md:p-6">
        <h2 id={id} className="font-semibold text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

export function ProfileText({ title, text }: { title?: string; text: string }) {
  return (
    <div className="grid gap-2">
      {title && <h3 className="font-semibold">{title}</h3>}
      <p className="max-w-prose whitespace-pre-line">{text}</p>
    </div>
  );
}

export function ProfileList({ title, items }: { title?: string; items: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      {title && <h3 className="font-semibold">{title}</h3>}
      <ul className="grid list-disc gap-2 pl-5 marker:text-mind">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

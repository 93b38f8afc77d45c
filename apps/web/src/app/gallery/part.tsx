import type { ReactNode } from 'react';

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h2 className="font-semibold text-xl">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

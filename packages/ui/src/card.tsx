import type { ComponentProps } from 'react';

/** A raised ground for things that belong together. */
export function Card({ className = '', ...card }: ComponentProps<'div'>) {
  return <div {...card} className={`rounded-2xl border border-line bg-surface-1 ${className}`} />;
}

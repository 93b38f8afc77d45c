import type { ComponentProps } from 'react';

/** A surface that groups content. */
export function Card({ className = '', ...card }: ComponentProps<'div'>) {
  return <div {...card} className={`rounded-2xl border border-line bg-surface-1 ${className}`} />;
}

import type { ComponentProps } from 'react';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'arena' | 'mind';

const TONES: Record<Tone, string> = {
  neutral: 'bg-surface-2 text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  arena: 'bg-arena-soft text-arena',
  mind: 'bg-mind-soft text-mind',
};

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
}

/** A short label, such as a status; `tone` sets its colour. */
export function Badge({ tone = 'neutral', className = '', ...badge }: BadgeProps) {
  return (
    <span
      {...badge}
      className={`inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs ${TONES[tone]} ${className}`}
    />
  );
}

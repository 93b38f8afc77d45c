import type { ComponentProps } from 'react';

type AlertTone = 'neutral' | 'success' | 'warning' | 'danger';

const TONES: Record<AlertTone, string> = {
  neutral: 'border-line bg-surface-2 text-ink',
  success: 'border-success/40 bg-success-soft text-ink',
  warning: 'border-warning/40 bg-warning-soft text-ink',
  danger: 'border-danger/40 bg-danger-soft text-ink',
};

interface AlertProps extends ComponentProps<'div'> {
  tone?: AlertTone;
}

/** An inline message; screen readers announce `danger` at once. */
export function Alert({ tone = 'neutral', className = '', ...alert }: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...alert}
      className={`rounded-lg border px-4 py-3 text-sm ${TONES[tone]} ${className}`}
    />
  );
}

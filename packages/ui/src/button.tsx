import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant;
  fullWidth?: boolean;
  size?: 'md' | 'sm';
}

const LOOKS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:brightness-110 active:brightness-95',
  secondary: 'border border-outline bg-surface-1 text-ink hover:bg-surface-2',
  ghost: 'text-ink hover:bg-surface-2',
  danger: 'bg-danger text-on-danger hover:brightness-110 active:brightness-95',
};

const SIZES = { md: 'px-5 py-2', sm: 'px-3 py-1.5 text-sm' };

/** The classes of a button, for a link that has to look like one. */
export function buttonClass({
  variant = 'primary',
  fullWidth = false,
  size = 'md',
}: ButtonLook): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-lg font-semibold transition disabled:cursor-not-allowed disabled:opacity-60 ${SIZES[size]} ${LOOKS[variant]} ${fullWidth ? 'w-full' : ''}`;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the work is under way; the label and the width stay. */
  loading?: boolean;
}

/**
 * A button, `type="button"` unless told otherwise; while `loading` it takes no press and says so.
 */
export function Button({
  variant,
  fullWidth,
  size,
  loading = false,
  type = 'button',
  className = '',
  disabled,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={`${buttonClass({ variant, fullWidth, size })} ${className}`}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

interface ButtonStyle {
  variant?: ButtonVariant;
  fullWidth?: boolean;
  size?: 'md' | 'sm';
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:brightness-110 active:brightness-95',
  secondary: 'border border-outline bg-surface-1 text-ink hover:bg-surface-2',
  ghost: 'text-ink hover:bg-surface-2',
  danger: 'bg-danger text-on-danger hover:brightness-110 active:brightness-95',
};

const SIZES = { md: 'px-5 py-2', sm: 'px-3 py-1.5 text-sm' };

/** The classes of a button, also for links. */
export function buttonClass({
  variant = 'primary',
  fullWidth = false,
  size = 'md',
}: ButtonStyle): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-lg font-semibold transition disabled:cursor-not-allowed disabled:opacity-60 ${SIZES[size]} ${VARIANTS[variant]} ${fullWidth ? 'w-full' : ''}`;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner and disables the button. */
  loading?: boolean;
}

/**
 * A button, `type="button"` by default; disabled and `aria-busy` while `loading`.
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

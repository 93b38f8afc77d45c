import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's only name. */
  label: string;
}

/** A button of one picture. @param props.label its name, read aloud and shown on pointing. */
export function IconButton({ label, className = '', type = 'button', ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink transition hover:bg-surface-2 disabled:cursor-not-allowed disabled:opacity-60 ${className}`}
    />
  );
}

import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name and the tooltip. */
  label: string;
}

/** An icon button. @param props.label its accessible name and tooltip. */
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

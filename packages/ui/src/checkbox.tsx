import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** A checkbox; its whole line is the label. */
export function Checkbox({ children, className = '', ...input }: CheckboxProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2.5 hover:bg-surface-2 ${className}`}
    >
      <input
        {...input}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-primary disabled:opacity-60"
      />
      <span className="max-w-prose">{children}</span>
    </label>
  );
}

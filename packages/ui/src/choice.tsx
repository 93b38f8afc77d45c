import type { ReactNode } from 'react';

interface ChoiceProps {
  /** Decoration before the label, such as an emoji. */
  icon?: ReactNode;
  children: ReactNode;
  /** Set for multiple choice; a single choice acts at once and has no state. */
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A large answer button. */
export function Choice({ icon, children, pressed, disabled = false, onClick }: ChoiceProps) {
  const style = pressed
    ? 'border-primary bg-primary-soft'
    : 'border-outline bg-surface-1 hover:border-primary hover:bg-surface-2';
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className={`flex min-h-12 w-full items-center gap-3 rounded-xl border px-4 py-2.5 text-left font-medium transition active:scale-[0.99] disabled:opacity-60 ${style}`}
    >
      {icon && (
        <span aria-hidden className="text-xl">
          {icon}
        </span>
      )}
      <span className="min-w-0">{children}</span>
    </button>
  );
}

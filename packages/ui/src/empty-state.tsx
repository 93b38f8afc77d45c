import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** The next step. */
  action?: ReactNode;
}

/** Shown in place of an empty list: its purpose and the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      {icon && <div className="text-muted">{icon}</div>}
      <p className="font-semibold text-xl">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action}
    </div>
  );
}

import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

interface FailureProps {
  title: string;
  text: string;
  /** What was not lost. */
  note?: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** Replaces a screen that failed. */
export function Failure({ title, text, note, children }: FailureProps) {
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft">
        <CircleAlert className="size-7 text-danger" aria-hidden />
      </span>
      <h1 className="font-bold text-2xl">{title}</h1>
      <p className="text-muted">{text}</p>
      {note && <p className="text-muted text-sm">{note}</p>}
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

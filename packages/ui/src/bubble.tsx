import type { ComponentProps, ReactNode } from 'react';

interface BubbleProps extends ComponentProps<'div'> {
  /** Who wrote it: the other person at the left, the user at the right. */
  side: 'other' | 'own';
  /** The last bubble of a group has a corner that points at its author. */
  hasTail?: boolean;
  /** At the end of the bubble, such as the time. */
  note?: ReactNode;
}

const SIDES = {
  other: { bubble: 'justify-self-start border border-line bg-surface-1', tail: 'rounded-bl-sm' },
  own: { bubble: 'justify-self-end bg-primary-soft', tail: 'rounded-br-sm' },
};

/** One message of a chat, inside a grid. */
export function Bubble({
  side,
  hasTail = true,
  note,
  className = '',
  children,
  ...div
}: BubbleProps) {
  const { bubble, tail } = SIDES[side];
  return (
    <div
      {...div}
      className={`w-fit max-w-[82%] rounded-2xl px-3.5 py-2 ${bubble} ${hasTail ? tail : ''} ${className}`}
    >
      <div className="wrap-anywhere whitespace-pre-wrap">{children}</div>
      {note && (
        <div className="flex items-center justify-end gap-1 text-muted text-xs tabular-nums">
          {note}
        </div>
      )}
    </div>
  );
}

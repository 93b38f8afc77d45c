import { buttonClass } from '@salesai/ui/button';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface AnchorProps extends ComponentProps<'a'> {
  variant?: 'primary' | 'secondary' | 'ghost';
  fullWidth?: boolean;
}

/** A link styled as a button. */
export const ButtonLink = createLink(
  ({ variant = 'primary', fullWidth = false, className = '', ...anchor }: AnchorProps) => (
    <a {...anchor} className={`${buttonClass({ variant, fullWidth })} ${className}`} />
  ),
);

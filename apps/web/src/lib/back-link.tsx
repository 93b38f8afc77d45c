import { buttonClass } from '@salesai/ui/button';
import { createLink } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';

/** The back link above the heading of a screen. */
export const BackLink = createLink(({ children, ...anchor }: ComponentProps<'a'>) => (
  <a {...anchor} className={`${buttonClass({ variant: 'ghost' })} -ml-3 justify-self-start`}>
    <ArrowLeft className="size-4" aria-hidden />
    {children}
  </a>
));

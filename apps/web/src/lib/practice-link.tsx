import Swords from 'lucide-react/icons/swords';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { ButtonLink } from './button-link.tsx';

interface PracticeLinkProps {
  icpId: string;
  children: ReactNode;
  variant?: 'secondary' | 'ghost';
  className?: string;
}

/** Starts a practice conversation with a buyer made of this ICP. */
export function PracticeLink({
  icpId,
  children,
  variant = 'secondary',
  className = '',
}: PracticeLinkProps) {
  return (
    <ButtonLink
      to={paths.practiceNew}
      search={{ icp: icpId }}
      variant={variant}
      className={className}
    >
      <Swords className="size-4 shrink-0 text-arena max-[24rem]:hidden" aria-hidden />
      {children}
    </ButtonLink>
  );
}

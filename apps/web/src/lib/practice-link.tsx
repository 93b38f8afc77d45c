import { buttonClass } from '@salesai/ui/button';
import { useRouter } from '@tanstack/react-router';
import Swords from 'lucide-react/icons/swords';
import type { ReactNode } from 'react';

interface PracticeLinkProps {
  icpId: string;
  children: ReactNode;
  variant?: 'secondary' | 'ghost';
  className?: string;
}

/** Starts a practice conversation with a buyer made of this ICP. */
export function PracticeLink(props: PracticeLinkProps) {
  const { icpId, children, variant = 'secondary', className = '' } = props;
  const { history } = useRouter();
  const href = practiceHref(icpId);
  return (
    <a
      href={href}
      onClick={(event) => {
        // Another button or a modifier key opens a new tab.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.push(href);
      }}
      className={`${buttonClass({ variant })} ${className}`}
    >
      <Swords className="size-4 shrink-0 text-arena max-[24rem]:hidden" aria-hidden />
      {children}
    </a>
  );
}

/** The address of a new practice conversation. */
export const practiceHref = (icpId: string) => `/treino/novo?icp=${encodeURIComponent(icpId)}`;

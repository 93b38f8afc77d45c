import type { PracticeSession, PracticeStatus } from '@salesai/contract/practice';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';

type EndStatus = Exclude<PracticeStatus, 'active'>;

const SALE_VIBRATION_MS = 20;
const GOOD: readonly EndStatus[] = ['won', 'advanced', 'disqualified'];

interface EndCardProps {
  session: PracticeSession & { status: EndStatus };
  /** The session ended while the seller was here. */
  isNew: boolean;
}

/** Replaces the composer at the end: how it ended, and the way to the score. */
export function EndCard({ session, isNew }: EndCardProps) {
  const { t } = useTranslation('practice');
  const { id, status, persona } = session;
  const isReduced = useReducedMotion();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The composer, which had the focus, is not shown any more.
    heading.current?.focus({ preventScroll: true });
    if (status === 'won' && !isReduced) navigator.vibrate?.(SALE_VIBRATION_MS);
  }, [isNew, status, isReduced]);
  return (
    <section
      aria-label={t(`statuses.${status}`)}
      className={`grid justify-items-center gap-3 p-4 text-center ${isNew ? 'animate-rise' : ''}`}
    >
      <div className="flex items-center gap-2">
        <StatusIcon status={status} />
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {t(`statuses.${status}`)}
        </h2>
      </div>
      <p className="max-w-prose text-muted text-sm">
        {t(`chat.endTexts.${status}`, { name: persona.name })}
      </p>
      <ButtonLink to={paths.practiceReview} params={{ sessionId: id }} fullWidth>
        {t('chat.toReview')}
      </ButtonLink>
    </section>
  );
}

function StatusIcon({ status }: { status: EndStatus }) {
  if (GOOD.includes(status))
    return <CircleCheck className="size-6 shrink-0 text-primary" aria-hidden />;
  if (status === 'undecided')
    return <CircleDashed className="size-6 shrink-0 text-muted" aria-hidden />;
  return <CircleX className="size-6 shrink-0 text-danger" aria-hidden />;
}

import type { PracticeSession, PracticeStatus } from '@salesai/contract/practice';
import { Badge, type Tone } from '@salesai/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { now } from '#lib/clock.ts';
import { reviewQuery } from '../api.ts';
import { Face } from './face.tsx';

const TONES: Record<PracticeStatus, Tone> = {
  active: 'arena',
  won: 'success',
  advanced: 'success',
  disqualified: 'success',
  lost: 'danger',
  ghosted: 'danger',
  undecided: 'neutral',
};

/** A session that has ended, with its score; leads to the review. */
export function SessionRow({ session }: { session: PracticeSession }) {
  const { t } = useTranslation('practice');
  const { id, persona, level, status, endedAt, createdAt } = session;
  const score = useQuery(reviewQuery(id)).data?.score;
  return (
    <Link
      to={paths.practiceReview}
      params={{ sessionId: id }}
      className="flex min-h-18 items-center gap-3 px-4 py-3 transition hover:bg-surface-2"
    >
      <Face src={persona.avatar} className="size-12" />
      <span className="grid min-w-0 grow justify-items-start gap-1">
        <span className="max-w-full truncate font-semibold">{persona.name}</span>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </span>
      <span className="grid shrink-0 justify-items-end text-muted text-sm">
        {score !== undefined && (
          <span className="font-semibold text-ink tabular-nums">{t('start.score', { score })}</span>
        )}
        <span>{`${t(`levels.${level}`)} · ${useAge(endedAt ?? createdAt)}`}</span>
      </span>
    </Link>
  );
}

const DAY_MS = 86_400_000;

/** Days of the calendar since then, in words. */
function useAge(instant: string): string {
  const { t } = useTranslation('practice');
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now()) - midnight(new Date(instant))) / DAY_MS);
  return days <= 0 ? t('start.today') : t('start.daysAgo', { count: days });
}

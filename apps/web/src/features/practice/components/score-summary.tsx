import type { PracticeReview, PracticeSession } from '@salesai/contract/practice';
import { ScoreRing } from '@salesai/ui/score-ring';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { reviewQuery, sessionsQuery } from '../api.ts';

interface ScoreSummaryProps {
  review: PracticeReview;
  session: PracticeSession;
}

/** The score, how it compares with the last one at this level, and the margin of a sale. */
export function ScoreSummary({ review, session }: ScoreSummaryProps) {
  const { t, i18n } = useTranslation('practice');
  const { score, readScore, margin } = review;
  const comparison = useComparison(review, session);
  const price = (amount: number) => money(i18n.language, amount);
  return (
    <div className="flex items-center gap-4">
      <ScoreRing score={score} label={t('review.score', { score })} caption={t('review.of')} />
      <div className="grid min-w-0 gap-1">
        {comparison && <p className="font-semibold">{comparison}</p>}
        {readScore !== undefined && (
          <p className="text-muted">{t('review.readScore', { score: readScore })}</p>
        )}
        {margin.soldPrice !== null && (
          <p className="text-muted">
            {margin.leftOnTable
              ? t('review.soldLess', {
                  price: price(margin.soldPrice),
                  left: price(margin.leftOnTable),
                })
              : t('review.soldFull', { price: price(margin.soldPrice) })}
          </p>
        )}
      </div>
    </div>
  );
}

function useComparison({ score }: PracticeReview, session: PracticeSession): string | null {
  const { t } = useTranslation('practice');
  const sessions = useQuery(sessionsQuery).data;
  const previous = sessions?.find(
    ({ id, level, status, createdAt }) =>
      id !== session.id &&
      level === session.level &&
      status !== 'active' &&
      createdAt < session.createdAt,
  );
  const before = useQuery({ ...reviewQuery(previous?.id ?? ''), enabled: previous !== undefined });
  const level = t(`levels.${session.level}`);
  if (!sessions || (previous && !before.data)) return null;
  return before.data
    ? comparisonText(t, score - before.data.score, level)
    : t('review.first', { level });
}

function comparisonText(t: TFunction<'practice'>, difference: number, level: string): string {
  if (difference === 0) return t('review.same', { level });
  const count = Math.abs(difference);
  return difference > 0
    ? t('review.better', { count, level })
    : t('review.worse', { count, level });
}

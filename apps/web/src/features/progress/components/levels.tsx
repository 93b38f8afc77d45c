import type { Progress } from '@salesai/contract/progress';
import { CardSection } from '@salesai/ui/card-section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { rubricQuery } from '#lib/practice/rubric.ts';

/** Sessions won by level, the price that was keptShare, and the level to try next. */
export function Levels({ progress, isHidden }: { progress: Progress; isHidden: boolean }) {
  const { t, i18n } = useTranslation('progress');
  const { data: rubric } = useQuery(rubricQuery);
  const titleOf = (level: string) =>
    rubric?.levels.find(({ key }) => key === level)?.title ?? level;
  const { margin, nextLevel } = progress;
  const keptShare = margin && margin.listPrice > 0 ? margin.soldPrice / margin.listPrice : null;
  return (
    <CardSection title={t('levels.title')}>
      <ol className="grid grid-cols-2 gap-3">
        {progress.levels.map(({ level, played, won }) => (
          <li key={level} className="grid gap-0.5 rounded-xl bg-surface-2 p-3">
            <span className="font-medium">{titleOf(level)}</span>
            <span className="text-muted text-sm">
              {played === 0
                ? t('levels.none')
                : isHidden
                  ? t('levels.played')
                  : t('levels.won', { won, count: played })}
            </span>
          </li>
        ))}
      </ol>
      {nextLevel && (
        <p className="flex flex-wrap items-center gap-3">
          {t('levels.next', { level: titleOf(nextLevel) })}
          <ButtonLink to={paths.practiceNew} variant="secondary">
            {t('practise')}
          </ButtonLink>
        </p>
      )}
      {keptShare !== null && !isHidden && (
        <p>
          {t('margin', {
            share: keptShare.toLocaleString(i18n.language, { style: 'percent' }),
            left: (margin?.leftOnTable ?? 0).toLocaleString(i18n.language, {
              style: 'currency',
              currency: 'BRL',
            }),
          })}
        </p>
      )}
    </CardSection>
  );
}

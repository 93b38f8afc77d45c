import type { Progress } from '@salesai/contract/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rubricQuery } from '#lib/practice/rubric.ts';
import { type Compared, changeOf } from '../compared.ts';

interface SummaryProps {
  progress: Progress;
  compared: readonly Compared[];
  isHidden: boolean;
}

/** The whole page in one sentence. */
export function Summary({ progress, compared, isHidden }: SummaryProps) {
  const { t, i18n } = useTranslation('progress');
  const { data: rubric } = useQuery(rubricQuery);
  const better = compared.find((one) => changeOf(one) > 0);
  const title = rubric?.criteria.find(({ key }) => key === better?.key)?.title ?? '';
  const mark = (value: number) => value.toLocaleString(i18n.language);
  const sentence =
    better && rubric
      ? t(isHidden ? 'summary.betterHidden' : 'summary.better', {
          criterion: title.toLowerCase(),
          first: mark(better.first),
          recent: mark(better.recent),
          count: better.count,
        })
      : t('summary.sessions', { count: progress.sessions });
  return <p className="font-semibold text-xl">{sentence}</p>;
}

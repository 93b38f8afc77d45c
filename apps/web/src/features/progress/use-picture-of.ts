import type { Progress } from '@salesai/contract/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rubricQuery } from '#lib/practice/rubric.ts';
import type { PictureOf } from '#lib/shares/share-sheet.tsx';
import { changeOf, comparedOf } from './compared.ts';

const SHOWN = 4;

/** What a picture of the progress says: what got better; numbers only when they were chosen. */
export function usePictureOf(progress: Progress): PictureOf {
  const { t, i18n } = useTranslation('progress');
  const rubric = useQuery(rubricQuery).data;
  const better = comparedOf(progress).filter((one) => changeOf(one) > 0);
  const mark = (value: number) => value.toLocaleString(i18n.language);
  return ({ numbers = false }) => ({
    headline: numbers
      ? t('summary.sessions', { count: progress.sessions })
      : t(better.length > 0 ? 'picture.better' : 'picture.steady'),
    lines: better.slice(0, SHOWN).map(({ key, first, recent }) => {
      const title = rubric?.criteria.find((one) => one.key === key)?.title ?? key;
      if (!numbers) return title;
      return `${title}: ${t('criteria.change', { first: mark(first), recent: mark(recent) })}`;
    }),
  });
}

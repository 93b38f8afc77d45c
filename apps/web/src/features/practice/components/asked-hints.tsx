import type { PracticeReview } from '@salesai/contract/practice';
import { Card } from '@salesai/ui/card';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslation } from 'react-i18next';

/** The hints that the seller asked for; they cost no points. */
export function AskedHints({ hints }: { hints: PracticeReview['hints'] }) {
  const { t } = useTranslation('practice');
  if (!hints || hints.length === 0) return null;
  return (
    <Card className="grid gap-2 p-4">
      <h2 className="flex items-center gap-2 font-semibold text-mind text-sm">
        <Lightbulb className="size-4 shrink-0" aria-hidden />
        {t('review.hints', { count: hints.length })}
      </h2>
      <ul className="grid gap-1 text-sm">
        {hints.map(({ text, after }) => (
          <li key={`${after} ${text}`} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

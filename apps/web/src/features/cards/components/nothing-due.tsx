import { Card } from '@salesai/ui/card';
import { EmptyState } from '@salesai/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { allCardsQuery, cardsTodayQuery } from '#lib/practice/cards.ts';

/** The end of a round, or a day without cards. @param props.answered cards of this round. */
export function NothingDue({ answered }: { answered: number }) {
  const { t, i18n } = useTranslation('cards');
  const { data: cards = [] } = useQuery(allCardsQuery);
  // Sets the badge of the app.
  useQuery(cardsTodayQuery);
  const [next] = cards;
  const text = next
    ? t('end.next', {
        count: cards.length,
        date: new Date(next.dueAt).toLocaleDateString(i18n.language, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
        }),
      })
    : t('end.none');
  return (
    <Card>
      <EmptyState
        icon={<CircleCheck className="size-10 text-success" aria-hidden />}
        title={t(answered > 0 ? 'end.done' : 'end.nothing')}
        text={text}
        action={<ButtonLink to={paths.practice}>{t('end.practice')}</ButtonLink>}
      />
    </Card>
  );
}

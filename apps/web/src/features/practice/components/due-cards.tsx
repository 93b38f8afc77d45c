import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Layers from 'lucide-react/icons/layers';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { cardsTodayQuery } from '#lib/practice/cards.ts';

/** A link to the cards of today; nothing while none is due. */
export function DueCards() {
  const { t } = useTranslation('practice');
  const count = useQuery(cardsTodayQuery).data?.cards.length ?? 0;
  if (count === 0) return null;
  return <CardsLink>{t('start.cards', { count })}</CardsLink>;
}

/** A link to the cards made of a session; nothing while there are none. */
export function NewCards({ count }: { count: number }) {
  const { t } = useTranslation('practice');
  if (count === 0) return null;
  return <CardsLink>{t('review.cards', { count })}</CardsLink>;
}

const CardsLink = ({ children }: { children: string }) => (
  <Link
    to={paths.practiceCards}
    className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-surface-1 px-4 py-2 font-medium transition hover:bg-surface-2"
  >
    <Layers className="size-5 shrink-0 text-arena" aria-hidden />
    {children}
    <ChevronRight className="ml-auto size-4 shrink-0 text-muted" aria-hidden />
  </Link>
);

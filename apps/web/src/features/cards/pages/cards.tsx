import type { Card as PracticeCard } from '@salesai/contract/cards';
import { OBJECTION_KEYS } from '@salesai/contract/objections';
import { ErrorState } from '@salesai/ui/error-state';
import { Progress } from '@salesai/ui/progress';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { BackLink } from '#lib/back-link.tsx';
import { dueCardsQuery, objectionCardsQuery } from '../api.ts';
import { CardDrill } from '../components/card-drill.tsx';
import { NothingDue } from '../components/nothing-due.tsx';

/** The cards of today, or those of one objection, one after another: two minutes. */
export function CardsPage() {
  const { t } = useTranslation(['cards', 'objections', 'common']);
  const { objection: name } = useSearch({ from: `/signed-in${paths.practiceCards}` });
  const objection = OBJECTION_KEYS.find((key) => key === name);
  const {
    data: cards,
    error,
    refetch,
  } = useQuery(objection ? objectionCardsQuery(objection) : dueCardsQuery);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={objection ? paths.dashboard : paths.practice}>{t('common:back')}</BackLink>
      <header className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">
          {objection ? t('ofObjection', { objection: t(`objections:${objection}`) }) : t('title')}
        </h1>
        {objection && <p className="text-muted">{t('ofObjectionText')}</p>}
      </header>
      {!cards && error && (
        <ErrorState title={t('error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!cards && !error && (
        <>
          <Skeleton className="h-2 rounded-full" />
          <Skeleton className="h-72 rounded-2xl" />
        </>
      )}
      {cards && <Round key={objection} cards={cards} />}
    </div>
  );
}

function Round({ cards }: { cards: readonly PracticeCard[] }) {
  const { t } = useTranslation('cards');
  const [done, setDone] = useState(0);
  const card = cards[done];
  if (!card) return <NothingDue answered={done} />;
  const position = t('position', { n: done + 1, count: cards.length });
  return (
    <>
      <div className="grid gap-2">
        <p className="text-muted text-sm tabular-nums">{position}</p>
        <Progress label={position} value={done} max={cards.length} />
      </div>
      <CardDrill
        key={card.id}
        card={card}
        isLast={done === cards.length - 1}
        onNext={() => setDone(done + 1)}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { cardsTodayQuery } from '#lib/practice/cards.ts';
import { progressQuery, weekOf } from '#lib/practice/progress.ts';
import { dashboardQuery } from '#lib/results/api.ts';
import { Figures } from './figures.tsx';
import { ObjectionOfTheDay } from './objection.tsx';
import { Week } from './week.tsx';
import { WeekActions } from './week-actions.tsx';

interface TodayProps {
  /** Before, only the data is loaded. */
  isShown: boolean;
}

/** Today's practice, the week and the figures; each when what is above it is known, so that nothing moves. */
export function Today({ isShown }: TodayProps) {
  const cards = useQuery(cardsTodayQuery);
  const { data: progress, isPending: isProgressPending } = useQuery(progressQuery);
  const dashboard = useQuery(dashboardQuery('month'));
  const hasPractice = progress !== undefined && progress.days.length > 0;
  const hasResults = dashboard.data?.hasResults === true;
  const objection = cards.data?.objectionOfTheDay?.buyerLine;
  if (!isShown || cards.isPending) return null;
  return (
    <>
      {objection && <ObjectionOfTheDay quote={objection} />}
      {!isProgressPending && (hasPractice || hasResults) && (
        <Week days={progress && weekOf(progress.days)} actions={<WeekActions />} />
      )}
      {!isProgressPending && <Figures query={dashboard} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { cardsTodayQuery } from '#lib/practice/cards.ts';
import { progressQuery, weekOf } from '#lib/practice/progress.ts';
import { dashboardQuery } from '#lib/results/api.ts';
import { Figures } from './figures.tsx';
import { ObjectionOfTheDay } from './objection.tsx';
import { Week } from './week.tsx';
import { WeekActions } from './week-actions.tsx';

/** Today's practice, the week and the figures; each is shown as soon as its own data is there. */
export function Today() {
  const objection = useQuery(cardsTodayQuery).data?.objectionOfTheDay?.buyerLine;
  const progress = useQuery(progressQuery).data;
  const dashboard = useQuery(dashboardQuery('month'));
  const hasPractice = progress !== undefined && progress.days.length > 0;
  const hasResults = dashboard.data?.hasResults === true;
  return (
    <>
      {objection && <ObjectionOfTheDay quote={objection} />}
      {(hasPractice || hasResults) && (
        <Week days={progress && weekOf(progress.days)} actions={<WeekActions />} />
      )}
      <Figures query={dashboard} />
    </>
  );
}

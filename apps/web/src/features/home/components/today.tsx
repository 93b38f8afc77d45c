import type { PracticeToday } from '../next-step.ts';
import { ObjectionOfTheDay } from './objection.tsx';
import { Week } from './week.tsx';

/** Today's practice, as far as there is any. */
export const Today = ({ practice: { objection, days } }: { practice: PracticeToday }) => (
  <>
    {objection && <ObjectionOfTheDay quote={objection} />}
    {days && <Week days={days} />}
  </>
);

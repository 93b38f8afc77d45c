import type { Progress } from '@salesai/contract/progress';

type Criterion = Progress['criteria'][number];
/** A criterion with marks of both times. */
export type Compared = Criterion & { first: number; recent: number };

/** Sessions at one level from which on marks are compared. */
export const COMPARED_FROM = 3;

/** The criteria that can be compared, the largest change first. */
export function comparedOf({ criteria }: Pick<Progress, 'criteria'>): Compared[] {
  return criteria
    .filter((one): one is Compared => one.first !== null && one.recent !== null)
    .filter(({ count }) => count >= COMPARED_FROM)
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)));
}

export const changeOf = ({ first, recent }: Compared): number => recent - first;

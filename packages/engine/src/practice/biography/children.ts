import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed } from '../seeded.ts';

const CHILDREN =
  '(?:filh\\w+|crianc\\w+|alun\\w+|menin\\w+|adolescent\\w+|estudant\\w+|garot\\w+|net[oa]s?)';
const AGES = '(\\d{1,2})(?: anos)? ?(?:a|e|ate|-|–|—) ?(\\d{1,2}) ?anos';
const OF_CHILDREN = new RegExp(`\\b${CHILDREN}\\b[^.;]{0,40}?\\b${AGES}`);
const OLDEST = 18;

/** The ages of the children that a text names: "filhos de 9 a 14 anos"; null for none. */
export function childAgesIn(text: string): { low: number; high: number } | null {
  const found = OF_CHILDREN.exec(plain(text));
  const [low = 0, high = 0] = found?.slice(1).map(Number) ?? [];
  return low > 0 && high >= low && high <= OLDEST ? { low, high } : null;
}

export type Child = 'son' | 'daughter';

/** The age of a child within those of the ICP; null where it names none. */
export function ownChildAge(setup: PracticeSetup, child: Child): number | null {
  const { icp } = setup;
  const { details } = icp.profile;
  const texts = [...icp.answers.map(({ answer }) => answer), details.resumoICP, icp.name];
  const [ages] = texts.flatMap((text) => childAgesIn(text) ?? []);
  return ages ? between(ages.low, ages.high, ownSeed(setup), 'child age', child) : null;
}

/** What this buyer says of the own children; null where the ICP names no ages. */
export function childrenOf(setup: PracticeSetup): string | null {
  const son = ownChildAge(setup, 'son');
  const daughter = ownChildAge(setup, 'daughter');
  return son === null || daughter === null
    ? null
    : `dois, um menino de ${son} e uma menina de ${daughter}`;
}

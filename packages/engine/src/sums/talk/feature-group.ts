import type { FeatureKey } from './keys.ts';

/** Features that candidates share; a group is made, and scored, once for a message. */
export interface FeatureGroup {
  readonly keys: readonly FeatureKey[];
}

/** Makes the group of a key once. */
export type Group = (key: string, names: () => readonly string[]) => FeatureGroup;
/** All or the most general that a message says, for one property of a candidate. */
export type Concern = (name: string, what?: 'all' | 'general') => FeatureGroup;

import { PRACTICE_ACTS } from '@salesai/contract/practice';
import { expect, it } from 'vitest';
import { ACT_GROUPS, GROUP_KEYS } from './act-groups.ts';

it('every act is in one group', () => {
  const grouped = GROUP_KEYS.flatMap((key): readonly string[] => ACT_GROUPS[key]);
  expect(grouped.toSorted()).toEqual([...PRACTICE_ACTS].toSorted());
});

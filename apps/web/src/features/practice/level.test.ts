import type { PracticeSession } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { ended } from '#testing/practice.ts';
import { suggestedLevel } from './level.ts';

const sessions = (
  level: PracticeSession['level'],
  ...statuses: PracticeSession['status'][]
): PracticeSession[] => statuses.map((status) => ({ ...ended, level, status }));

describe('suggestedLevel', () => {
  it('is the easiest one at first', () => {
    expect(suggestedLevel([])).toBe('easy');
  });

  it('is the next one after three wins of the last five', () => {
    expect(suggestedLevel(sessions('easy', 'won', 'lost', 'won', 'ghosted', 'won'))).toBe('medium');
  });

  it('stays while older wins are not among the last five', () => {
    const last = sessions('easy', 'won', 'won', 'lost', 'lost', 'lost', 'won');
    expect(suggestedLevel(last)).toBe('easy');
  });

  it('counts neither active nor imported sessions', () => {
    const imported = sessions('easy', 'won').map((one) => ({ ...one, imported: true }));
    expect(suggestedLevel([...sessions('easy', 'won', 'won', 'active'), ...imported])).toBe('easy');
  });
});

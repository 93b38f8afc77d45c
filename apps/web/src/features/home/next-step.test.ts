import type { Icp } from '@salesai/contract/icp';
import { describe, expect, it } from 'vitest';
import { nextStep, partOfDay } from './next-step.ts';

const none = { existe: false, aceito: false, status: null };
const pending = { existe: true, aceito: false, status: 'pendente' as const };
const accepted = { existe: true, aceito: true, status: 'aceito' as const };
const icp = (id: string, status: Icp['status']): Icp => ({
  id,
  name: `Cliente ${id}`,
  avatar: '/avatars/bottts/svg?seed=a&backgroundColor=ffffff',
  status,
  createdAt: '2025-01-01T00:00:00.000Z',
  sector: '',
  ticketRange: '',
  acquisitionChannel: [],
  mainPain: '',
  details: null,
});

describe('nextStep', () => {
  it('returns the avatar for a seller without one', () => {
    expect(nextStep(none, [icp('1', 'active')])).toEqual({ kind: 'avatar' });
  });

  it('returns the acceptance for a pending avatar', () => {
    expect(nextStep(pending, [])).toEqual({ kind: 'accept' });
  });

  it('returns the first ICP for an accepted avatar', () => {
    expect(nextStep(accepted, [])).toEqual({ kind: 'icp' });
  });

  it('returns an unfinished ICP before anything else', () => {
    expect(nextStep(accepted, [icp('1', 'active'), icp('2', 'creating')])).toEqual({
      kind: 'finish',
      icpId: '2',
      name: 'Cliente 2',
    });
  });

  it('returns the channels of a finished ICP', () => {
    expect(nextStep(accepted, [icp('1', 'active')])).toMatchObject({
      kind: 'channels',
      icpId: '1',
    });
  });
});

describe('partOfDay', () => {
  it('returns the part of the day for each hour', () => {
    expect([0, 4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
      'evening',
      'evening',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
    ]);
  });
});

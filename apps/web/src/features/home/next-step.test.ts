import type { Icp } from '@salesai/contract/icp';
import { describe, expect, it } from 'vitest';
import { channel } from '#testing/channels.ts';
import { type Journey, nextStep, partOfDay } from './next-step.ts';

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
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const step = (journey: Partial<Journey>) =>
  nextStep({
    avatar: accepted,
    icps: [],
    channels: [],
    hasScripts: false,
    practice: null,
    ...journey,
  });
const withIcp = (journey: Partial<Journey>) => step({ icps: [icp('1', 'active')], ...journey });

describe('nextStep', () => {
  it('returns the avatar for a seller without one', () => {
    expect(step({ avatar: none, icps: [icp('1', 'active')] })).toEqual({ kind: 'avatar' });
  });

  it('returns the acceptance for a pending avatar', () => {
    expect(step({ avatar: pending })).toEqual({ kind: 'accept' });
  });

  it('returns the first ICP for an accepted avatar', () => {
    expect(step({})).toEqual({ kind: 'icp' });
  });

  it('returns an unfinished ICP before anything else', () => {
    expect(step({ icps: [icp('1', 'active'), icp('2', 'creating')] })).toEqual({
      kind: 'finish',
      icpId: '2',
      name: 'Cliente 2',
    });
  });

  it('returns the channels of an ICP without any', () => {
    expect(withIcp({})).toMatchObject({ kind: 'channels', icpId: '1' });
  });

  it('returns the scripts of the best channel while it has none', () => {
    expect(withIcp({ channels: [channel('a'), channel('b')] })).toMatchObject({
      kind: 'scripts',
      channelId: 'a',
      channel: 'Canal a',
    });
  });

  it('returns the next day of the plan that was begun', () => {
    const next = { day: 3, text: 'Ligue para cinco.' };
    const channels = [channel('a'), channel('b', { doneDays: [1, 2], next })];
    expect(withIcp({ channels, hasScripts: true })).toMatchObject({
      kind: 'plan',
      channelId: 'b',
      day: 3,
      task: 'Ligue para cinco.',
    });
  });

  it('returns the second week of the plan that was begun before another channel', () => {
    const next = { day: 8, text: 'Anote o que as vendas tiveram em comum.' };
    const channels = [channel('a'), channel('b', { doneDays: ALL_DAYS, next })];
    expect(withIcp({ channels, hasScripts: true })).toMatchObject({ channelId: 'b', day: 8 });
  });

  it('returns a first practice, then the cards that are due, before the plan', () => {
    const planned = { channels: [channel('a')], hasScripts: true };
    const practice = { hasSessions: false, cardsDue: 2 };
    expect(withIcp({ ...planned, practice })).toMatchObject({ kind: 'practice', icpId: '1' });
    const practised = { ...practice, hasSessions: true };
    expect(withIcp({ ...planned, practice: practised })).toEqual({ kind: 'cards', count: 2 });
    const done = { hasSessions: true, cardsDue: 0 };
    expect(withIcp({ ...planned, practice: done })).toMatchObject({ kind: 'plan', day: 1 });
  });

  it('returns the scripts before a first practice', () => {
    const practice = { hasSessions: false, cardsDue: 2 };
    expect(withIcp({ channels: [channel('a')], practice })).toMatchObject({ kind: 'scripts' });
  });

  it('returns the next channel after a plan that is done, then ARENA', () => {
    const done = channel('a', { doneDays: ALL_DAYS, next: null });
    const next = { channels: [done, channel('b')], hasScripts: true };
    expect(withIcp(next)).toMatchObject({ kind: 'plan', channelId: 'b', day: 1 });
    expect(withIcp({ channels: [done] })).toMatchObject({ kind: 'arena', icpId: '1' });
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

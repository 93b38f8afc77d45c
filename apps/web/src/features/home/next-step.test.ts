import type { Icp } from '@salesai/contract/icp';
import { expect, test } from 'vitest';
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

test('a seller without an avatar starts with the avatar, whatever else there is', () => {
  expect(nextStep(none, [icp('1', 'active')])).toEqual({ kind: 'avatar' });
});

test('a pending avatar wants to be accepted first', () => {
  expect(nextStep(pending, [])).toEqual({ kind: 'accept' });
});

test('after the avatar comes the first ideal customer', () => {
  expect(nextStep(accepted, [])).toEqual({ kind: 'icp' });
});

test('a customer half described is finished before going on', () => {
  expect(nextStep(accepted, [icp('1', 'active'), icp('2', 'creating')])).toEqual({
    kind: 'finish',
    icpId: '2',
    name: 'Cliente 2',
  });
});

test('with a finished customer the channels are next', () => {
  expect(nextStep(accepted, [icp('1', 'active')])).toMatchObject({ kind: 'channels', icpId: '1' });
});

test('the greeting follows the hour', () => {
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

import type { PracticeLevel, PracticeScene } from '@salesai/contract/practice';
import type { PracticeSetup } from '@salesai/engine/practice';
import {
  BEAUTY_SALON,
  HOME_SOLAR,
  INDUSTRY_SOFTWARE,
  planInput,
} from '@salesai/engine/testing/buyers';

export const CUSTOMERS = [
  { name: 'home solar', buyer: HOME_SOLAR, offer: { name: 'energia solar', price: 18_000 } },
  {
    name: 'industry software',
    buyer: INDUSTRY_SOFTWARE,
    offer: { name: 'o sistema de manutenção', price: 120_000 },
  },
  { name: 'beauty salon', buyer: BEAUTY_SALON, offer: { name: 'pacote de unhas', price: 280 } },
] as const;

export function setupOf(
  { name, buyer, offer }: (typeof CUSTOMERS)[number],
  seed: number,
  level: PracticeLevel,
  scene: PracticeScene = 'open',
): PracticeSetup {
  const { icp, icpAnswers } = planInput(name, buyer, null);
  return {
    ...{ seed, level, scene, offer, sellerName: 'Bruno' },
    icp: { name, profile: icp, answers: icpAnswers },
    sellerAnswers: null,
    startedAt: '2026-11-23T12:00:00.000Z',
  };
}

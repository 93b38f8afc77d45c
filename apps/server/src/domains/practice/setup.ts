import { randomInt } from 'node:crypto';
import {
  type CreatePracticeSession,
  PRACTICE_SEED_MAX,
  type PracticeOffer,
} from '@salesai/contract/practice';
import type { PracticeSetup } from '@salesai/engine/practice';
import type { UserCtx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import * as avatar from '../avatar/service.ts';
import type { ActiveWithAnswers } from '../icp/service.ts';
import * as confirmations from '../scripts/confirmations/service.ts';
import * as users from '../users/service.ts';
import { findLastOffer, type SessionRow } from './data.ts';

/** What a buyer is made from. @throws AppError 422 when no offer is known. */
export async function setupOf(
  ctx: UserCtx,
  { level, scene, offer, seed = randomInt(PRACTICE_SEED_MAX) }: CreatePracticeSession,
  { id, name, profile, answers }: ActiveWithAnswers,
): Promise<PracticeSetup> {
  const { name: sellerName } = await users.profile(ctx);
  return {
    seed,
    level,
    scene,
    offer: offer ?? (await knownOffer(ctx, id)),
    sellerName,
    icp: { name, profile, answers },
    sellerAnswers: await avatar.sellerAnswers(ctx),
    startedAt: startOf(seed),
  };
}

/** The setup that the buyer was made from. */
export const setupIn = ({ source, level, scene, seed, offer }: SessionRow): PracticeSetup => ({
  ...source,
  ...{ level, scene, seed, offer },
});

/** The offer that was practised last with an ICP, else the one confirmed in its scripts. */
async function knownOffer(ctx: UserCtx, icpId: string): Promise<PracticeOffer> {
  const known =
    (await findLastOffer(ctx.db, ctx.actor.id, icpId)) ??
    (await confirmations.confirmedOffer(ctx, icpId));
  if (known) return known;
  throw new AppError('UNPROCESSABLE', {
    message: 'errors:practice.noOffer',
    fields: { offer: 'errors:practice.noOffer' },
  });
}

const FIRST_MONDAY = Date.UTC(2026, 2, 2, 12);
const DAY_MS = 86_400_000;

/**
 * The start of the simulated clock: a weekday between 9 h and 17 h in Brazil. Fixed by the seed, since
 * the same seed and messages give the same conversation on any day.
 */
function startOf(seed: number): string {
  const day = seed % 5;
  const minutes = Math.floor(seed / 5) % (8 * 60);
  return new Date(FIRST_MONDAY + day * DAY_MS + minutes * 60_000).toISOString();
}

import { JOURNEY, type JourneyStep, PHASE_COUNT, type Phase } from '@salesai/contract/roadmap';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import type { UserCtx } from '../../context.ts';
import { findDone } from './data.ts';

const PROFILE_PHASE = 1;
const PREMIUM_PHASE = 6;

const ROUTES: Record<JourneyStep['key'], string> = {
  profile: webLink(WEB_PATHS.avatarOnboarding),
  customer: webLink(WEB_PATHS.icps),
  channel: webLink(WEB_PATHS.icps),
  script: webLink(WEB_PATHS.icps),
  practice: webLink(WEB_PATHS.practice),
  result: webLink(WEB_PATHS.dashboard),
};

/**
 * The 17 phases, of which the first is completed when the seller accepted the profile, and the journey
 * from the profile to a logged result.
 */
export async function list(
  ctx: UserCtx,
): Promise<{ phases: Phase[]; completed: number; journey: JourneyStep[] }> {
  const done = await findDone(ctx.db, ctx.actor.id);
  const journey = JOURNEY.map((key) => ({ key, done: done[key], route: ROUTES[key] }));
  const phases = Array.from({ length: PHASE_COUNT }, (_, index) => phase(index + 1, done.profile));
  const completed = phases.filter((one) => one.status === 'completed').length;
  return { phases, completed, journey };
}

function phase(id: number, accepted: boolean): Phase {
  if (id === PROFILE_PHASE) {
    const status = accepted ? 'completed' : 'liberada';
    return { id, status, route: webLink(WEB_PATHS.avatarOnboarding), requiredPlan: null };
  }
  if (id === PREMIUM_PHASE) {
    return { id, status: 'premium', route: null, requiredPlan: 'PREMIUM' };
  }
  return { id, status: 'em_breve', route: null, requiredPlan: null };
}

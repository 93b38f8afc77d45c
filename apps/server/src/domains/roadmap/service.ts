import { PHASE_COUNT, type Phase } from '@salesai/contract/roadmap';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import type { UserCtx } from '../../context.ts';
import * as avatar from '../avatar/service.ts';

const PROFILE_PHASE = 1;
const PREMIUM_PHASE = 6;

/** The 17 phases; the first is completed when the seller accepted the profile. */
export async function list(ctx: UserCtx): Promise<{ phases: Phase[]; completed: number }> {
  const { aceito } = await avatar.presence(ctx);
  const phases = Array.from({ length: PHASE_COUNT }, (_, index) => phase(index + 1, aceito));
  return { phases, completed: phases.filter((one) => one.status === 'completed').length };
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

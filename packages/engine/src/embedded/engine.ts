import { abortError, type BuyerLineInput, type Engine, type Run } from '../port.ts';
import { channelPlan } from './channels/plan.ts';
import { coachReply } from './coach/coach.ts';
import { icpProfile } from './icp/profile.ts';
import { sellerProfile } from './profile/profile.ts';
import { channelScripts } from './scripts/scripts.ts';

/** The engine that needs no network: rules over the knowledge base. */
export function createEmbeddedEngine(): Engine {
  return {
    info: { kind: 'embedded', model: null },
    sellerProfile,
    icpProfile,
    channelPlan,
    channelScripts,
    buyerLine,
    coachReply,
  };
}

/** The practice engine has worded the decision already. */
async function buyerLine({ decision }: BuyerLineInput, { signal }: Run = {}): Promise<string[]> {
  if (signal?.aborted) throw abortError(signal);
  return [...decision.reference];
}

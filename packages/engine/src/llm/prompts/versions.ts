import type { EngineJob } from '../../port.ts';

/** Raise a number with its prompt's wording: what was made by which wording can then be told. */
export const PROMPTS: Readonly<Record<EngineJob, string>> = {
  sellerProfile: 'sellerProfile@1',
  icpProfile: 'icpProfile@1',
  channelPlan: 'channelPlan@1',
  channelScripts: 'channelScripts@1',
  coachReply: 'coachReply@1',
};

import type { EngineJob } from '../../port.ts';

/** Prompt versions, stored with each result. Increment one whenever its prompt changes. */
export const PROMPTS: Readonly<Record<EngineJob, string>> = {
  sellerProfile: 'sellerProfile@3',
  icpProfile: 'icpProfile@3',
  channelPlan: 'channelPlan@2',
  channelScripts: 'channelScripts@2',
  buyerLine: 'buyerLine@1',
  coachReply: 'coachReply@2',
};

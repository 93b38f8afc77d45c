import { ChannelPlan, type ChannelProfile } from '@salesai/contract/channels';
import * as z from 'zod/mini';
import type { ChannelPlanInput, Run } from '../../port.ts';
import { createSteps } from '../../shared/steps.ts';
import { insights } from './insights.ts';
import { metrics } from './metrics.ts';
import { channelProfile } from './profile.ts';
import { rankChannels } from './rank.ts';
import { readSituation } from './reading.ts';
import { strategy } from './strategy.ts';

/**
 * Ranks the channels of the knowledge base for this buyer and seller and writes a plan for the best.
 * The same input always gives the same plan. Texts are in Portuguese, like the knowledge base.
 * @throws EngineError `cancelled` soon after the run's signal aborts.
 */
export async function channelPlan(input: ChannelPlanInput, run: Run = {}): Promise<ChannelPlan> {
  const reading = readSituation(input);
  const ranking = rankChannels(reading.situation);
  const step = createSteps(ranking.chosen.length + 2, run);
  await step();
  const channels: ChannelProfile[] = [];
  for (const [at, scored] of ranking.chosen.entries()) {
    channels.push(channelProfile(scored, { at, of: ranking.chosen.length }, reading));
    await step();
  }
  const plan = z.parse(ChannelPlan, {
    channels,
    strategy: strategy(input.icpName, ranking.chosen, channels, reading),
    insights: insights(input.icp, ranking, reading),
    metrics: metrics(channels, reading),
  });
  await step();
  return plan;
}

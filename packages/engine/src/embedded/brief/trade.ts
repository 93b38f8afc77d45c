import type { ChannelPlanInput } from '../../port.ts';

/** What an expert of a trade says to its buyers. */
export interface TradeTexts {
  questions: readonly string[];
  consequences: readonly string[];
  openings: readonly string[];
  proofs: readonly string[];
  triggers: readonly string[];
  objections: readonly { said: string; answer: string }[];
  season: readonly string[];
}

export function tradeTexts(_input: ChannelPlanInput): TradeTexts | null {
  return null;
}

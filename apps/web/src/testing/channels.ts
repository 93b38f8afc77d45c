import { type Channel, channelsRoutes, type GenerationStatus } from '@salesai/contract/channels';
import { answer } from './api.ts';

const text = 'Um texto.';
const day = 'Fale com dez pessoas.';

/** A channel by its name; everything else about it is any text. */
const channelNamed = (name: string): Channel => ({
  id: `channel-${name}`,
  key: name,
  name,
  category: text,
  description: text,
  reason: text,
  whenToUse: text,
  strengths: [text],
  weaknesses: [text],
  kpis: [text],
  stepByStep: [text],
  sevenDayPlan: { day1: day, day2: day, day3: day, day4: day, day5: day, day6: day, day7: day },
  scriptExample: text,
  scriptExamples: [],
  commonMistakes: [text],
  tools: [text],
  ticketFit: text,
  estimatedResults: {
    timeToResults: text,
    costLevel: text,
    difficultyLevel: text,
    scalabilityLevel: text,
    expectedROI: text,
    minBudget: text,
  },
  implementationTips: [text],
  successCriteria: text,
  doneDays: [],
});

/** A server that knows these channels of every customer. */
export function channelsAnswer(
  names: readonly string[] = [],
  generationStatus: GenerationStatus | null = null,
) {
  const channels = names.map(channelNamed);
  const nothing = { strategy: null, insights: [], metrics: [] };
  answer(channelsRoutes.list, { channels, count: channels.length, generationStatus, ...nothing });
}

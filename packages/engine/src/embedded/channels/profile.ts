import type { ChannelProfile } from '@salesai/contract/channels';
import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import { type Line, lineFor, linesFor } from '../../knowledge/channels/lines.ts';
import { exampleScripts } from '../scripts/write.ts';
import { fill } from './fill.ts';
import type { Reading } from './reading.ts';
import { type Rank, reasonOf } from './reasons.ts';
import type { ScoredChannel } from './score.ts';
import { planWords } from './words.ts';

const TICKET_UNKNOWN =
  'Você ainda não disse quanto vale uma venda. Referência: até R$ 300 o canal precisa de volume; acima de R$ 3.000, de conversa.';

/** Writes one channel for this buyer and seller, with the reason of its rank. */
export function channelProfile(
  scored: ScoredChannel,
  rank: Rank,
  reading: Reading,
): ChannelProfile {
  const { channel } = scored;
  const words = planWords(reading);
  const all = (lines: readonly Line[]) =>
    linesFor(lines, reading.situation).map((line) => fill(line, words));
  const one = (lines: readonly Line[]) => fill(lineFor(lines, reading.situation), words);
  const scriptExamples = exampleScripts(channel.key, reading);
  return {
    key: channel.key,
    name: channel.name,
    category: channel.category,
    description: one(channel.description),
    reason: reasonOf(scored, rank, reading),
    whenToUse: one(channel.whenToUse),
    strengths: all(channel.strengths),
    weaknesses: all(channel.weaknesses),
    kpis: all(channel.kpis),
    stepByStep: all(channel.steps),
    sevenDayPlan: {
      day1: one(channel.week.day1),
      day2: one(channel.week.day2),
      day3: one(channel.week.day3),
      day4: one(channel.week.day4),
      day5: one(channel.week.day5),
      day6: one(channel.week.day6),
      day7: one(channel.week.day7),
    },
    scriptExample: scriptExamples[0].content,
    scriptExamples: [...scriptExamples],
    commonMistakes: all(channel.mistakes),
    tools: all(channel.tools),
    ticketFit: ticketFit(channel, reading),
    estimatedResults: {
      timeToResults: channel.results.timeToResults,
      costLevel: channel.results.cost,
      difficultyLevel: channel.results.difficulty,
      scalabilityLevel: channel.results.scalability,
      expectedROI: channel.results.roi,
      minBudget: channel.results.minBudget,
    },
    implementationTips: all(channel.tips),
    successCriteria: one(channel.success),
  };
}

function ticketFit({ ticketFit: texts }: ChannelKnowledge, { ticket }: Reading): string {
  return ticket ? `${texts[ticket.band]} (Venda de ${ticket.text}.)` : TICKET_UNKNOWN;
}

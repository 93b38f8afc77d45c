import type { ChannelProfile } from '@salesai/contract/channels';
import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import { applies, type Line, lineFor, linesFor, textOf } from '../../knowledge/channels/lines.ts';
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
  const some = (most: number, lines: readonly Line[]) =>
    specificFirst(lines, reading)
      .slice(0, most)
      .map((line) => fill(line, words));
  const inOrder = (most: number, lines: readonly Line[]) =>
    linesFor(lines, reading.situation)
      .slice(0, most)
      .map((line) => fill(line, words));
  const one = (lines: readonly Line[]) => fill(lineFor(lines, reading.situation), words);
  const scriptExamples = exampleScripts(channel.key, reading);
  return {
    key: channel.key,
    name: channel.name,
    category: channel.category,
    description: one(channel.description),
    reason: reasonOf(scored, rank, reading),
    whenToUse: one(channel.whenToUse),
    strengths: some(2, channel.strengths),
    weaknesses: some(2, channel.weaknesses),
    kpis: some(3, channel.kpis),
    stepByStep: inOrder(5, channel.steps),
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
    commonMistakes: some(3, channel.mistakes),
    tools: some(2, channel.tools),
    ticketFit: ticketFit(channel, reading),
    estimatedResults: {
      timeToResults: channel.results.timeToResults,
      costLevel: channel.results.cost,
      difficultyLevel: channel.results.difficulty,
      scalabilityLevel: channel.results.scalability,
      expectedROI: channel.results.roi,
      minBudget: channel.results.minBudget,
    },
    implementationTips: some(2, channel.tips),
    successCriteria: one(channel.success),
  };
}

function ticketFit({ ticketFit: texts }: ChannelKnowledge, { ticket }: Reading): string {
  return ticket ? `${texts[ticket.band]} (Venda de ${ticket.text}.)` : TICKET_UNKNOWN;
}

/** Lines for this situation before those for everybody. */
function specificFirst(lines: readonly Line[], { situation }: Reading): string[] {
  const applying = lines.filter((line) => applies(line, situation));
  return [
    ...applying.filter((line) => typeof line !== 'string'),
    ...applying.filter((line) => typeof line === 'string'),
  ].map(textOf);
}

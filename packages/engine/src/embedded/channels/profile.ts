import type { ChannelProfile } from '@salesai/contract/channels';
import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import { applies, type Line, lineFor, linesFor, textOf } from '../../knowledge/channels/lines.ts';
import { fold } from '../../shared/text.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import { UNKNOWN_OFFER } from '../brief/expert.ts';
import { shortly } from '../phrasing/nouns.ts';
import { exampleScripts } from '../scripts/write.ts';
import { fill } from './fill.ts';
import type { Reading } from './reading.ts';
import { type Rank, reasonOf } from './reasons.ts';
import { kpisOf, resultsOf, successOf } from './results.ts';
import type { ScoredChannel } from './score.ts';
import { offerOf, planWords } from './words.ts';

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
    strengths: some(1, channel.strengths),
    weaknesses: some(1, channel.weaknesses),
    kpis: kpisOf(some(1, channel.kpis), reading),
    stepByStep: inOrder(3, channel.steps),
    sevenDayPlan: sevenDays(channel, reading, one),
    scriptExample: scriptExamples[0].content,
    scriptExamples: [...scriptExamples],
    commonMistakes: some(1, channel.mistakes),
    tools: some(1, channel.tools),
    ticketFit: ticketFit(channel, reading),
    estimatedResults: resultsOf(channel, reading),
    implementationTips: some(1, channel.tips),
    successCriteria: successOf(channel, reading),
  };
}

/** On a day of talks a question is asked; on another one the answer to an objection is prepared. */
const TALK =
  /\b(?:mand|lig(?:ue|ar|acao|acoes)|visit|convers|fal[ea]|respond|retorn|apresent|encontr|convid|entreg|pergunt|mensage|abord|atend|chame|live|reuni)/;

const SAID_MAX = 90;

/** The tasks of the days; while conversations begin, with a question of the trade to ask. */
function sevenDays(
  { week }: ChannelKnowledge,
  { expert, brief }: Reading,
  one: (lines: readonly Line[]) => string,
): ChannelProfile['sevenDayPlan'] {
  const named = fold(shortly(brief.item ?? brief.offer ?? UNKNOWN_OFFER).text);
  // A question that names the offer is understood outside its conversation, too.
  const questions = expert.questions.toSorted(
    (a, b) => Number(fold(b).includes(named)) - Number(fold(a).includes(named)),
  );
  const said = brief.objections.filter(({ complaint }) => complaint === null);
  const asking = (lines: readonly Line[], at: number) => {
    const task = one(lines);
    const question = questions[at % questions.length];
    if (!question) return task;
    if (TALK.test(fold(task))) return `${task} Pergunte: “${question}”`;
    const stated = said[at % Math.max(1, said.length)];
    return stated
      ? `${task} Deixe ensaiada a resposta para ${quote(stated.said, SAID_MAX).text}, que está nos scripts.`
      : `${task} Deixe pronta a pergunta: “${question}”`;
  };
  return {
    day1: one(week.day1),
    day2: asking(week.day2, 0),
    day3: asking(week.day3, 1),
    day4: asking(week.day4, 2),
    day5: asking(week.day5, 3),
    day6: one(week.day6),
    day7: one(week.day7),
  };
}

function ticketFit({ ticketFit: texts }: ChannelKnowledge, reading: Reading): string {
  const { ticket } = reading;
  if (!ticket) {
    return sentence`Falta saber quanto este cliente paga por ${bare(offerOf(reading))}: até R$ 300 o canal pede volume; acima de R$ 3.000, conversa (referência)`;
  }
  return `${texts[ticket.band].replace(/\.$/, '')} (valor da venda: ${ticket.text}).`;
}

/** Lines for this situation before those for everybody. */
function specificFirst(lines: readonly Line[], { situation }: Reading): string[] {
  const applying = lines.filter((line) => applies(line, situation));
  return [
    ...applying.filter((line) => typeof line !== 'string'),
    ...applying.filter((line) => typeof line === 'string'),
  ].map(textOf);
}

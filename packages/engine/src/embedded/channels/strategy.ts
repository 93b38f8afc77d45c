import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import { lineFor } from '../../knowledge/channels/lines.ts';
import { lower } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare, por } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { inPlace } from '../../shared/writing/pt/places.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { fixed, phrase, sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from './fill.ts';
import { plain } from './plain.ts';
import type { Reading } from './reading.ts';
import type { ScoredChannel } from './score.ts';
import { buyersOf, offerOf, planWords, priceNoun } from './words.ts';

const NAME_MAX = 60;
const CHALLENGE_MAX = 140;

/** The strategy of the plan: one channel at a time, and the first week of the first one. */
export function strategy(
  icpName: string,
  chosen: readonly ScoredChannel[],
  channels: readonly ChannelProfile[],
  reading: Reading,
): ChannelPlan['strategy'] {
  return {
    title: `Por onde chegar a ${quote(plain(icpName) || buyersOf(reading).text, NAME_MAX).text}`,
    summary: summary(chosen, reading),
    focus: focus(chosen, reading),
    firstWeek: firstWeek(channels),
  };
}

function summary([first, second]: readonly ScoredChannel[], reading: Reading): string {
  const { brief, target } = reading;
  const offer = bare(offerOf(reading));
  const where = placed(
    brief.place ? ` ${inPlace(brief.place, brief.icp.description?.value).text}` : '',
  );
  return [
    first
      ? sentence`${reading.brief.offer ? phrase`Para vender ${offer} para` : fixed('Para vender a')} ${bare(buyersOf(reading))}${where}, comece ${por(nounPhrase(first.channel.inText))}: ${placed(motiveOf(first, reading))}`
      : '',
    brief.pain
      ? sentence`Abra a conversa pelo que você disse que pesa para este cliente: ${quote(brief.pain.quote, CHALLENGE_MAX)}`
      : sentence`Você não disse o que mais incomoda ${fixed('este cliente')}; pergunte isto na primeira conversa sobre ${offer}`,
    target
      ? sentence`Sua meta é ${quote(target.goal, CHALLENGE_MAX)}. ${placed(`Conta: ${target.line}`)}`
      : goalAsked(reading),
    second && !reading.isExhausted
      ? sentence`Só depois de duas semanas acrescente ${placed(second.channel.inText)}`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A goal that cannot be divided yet: say what is missing. */
function goalAsked({ goalSaid, goalMissing, isExhausted }: Reading): string {
  if (goalSaid === null || goalMissing === null || isExhausted) return '';
  return sentence`Para a sua meta (${quote(goalSaid, CHALLENGE_MAX)}) virar conversas por semana, falta saber ${placed(goalMissing)}`;
}

const motiveOf = ({ channel }: ScoredChannel, reading: Reading) =>
  lower(fill(lineFor(channel.motive, reading.situation), planWords(reading)));

function focus(chosen: readonly ScoredChannel[], reading: Reading): string[] {
  // A worn-out seller gets one channel for the whole month.
  const [first, second, third] = reading.isExhausted ? chosen.slice(0, 1) : chosen;
  const offer = bare(offerOf(reading));
  const buyers = buyersOf(reading);
  const { price: ticket } = reading.brief;
  const spent = ticket?.isSpending ? ', que gastam' : ', no valor de';
  const price = placed(ticket ? `${spent} ${priceNoun(reading)}` : '');
  const lines = [
    first && sentence`Semanas 1 e 2: só ${placed(first.channel.inText)}, com os sete dias abaixo`,
    second &&
      sentence`Semanas 3 e 4: some ${placed(second.channel.inText)} se o primeiro já trouxe conversa sobre ${offer}`,
    third &&
      sentence`Mês 2: teste ${placed(third.channel.inText)} por quatro semanas e compare as vendas para ${bare(buyers)}`,
    sentence`Um público só por enquanto: ${bare(buyers)}${price}`,
  ];
  return lines.filter((line) => line !== undefined);
}

/** The seven days of the first channel: the strategy starts with one. */
function firstWeek([first]: readonly ChannelProfile[]): string[] {
  if (!first) return [];
  return Object.values(first.sevenDayPlan).map((text, at) => `Dia ${at + 1}: ${text}`);
}

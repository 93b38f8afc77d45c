import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import { lineFor } from '../../knowledge/channels/lines.ts';
import { CHALLENGE_NAMES } from '../../knowledge/channels/reasons.ts';
import type { Wordings } from '../../knowledge/seller/facts.ts';
import { listOf, lower, quote } from '../../shared/text.ts';
import { fill } from './fill.ts';
import { plain } from './plain.ts';
import type { Reading } from './reading.ts';
import type { ScoredChannel } from './score.ts';
import { planWords } from './words.ts';

const NAME_MAX = 60;
const MAIN_CHANNELS = 2;

const PACE: Wordings = [
  'Poucos canais, todos os dias, vendem mais do que muitos de vez em quando.',
  'A ordem importa: só acrescente um canal quando o anterior já tiver rotina.',
  'Dê 30 dias a cada canal principal antes de trocar; na primeira semana ninguém acerta.',
];

/** The strategy of the plan: main channels, supporting channels and the first week. */
export function strategy(
  icpName: string,
  chosen: readonly ScoredChannel[],
  channels: readonly ChannelProfile[],
  reading: Reading,
): ChannelPlan['strategy'] {
  const main = chosen.slice(0, MAIN_CHANNELS);
  const support = chosen.slice(MAIN_CHANNELS, 2 * MAIN_CHANNELS);
  return {
    title: `Por onde chegar a ${quote(plain(icpName) || reading.buyer.many, NAME_MAX)}`,
    summary: summary(main, support, reading),
    focus: focus(main, support, reading),
    firstWeek: firstWeek(channels),
  };
}

const inText = (chosen: readonly ScoredChannel[]) =>
  listOf(chosen.map(({ channel }) => channel.inText));

function summary(
  main: readonly ScoredChannel[],
  support: readonly ScoredChannel[],
  reading: Reading,
): string {
  const words = planWords(reading);
  const [first, second] = main.map(({ channel }) => {
    const motive = lower(fill(lineFor(channel.motive, reading.situation), words));
    return `${channel.inText}: ${motive}`;
  });
  return [
    `Comece com ${first}.`,
    `Ao lado, ponha ${second}.`,
    `Nas duas frentes, abra a conversa pelo problema, não pelo produto. O que mais pesa para este comprador: “${reading.pain}”.`,
    `Quando houver ritmo, some ${inText(support)} para não depender de uma fonte só.`,
    ...forSeller(reading),
    reading.words('strategy').pick(PACE),
  ].join(' ');
}

function forSeller({ situation }: Reading): string[] {
  const [challenge] = situation.challenges;
  if (situation.experience === 'novice') {
    return ['Como você está no começo, o plano tem poucos canais e passos curtos.'];
  }
  return challenge
    ? [`A ordem leva em conta o que você disse que pesa: ${CHALLENGE_NAMES[challenge]}.`]
    : [];
}

function focus(
  [first, second]: readonly ScoredChannel[],
  support: readonly ScoredChannel[],
  { buyer, ticket }: Reading,
): string[] {
  const worth = ticket ? `, com vendas de ${ticket.text}` : '';
  return [
    `Semanas 1 e 2: siga o plano de sete dias do canal ${first?.channel.name} e não comece mais nada.`,
    `Semanas 3 e 4: acrescente ${second?.channel.inText} sem largar o primeiro.`,
    `Mês 2: teste ${inText(support)} com meta pequena e data para decidir.`,
    `Um público só por enquanto: ${buyer.many}${worth}.`,
  ];
}

/** Five days of the first channel and two of the second. */
function firstWeek([first, second]: readonly ChannelProfile[]): string[] {
  if (!first) return [];
  const other = second ?? first;
  const days: [ChannelProfile, string][] = [
    [first, first.sevenDayPlan.day1],
    [first, first.sevenDayPlan.day2],
    [first, first.sevenDayPlan.day3],
    [other, other.sevenDayPlan.day1],
    [first, first.sevenDayPlan.day4],
    [other, other.sevenDayPlan.day2],
    [first, first.sevenDayPlan.day7],
  ];
  return days.map(([channel, text], at) => `Dia ${at + 1} (${channel.name}): ${text}`);
}

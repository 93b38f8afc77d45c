import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import { CHALLENGE_NAMES } from '../../knowledge/channels/reasons.ts';
import type { Wordings } from '../../knowledge/seller/facts.ts';
import { listOf, quote } from '../language/text.ts';
import type { Reading } from './reading.ts';

const NAME_MAX = 60;
const MAIN_CHANNELS = 2;

const PACE: Wordings = [
  'Poucos canais, todos os dias, vendem mais do que muitos de vez em quando.',
  'A ordem importa: só acrescente um canal quando o anterior já tiver rotina.',
  'Dê 30 dias a cada canal principal antes de trocar; na primeira semana ninguém acerta.',
];

/** The thought behind the plan: what to begin with, what supports it, and the first week. */
export function strategy(
  icpName: string,
  channels: readonly ChannelProfile[],
  reading: Reading,
): ChannelPlan['strategy'] {
  const main = channels.slice(0, MAIN_CHANNELS);
  const support = channels.slice(MAIN_CHANNELS);
  return {
    title: `Por onde chegar a ${quote(icpName || reading.buyer.many, NAME_MAX)}`,
    summary: summary(main, support, reading),
    focus: focus(main, support, reading),
    firstWeek: firstWeek(main),
  };
}

const names = (channels: readonly ChannelProfile[]) => listOf(channels.map(({ name }) => name));

function summary(
  main: readonly ChannelProfile[],
  support: readonly ChannelProfile[],
  reading: Reading,
): string {
  const words = reading.words('strategy');
  const sentences = [
    `Comece por ${names(main)}: foram os que mais pontuaram para ${reading.buyer.many}, pelo tipo de comprador, pelo que você vende e pelo valor da venda.`,
    `Abra as conversas pelo problema, não pelo produto. O mais forte no perfil é este: “${reading.pain}”.`,
    `Depois, some ${names(support.slice(0, 2))} para não depender de uma fonte só.`,
    ...forSeller(reading),
    words.pick(PACE),
  ];
  return sentences.join(' ');
}

function forSeller({ situation }: Reading): string[] {
  const [challenge] = situation.challenges;
  if (situation.experience === 'novice') {
    return ['Como você está no começo, o plano tem poucos canais e passos curtos.'];
  }
  return challenge
    ? [`O plano leva em conta o que você disse que pesa: ${CHALLENGE_NAMES[challenge]}.`]
    : [];
}

function focus(
  main: readonly ChannelProfile[],
  support: readonly ChannelProfile[],
  { buyer, ticket }: Reading,
): string[] {
  const [first, second] = main;
  const worth = ticket ? `, vendas de ${ticket.text}` : '';
  return [
    `Semanas 1 e 2: monte e rode ${first?.name ?? ''} todos os dias úteis.`,
    `Semanas 3 e 4: acrescente ${second?.name ?? ''} sem largar o primeiro.`,
    ...(support[0]
      ? [`Mês 2: teste ${names(support.slice(0, 2))} com meta pequena e data para decidir.`]
      : []),
    `Um público só por enquanto: ${buyer.many}${worth}.`,
  ];
}

/** The first channel sets the pace; the second gets two days, so that the week can really be done. */
function firstWeek([first, second]: readonly ChannelProfile[]): string[] {
  if (!first) return [];
  const week = first.sevenDayPlan;
  const days: [ChannelProfile, string][] = [
    [first, week.day1],
    [first, week.day2],
    [first, week.day3],
    [second ?? first, (second ?? first).sevenDayPlan.day1],
    [first, week.day4],
    [second ?? first, (second ?? first).sevenDayPlan.day2],
    [first, week.day7],
  ];
  return days.map(([channel, text], at) => `Dia ${at + 1} (${channel.name}): ${text}`);
}

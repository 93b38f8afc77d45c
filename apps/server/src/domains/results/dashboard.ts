import type { Dashboard } from '@salesai/contract/results';
import type { Tally } from './data.ts';

type Funnel = Dashboard['funnel'];
type Counted = Pick<Tally, 'kind' | 'count' | 'amountCents'>;

const FUNNEL_OF = {
  contact: 'contacts',
  conversation: 'conversations',
  proposal: 'proposals',
  sale: 'sales',
} as const satisfies Record<string, keyof Funnel>;

/** The figures of a dashboard that follow from the tallies of its period. */
export function dashboardOf(
  tallies: readonly Tally[],
): Pick<Dashboard, 'funnel' | 'amount' | 'averageTicket' | 'losses' | 'byChannel' | 'byDay'> {
  const of = (by: Tally['by']) => tallies.filter((tally) => tally.by === by);
  const days = of('day');
  return {
    ...totalOf(days),
    averageTicket: averageTicketOf(days),
    losses: of('objection')
      .filter(({ kind }) => kind === 'loss')
      .map(({ objection, count }) => ({ objection, count }))
      .sort((a, b) => b.count - a.count),
    byChannel: byChannel(of('channel')),
    byDay: byDay(days),
  };
}

/** Funnel and amount sold. */
export function totalOf(counted: readonly Counted[]): { funnel: Funnel; amount: number } {
  const funnel: Funnel = { contacts: 0, conversations: 0, proposals: 0, sales: 0 };
  let cents = 0;
  for (const { kind, count, amountCents } of counted) {
    if (kind !== 'loss') funnel[FUNNEL_OF[kind]] += count;
    if (kind === 'sale') cents += amountCents;
  }
  return { funnel, amount: cents / 100 };
}

/** Over the sales whose amount was logged. */
function averageTicketOf(days: readonly Tally[]): number | null {
  const sales = days.filter(({ kind }) => kind === 'sale');
  const withAmount = sales.reduce((sum, { amounts }) => sum + amounts, 0);
  const cents = sales.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return withAmount === 0 ? null : Math.round(cents / withAmount) / 100;
}

function byDay(tallies: readonly Tally[]): Dashboard['byDay'] {
  return [...Map.groupBy(tallies, ({ date }) => date ?? '')]
    .map(([date, all]) => ({ date, ...flat(all) }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function byChannel(tallies: readonly Tally[]): Dashboard['byChannel'] {
  const groups = Map.groupBy(tallies, ({ icpId, channelId }) => JSON.stringify([icpId, channelId]));
  return [...groups.values()]
    .map((all) => ({
      icpId: all[0]?.icpId ?? null,
      channelId: all[0]?.channelId ?? null,
      icpName: nameOf(all.map(({ icpName }) => icpName)),
      channelName: nameOf(all.map(({ channelName }) => channelName)),
      ...flat(all),
    }))
    .sort((a, b) => b.amount - a.amount || b.sales - a.sales || b.contacts - a.contacts);
}

const nameOf = (names: readonly (string | null)[]) => names.find((name) => name !== null) ?? null;

function flat(counted: readonly Counted[]) {
  const { funnel, amount } = totalOf(counted);
  return { ...funnel, amount };
}

import type { Dashboard } from '@salesai/contract/results';
import type { KindTally, Tally } from './data.ts';

type Funnel = Dashboard['funnel'];

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
  const byDay = of('day')
    .map((tally) => ({ date: tally.date ?? '', tally }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const days = byDay.map(({ tally }) => tally);
  return {
    ...sumOf(days),
    averageTicket: averageTicketOf(days),
    losses: of('objection')
      .filter(({ loss }) => loss > 0)
      .map(({ objection, loss }) => ({ objection, count: loss }))
      // Without a reason there is nothing to practise: last among equals.
      .sort(
        (a, b) => b.count - a.count || Number(a.objection === null) - Number(b.objection === null),
      ),
    byChannel: of('channel')
      .map((tally) => ({
        icpId: tally.icpId,
        channelId: tally.channelId,
        icpName: tally.icpName,
        channelName: tally.channelName,
        ...flat(tally),
      }))
      .sort((a, b) => b.amount - a.amount || b.sales - a.sales || b.contacts - a.contacts),
    byDay: byDay.map(({ date, tally }) => ({ date, ...flat(tally) })),
  };
}

/** Funnel and amount sold, from counts by kind. */
export function totalOf(counted: readonly KindTally[]): { funnel: Funnel; amount: number } {
  const funnel: Funnel = { contacts: 0, conversations: 0, proposals: 0, sales: 0 };
  let cents = 0;
  for (const { kind, count, amountCents } of counted) {
    if (kind !== 'loss') funnel[FUNNEL_OF[kind]] += count;
    if (kind === 'sale') cents += amountCents;
  }
  return { funnel, amount: cents / 100 };
}

function sumOf(days: readonly Tally[]): { funnel: Funnel; amount: number } {
  const sum = (pick: (day: Tally) => number) => days.reduce((total, day) => total + pick(day), 0);
  const funnel = {
    contacts: sum(({ contact }) => contact),
    conversations: sum(({ conversation }) => conversation),
    proposals: sum(({ proposal }) => proposal),
    sales: sum(({ sale }) => sale),
  };
  return { funnel, amount: sum(({ amountCents }) => amountCents) / 100 };
}

/** Over the sales whose amount was logged. */
function averageTicketOf(days: readonly Tally[]): number | null {
  const withAmount = days.reduce((sum, { amounts }) => sum + amounts, 0);
  const cents = days.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return withAmount === 0 ? null : Math.round(cents / withAmount) / 100;
}

const flat = ({ contact, conversation, proposal, sale, amountCents }: Tally) => ({
  contacts: contact,
  conversations: conversation,
  proposals: proposal,
  sales: sale,
  amount: amountCents / 100,
});

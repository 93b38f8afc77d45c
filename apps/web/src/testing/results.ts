import { channelsRoutes } from '@salesai/contract/channels';
import { icpRoutes } from '@salesai/contract/icp';
import { type Dashboard, type Result, resultsRoutes } from '@salesai/contract/results';
import { answer, answerWith } from './api.ts';
import { threeChannels } from './channels.ts';
import { salons } from './icp.ts';

const FUNNEL = { contacts: 12, conversations: 5, proposals: 2, sales: 2 };

/** A dashboard without results. */
export const noResults: Dashboard = {
  from: '2026-11-01',
  to: '2026-11-30',
  funnel: { contacts: 0, conversations: 0, proposals: 0, sales: 0 },
  amount: 0,
  averageTicket: null,
  losses: [],
  byChannel: [],
  byDay: [],
  before: {
    funnel: { contacts: 0, conversations: 0, proposals: 0, sales: 0 },
    amount: 0,
    losses: 0,
  },
  goal: null,
  hasResults: false,
};

/** A dashboard with two sales and one loss. */
export const someResults: Dashboard = {
  ...noResults,
  funnel: FUNNEL,
  amount: 300,
  averageTicket: 150,
  losses: [{ objection: 'price', count: 1 }],
  byChannel: [
    {
      icpId: salons.id,
      channelId: 'channel-1',
      icpName: salons.name,
      channelName: 'WhatsApp Business',
      ...FUNNEL,
      amount: 300,
    },
  ],
  byDay: [{ date: '2026-11-20', ...FUNNEL, amount: 300 }],
  before: { funnel: { ...FUNNEL, sales: 1 }, amount: 100, losses: 0 },
  goal: {
    value: 1_000,
    unit: 'BRL',
    per: 'month',
    reached: 300,
    from: '2026-11-01',
    to: '2026-11-30',
    left: 700,
    daysLeft: 7,
    leftPerDay: 100,
  },
  hasResults: true,
};

export const sale: Result = {
  id: 'result-1',
  kind: 'sale',
  icpId: salons.id,
  channelId: 'channel-1',
  icpName: salons.name,
  channelName: 'WhatsApp Business',
  amount: 150,
  objection: null,
  at: '2026-11-20T15:00:00.000Z',
  note: null,
  createdAt: '2026-11-20T15:00:00.000Z',
};

interface SentResult {
  body: Record<string, unknown>;
  key: string | null;
}

/** A server that logs results. @returns the entries that arrived, with their idempotency keys. */
export function captureLogs(): SentResult[] {
  // The sheet offers the channels of a chosen customer.
  answer(channelsRoutes.list, threeChannels);
  const sent: SentResult[] = [];
  answerWith(resultsRoutes.log, async (request) => {
    const body: Record<string, unknown> = await request.json();
    sent.push({ body, key: request.headers.get('idempotency-key') });
    return Response.json({ ...sale, ...body });
  });
  return sent;
}

/** Answers of a server with these figures and entries. */
export function resultAnswers(dashboard: Dashboard, results: Result[] = []): void {
  answer(icpRoutes.list, { icps: [salons] });
  answer(channelsRoutes.list, threeChannels);
  answer(resultsRoutes.dashboard, dashboard);
  answer(resultsRoutes.list, { results, page: 1, limit: 50, total: results.length });
}

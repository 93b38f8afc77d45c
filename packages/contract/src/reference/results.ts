import { DONE } from '../common.ts';
import type { Result, resultsRoutes } from '../results.ts';
import { IDS, type RouteDescriptions } from './description.ts';

const ID = '01JD4QE1S3V5X7Z9B2D4';
const SALE: Result = {
  id: ID,
  kind: 'sale',
  icpId: IDS.icp,
  channelId: IDS.channel,
  icpName: 'Padaria do bairro',
  channelName: 'WhatsApp Business',
  amount: 149.9,
  objection: null,
  at: '2026-11-20T18:30:00.000Z',
  note: null,
  createdAt: '2026-11-20T18:31:00.000Z',
};
const PERIOD = { from: '2026-11-01', to: '2026-11-30', tz: 'America/Sao_Paulo' };
const FUNNEL = { contacts: 12, conversations: 5, proposals: 2, sales: 1 };
const BEFORE = { contacts: 8, conversations: 3, proposals: 1, sales: 0 };

export const results: RouteDescriptions<typeof resultsRoutes> = {
  list: {
    about:
      'Filtered by kind, ICP, channel and objection: every figure of the dashboard has its entries. `none` finds those without a channel, an ICP or an objection.',
    query: {
      ...{ ...PERIOD, kind: 'loss', icpId: IDS.icp, channelId: IDS.channel, objection: 'price' },
      ...{ page: 1, limit: 50 },
    },
    out: { results: [SALE], page: 1, limit: 50, total: 1 },
  },
  log: {
    about:
      'With an `Idempotency-Key`, the same key stores nothing more. The names of ICP and channel are stored, so that the result outlives them.',
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
    body: { kind: 'sale', icpId: IDS.icp, channelId: IDS.channel, amount: 149.9 },
    out: SALE,
  },
  update: {
    about: 'Only the fields that are sent change.',
    params: { id: ID },
    body: { amount: 149.9 },
    out: SALE,
  },
  remove: { about: 'Undoes a log.', params: { id: ID }, out: DONE },
  download: {
    about: 'No cell is executed as a formula when a spreadsheet opens the file.',
    query: PERIOD,
    out: 'Data,O que aconteceu\r\n2026-11-20T18:30:00.000Z,Venda\r\n',
  },
  dashboard: {
    about:
      'Nothing is estimated: without results all figures are 0. `before` covers the same number of days before `from`; `goal` compares with the goal of the profile when it is one that results can reach.',
    query: PERIOD,
    out: {
      from: PERIOD.from,
      to: PERIOD.to,
      funnel: FUNNEL,
      amount: 149.9,
      averageTicket: 149.9,
      losses: [{ objection: 'price', count: 2 }],
      byChannel: [
        {
          icpId: IDS.icp,
          channelId: IDS.channel,
          icpName: SALE.icpName,
          channelName: SALE.channelName,
          ...FUNNEL,
          amount: 149.9,
        },
      ],
      byDay: [{ date: '2026-11-20', ...FUNNEL, amount: 149.9 }],
      before: { funnel: BEFORE, amount: 0, losses: 1 },
      goal: {
        value: 15_000,
        unit: 'BRL',
        per: 'month',
        reached: 149.9,
        from: PERIOD.from,
        to: PERIOD.to,
        left: 14_850.1,
        daysLeft: 10,
        leftPerDay: 1_485.01,
      },
      hasResults: true,
    },
  },
};

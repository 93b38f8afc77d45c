import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import { cut } from '../../shared/text.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import type { Reading } from './reading.ts';
import { offerOf } from './words.ts';

type Metric = ChannelPlan['metrics'][number];

/** Metrics to check weekly: conversations, sales, and one of the first channel. */
export function metrics([first]: readonly ChannelProfile[], reading: Reading): Metric[] {
  return [
    conversations(reading),
    ...sales(reading),
    ...(first ? channelMetric(first) : []),
    {
      name: 'Origem anotada',
      target: '100% das conversas',
      note: `Anote de onde veio cada conversa sobre ${bare(offerOf(reading)).text}; no mês que vem, fique com o canal que vendeu.`,
    },
  ];
}

function conversations({ target, isExhausted }: Reading): Metric {
  return {
    name: 'Conversas novas por semana',
    target: isExhausted
      ? 'uma boa por dia'
      : target
        ? `${target.weeklyConversations} (estimativa)`
        : 'a sua média de duas semanas',
    note: 'Conte só quem respondeu.',
  };
}

function sales({ target }: Reading): Metric[] {
  if (!target) return [];
  return [
    {
      name: target.isRecurring ? 'Clientes novos por mês' : 'Vendas por mês',
      target: `${target.sales} (estimativa)`,
      note: `Conta: ${target.line}.`,
    },
  ];
}

/** The first KPI of the channel to start with, as name and target. */
function channelMetric({ name, kpis: [kpi = ''] }: ChannelProfile): Metric[] {
  const at = kpi.indexOf(': ');
  if (at < 0) return [];
  return [{ name: cut(kpi.slice(0, at), 80), target: kpi.slice(at + 2), note: `Canal: ${name}.` }];
}

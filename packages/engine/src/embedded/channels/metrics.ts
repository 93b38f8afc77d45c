import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import { formatMoney } from '../../shared/money.ts';
import { cut } from '../../shared/text.ts';
import { monthlySales } from './goal.ts';
import type { Reading } from './reading.ts';

type Metric = ChannelPlan['metrics'][number];
const CHANNELS_MEASURED = 3;

/** Metrics to check weekly: activity, revenue, and one or two per channel. */
export function metrics(channels: readonly ChannelProfile[], reading: Reading): Metric[] {
  const novice = reading.situation.experience === 'novice';
  return [
    {
      name: 'Conversas novas por semana',
      target: novice ? '15 a 25 (estimativa)' : '25 a 40 (estimativa)',
      note: 'Conte só quem respondeu. É o número que mais depende de você.',
    },
    ...goalMetric(reading),
    ...channels.slice(0, CHANNELS_MEASURED).flatMap(channelMetrics),
    {
      name: 'Origem anotada',
      target: '100% das conversas',
      note: 'Sem saber de onde veio cada venda, não há como escolher o canal certo no mês que vem.',
    },
  ];
}

function goalMetric(reading: Reading): Metric[] {
  const sales = monthlySales(reading);
  if (!sales) return [];
  return [
    {
      name: 'Vendas para a sua meta',
      target: `cerca de ${sales.count} por mês (estimativa)`,
      note: `Conta: ${formatMoney(sales.goal)} por mês dividido por vendas de ${sales.ticket}, supondo que a meta seja em vendas e não em comissão.`,
    },
  ];
}

/** The first two KPIs of a channel, as name and target. */
function channelMetrics({ name, kpis }: ChannelProfile): Metric[] {
  return kpis.slice(0, 2).flatMap((kpi, place) => {
    const at = kpi.indexOf(': ');
    return at < 0
      ? []
      : [
          {
            name: cut(kpi.slice(0, at), 80),
            target: kpi.slice(at + 2),
            note:
              place === 0
                ? `Primeiro sinal de que o canal anda. Canal: ${name}.`
                : `Abaixo disso por duas semanas, mude uma coisa só e meça de novo. Canal: ${name}.`,
          },
        ];
  });
}

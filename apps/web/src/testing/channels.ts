import { type Channel, channelsRoutes, type GenerationStatus } from '@salesai/contract/channels';
import type { ChannelList } from '#lib/channels/queries.ts';
import { answer } from './api.ts';

export function channel(id: string, rest: Partial<Channel> = {}): Channel {
  return {
    id,
    key: id,
    name: `Canal ${id}`,
    category: 'Relacionamento',
    description: `Descrição ${id}`,
    reason: `Motivo ${id}`,
    whenToUse: 'Quando houver clientes satisfeitos.',
    strengths: ['Fecha depressa'],
    weaknesses: ['Volume limitado'],
    kpis: ['Indicações por cliente'],
    stepByStep: ['Liste os clientes', 'Peça a indicação'],
    sevenDayPlan: {
      day1: 'Liste 20 clientes.',
      day2: 'Escreva a mensagem.',
      day3: 'Ligue para cinco.',
      day4: 'Chame os indicados.',
      day5: 'Peça depoimentos.',
      day6: 'Agradeça.',
      day7: 'Anote tudo.',
    },
    scriptExample: 'Oi, [nome]!',
    scriptExamples: [
      { name: 'Abertura', usage: 'No elogio', content: 'Que bom & obrigado!', tips: ['Por voz'] },
    ],
    commonMistakes: ['Pedir cedo demais'],
    tools: ['Planilha'],
    ticketFit: 'Serve a qualquer ticket.',
    estimatedResults: {
      timeToResults: '7 dias',
      costLevel: 'Baixo',
      difficultyLevel: 'Média',
      scalabilityLevel: 'Média',
      expectedROI: '10 vezes',
      minBudget: 'R$ 0',
    },
    implementationTips: ['Ponha na agenda'],
    successCriteria: '10 indicações em 30 dias.',
    doneDays: [],
    secondWeek: null,
    next: { day: 1, text: 'Liste 20 clientes.' },
    learned: null,
    ...rest,
  };
}

export const noChannels: ChannelList = {
  channels: [],
  count: 0,
  order: 'results',
  generationStatus: null,
  strategy: null,
  insights: [],
  metrics: [],
};

export const threeChannels: ChannelList = {
  ...noChannels,
  channels: [channel('a'), channel('b'), channel('c')],
  count: 3,
  strategy: {
    title: 'Por onde começar',
    summary: 'Comece com quem já confia em você.',
    focus: ['Um canal por vez'],
    firstWeek: ['Dia 1: liste'],
  },
  insights: [{ title: 'Onde este comprador está', text: 'Perto de um conhecido.' }],
  metrics: [{ name: 'Conversas por semana', target: '25', note: 'Conte só quem respondeu.' }],
};

export const generation = (rest: Partial<GenerationStatus> = {}): GenerationStatus => ({
  statusId: 'status-1',
  status: 'generating',
  estimatedTime: '30 segundos',
  progress: 0,
  ...rest,
});

/** A server with channels of these names for every ICP. */
export function channelsAnswer(
  names: readonly string[] = [],
  generationStatus: GenerationStatus | null = null,
) {
  const channels = names.map((name) => channel(`channel-${name}`, { name }));
  answer(channelsRoutes.list, {
    ...noChannels,
    channels,
    count: channels.length,
    generationStatus,
  });
}

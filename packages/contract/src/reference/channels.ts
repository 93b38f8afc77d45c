import type { Channel, channelsRoutes, GenerationStatus } from '../channels.ts';
import type { RouteOutput } from '../route.ts';
import { IDS, type RouteDescriptions } from './description.ts';

const STARTED: GenerationStatus = {
  statusId: IDS.generation,
  status: 'generating',
  estimatedTime: 'alguns segundos',
  progress: 10,
  error: null,
};
const ENDED: GenerationStatus = { ...STARTED, status: 'completed', progress: 100 };
const WHATSAPP: Channel = {
  id: IDS.channel,
  key: 'whatsapp',
  name: 'WhatsApp',
  category: 'Conversa direta',
  description: 'Mensagens curtas para quem já conhece a loja.',
  reason: 'Você disse que vende por WhatsApp, e esse cliente responde no balcão.',
  whenToUse: 'Quando já existe um contato',
  strengths: ['Resposta no mesmo dia'],
  weaknesses: ['Some no meio de outras conversas'],
  kpis: ['Respostas por dez mensagens'],
  stepByStep: ['Separe dez contatos', 'Mande uma pergunta a cada um'],
  sevenDayPlan: {
    day1: 'Separe dez contatos',
    day2: 'Mande a primeira pergunta',
    day3: 'Responda quem respondeu',
    day4: 'Marque duas visitas',
    day5: 'Faça a primeira visita',
    day6: 'Retome quem ficou em silêncio',
    day7: 'Conte respostas e visitas',
  },
  scriptExample: 'Bom dia! A conta de luz subiu aí também?',
  scriptExamples: [
    {
      name: 'Abertura',
      usage: 'Primeira mensagem',
      content: 'Bom dia! A conta de luz subiu aí também?',
      tips: ['Uma pergunta por mensagem'],
    },
  ],
  commonMistakes: ['Mandar o preço antes de perguntar'],
  tools: ['WhatsApp Business'],
  ticketFit: 'Bom até R$ 1.500',
  estimatedResults: {
    timeToResults: '1 a 2 semanas',
    costLevel: 'Baixo',
    difficultyLevel: 'Baixa',
    scalabilityLevel: 'Média',
    expectedROI: 'Alto',
    minBudget: 'R$ 0',
  },
  implementationTips: ['Use etiquetas para os retornos'],
  successCriteria: 'Duas visitas marcadas na primeira semana',
  doneDays: [1],
  secondWeek: null,
  next: { day: 2, text: 'Mande a primeira pergunta' },
  learned: { direction: 'up', sales: 3, cases: 12, of: 'conversations' },
};
const LIST: RouteOutput<typeof channelsRoutes.list> = {
  channels: [WHATSAPP],
  count: 1,
  order: 'results',
  generationStatus: ENDED,
  strategy: {
    title: 'Conversa antes de visita',
    summary: 'Comece por quem já conhece a loja.',
    focus: ['WhatsApp'],
    firstWeek: ['Dez conversas, duas visitas'],
  },
  insights: [{ title: 'Hora certa', text: 'Depois das dez o balcão esvazia.' }],
  metrics: [{ name: 'Respostas', target: '4 em 10', note: 'Conte uma vez por semana' }],
};
const CHANNEL_PARAMS = { icpId: IDS.icp, channelId: IDS.channel };

export const channels: RouteDescriptions<typeof channelsRoutes> = {
  generate: {
    about:
      'Returns at once. Poll the status until it is `completed` or `error`, or follow the notifications.',
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'],
    body: { icpId: IDS.icp },
    out: STARTED,
  },
  status: {
    about: '`progress` never decreases; `error` is a text for users.',
    params: { statusId: IDS.generation },
    out: ENDED,
  },
  list: {
    about:
      'Best channel first. Empty, with a `generationStatus`, during the first generation. From ten cases of the last 91 days on, logged results move a channel; `learned` says why.',
    params: { icpId: IDS.icp },
    out: LIST,
  },
  order: {
    about: '`generated` keeps the order in which the channels were generated.',
    errors: ['NOT_FOUND'],
    params: { icpId: IDS.icp },
    body: { order: 'generated' },
    out: { ...LIST, order: 'generated' },
  },
  tick: {
    about:
      'Days are 1 to 7, and 8 to 14 once there is a second week, which stays as it is from the first day of it that is done. Repeating a call is no error.',
    params: CHANNEL_PARAMS,
    body: { day: 2, done: true },
    out: { ...WHATSAPP, doneDays: [1, 2], next: { day: 3, text: 'Responda quem respondeu' } },
  },
  detail: {
    about: 'The same data as in the list.',
    params: CHANNEL_PARAMS,
    out: WHATSAPP,
  },
};

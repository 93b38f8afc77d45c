import type { ChannelProfile } from '@salesai/contract/channels';

/** A channel with these days in its plan. */
export function profileOf(days: Partial<ChannelProfile['sevenDayPlan']> = {}): ChannelProfile {
  return {
    key: 'whatsapp',
    name: 'WhatsApp Business',
    category: 'Conversa direta',
    description: 'Conversa curta.',
    reason: 'Seus clientes respondem ali.',
    whenToUse: 'Quando a pessoa já chamou.',
    strengths: ['Resposta no mesmo dia'],
    weaknesses: ['Toma tempo'],
    kpis: ['Respostas'],
    stepByStep: ['Separe dez contatos'],
    sevenDayPlan: {
      day1: 'Complete o perfil.',
      day2: 'Crie as etiquetas.',
      day3: 'Mande dez mensagens.',
      day4: 'Responda quem voltou.',
      day5: 'Retome quem sumiu.',
      day6: 'Faça os retornos combinados.',
      day7: 'Conte as respostas.',
      ...days,
    },
    scriptExample: 'Oi!',
    scriptExamples: [],
    commonMistakes: ['Mandar tabela antes de perguntar'],
    tools: ['WhatsApp Business'],
    ticketFit: 'Bom.',
    estimatedResults: {
      timeToResults: '7 dias',
      costLevel: 'Baixo',
      difficultyLevel: 'Baixa',
      scalabilityLevel: 'Média',
      expectedROI: '5 vezes',
      minBudget: 'R$ 0',
    },
    implementationTips: ['Termine com uma pergunta'],
    successCriteria: '10 conversas.',
  };
}

import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, bigBuyer, facing, novice, practised, style, tagged } from './lines.ts';

export const events: ChannelKnowledge = {
  key: 'events',
  name: 'Eventos e feiras',
  inText: 'os eventos e as feiras',
  category: 'Presencial',
  alsoCalled: ['evento', 'eventos', 'feira', 'feiras', 'congresso', 'congressos', 'exposicao'],
  fit: {
    customers: { individuals: 1, small: 2, medium: 3, enterprise: 3 },
    tickets: { low: 0, mid: 1, high: 3, premium: 3 },
    archetypes: { hunter: 3, consultant: 2, communicator: 3, strategist: 2 },
    tags: {
      industry: 3,
      farming: 3,
      technology: 2,
      events: 2,
      health: 1,
      finance: 1,
      consulting: 1,
      education: 1,
      realEstate: 1,
      beauty: 1,
      food: 1,
      retail: 1,
      local: 0,
    },
    eases: ['leads', 'closing'],
    strains: ['budget', 'fear', 'time'],
    difficulty: 2,
    cost: 'medium',
  },
  motive: [
    tagged(
      ['farming', 'industry'],
      'os {compradores} vão à feira para ver a máquina, comparar e negociar no mesmo dia',
    ),
    bigBuyer(
      'em dois dias dá para apertar a mão de {compradores} que levariam meses para responder',
    ),
    b2b('os {compradores} do setor se encontram nas mesmas feiras e associações'),
    'a conversa cara a cara junta interessados no mesmo lugar e cria lista própria',
  ],
  description: [
    'Presença planejada em feiras, congressos e encontros do setor: reuniões marcadas antes, conversa curta no local e retorno em 48 horas.',
  ],
  whenToUse: [
    'Use quando o setor tem calendário próprio e o ticket paga deslocamento. Sem verba para estande, vá como visitante com agenda marcada: costuma render mais por real gasto.',
  ],
  strengths: [
    'Dezenas de conversas boas em poucos dias',
    'Concorrente, parceiro e cliente no mesmo corredor',
    'Motivo natural para chamar gente difícil: “você vai estar lá?”',
    facing('closing', 'Condição de feira com data certa ajuda a decidir'),
    bigBuyer('Permite conhecer várias pessoas da mesma conta'),
  ],
  weaknesses: [
    'Estande custa caro e cansa a equipe',
    'Cartão sem anotação é lead perdido',
    'Depende de calendário',
    'A euforia passa: sem retorno em dois dias, ninguém lembra',
  ],
  kpis: [
    'Reuniões marcadas antes da feira: 8 a 15 (estimativa)',
    'Conversas qualificadas por dia como visitante: 10 a 20 (estimativa)',
    'Conversas que viram reunião depois: 20% a 35% com retorno em 48 horas (estimativa)',
    'Custo por conversa qualificada: R$ 60 a R$ 300 (estimativa)',
    'Negócios fechados em 90 dias: 3% a 8% das conversas (estimativa)',
  ],
  steps: [
    'Escolha dois eventos no semestre onde {compradores} vão, não onde seus colegas vão',
    'Pegue lista de expositores e palestrantes e marque 10 encontros antes',
    'Prepare uma frase, uma pergunta e um caso de 30 segundos',
    'No local, anote na hora: problema, prazo, quem decide, próximo passo',
    'Peça permissão e salve o contato no WhatsApp com a etiqueta do evento',
    'Mande o retorno no mesmo dia, citando o que a pessoa disse',
    'Ligue em até 48 horas para os dez melhores',
    'Feche a conta em 90 dias: gasto, reuniões, vendas',
  ],
  week: {
    day1: [
      'Liste eventos dos próximos 4 meses (Sympla, Even3, associação do setor, Sebrae) e escolha dois.',
    ],
    day2: ['Monte a lista de 30 expositores, palestrantes e visitantes prováveis.'],
    day3: ['Chame 15 deles: “vou estar lá, 15 minutos no café?”.'],
    day4: [
      'Escreva a frase, a pergunta sobre “{dor}” e o caso de 30 segundos; treine em voz alta.',
    ],
    day5: ['Prepare formulário no celular, QR Code de contato e etiqueta no WhatsApp.'],
    day6: ['Vá a um encontro menor da cidade e pratique cinco conversas.'],
    day7: ['Mande os retornos, marque duas reuniões e ajuste o roteiro para o evento principal.'],
  },
  mistakes: [
    'Ficar sentado no estande olhando o celular',
    'Distribuir brinde e folheto sem perguntar nada',
    'Juntar 200 cartões sem anotação',
    'Fazer retorno igual para todos, uma semana depois',
    'Pagar estande antes de visitar uma edição',
  ],
  tools: [
    'Sympla, Even3 e Eventbrite (grátis para quem procura e para evento gratuito)',
    'Google Formulários e QR Code (grátis) para captar com autorização',
    'RD Station CRM ou HubSpot (planos grátis) no celular',
    tagged(
      ['technology'],
      'Calendário do setor: RD Summit, Web Summit Rio, Gramado Summit, encontros locais de tecnologia',
    ),
    tagged(
      ['farming'],
      'Calendário do setor: Agrishow, Expodireto, Show Rural, dias de campo de cooperativa',
    ),
    tagged(['industry'], 'Calendário do setor: FEIMEC, Expomafe, Fispal Tecnologia, Mercopar'),
    tagged(['health'], 'Calendário do setor: Hospitalar, CIOSP e congressos regionais'),
    tagged(
      ['beauty'],
      'Calendário do setor: Beauty Fair, Hair Brasil, encontros de distribuidoras',
    ),
    tagged(
      ['food', 'retail'],
      'Calendário do setor: APAS Show, Fispal Food Service, Anufood, ABF Expo',
    ),
    practised('Leitor de crachá do evento, quando o preço compensar'),
  ],
  ticketFit: {
    low: 'Não compensa, salvo venda direta em feira de consumidor.',
    mid: 'Só em evento local e barato, ou como visitante.',
    high: 'Encaixe muito bom: dois negócios pagam o ano.',
    premium: 'Encaixe muito bom: é onde a relação começa.',
  },
  results: {
    timeToResults: '30 a 90 dias depois do evento (estimativa)',
    cost: 'Médio a alto: de R$ 300 como visitante a R$ 15.000 ou mais com estande (estimativa)',
    difficulty: 'Média: preparo antes e disciplina depois',
    scalability: 'Baixa: presa ao calendário e a gente',
    roi: 'De 3 a 7 vezes com retorno em 48 horas (estimativa)',
    minBudget: 'R$ 300 a R$ 1.500 como visitante, com deslocamento (estimativa)',
  },
  tips: [
    novice('Vá acompanhado de alguém que conhece o setor e peça três apresentações'),
    style('hunter', 'Meta de conversas por hora, com anotação entre uma e outra'),
    style('consultant', 'Ofereça diagnóstico de 10 minutos no café'),
    style(
      'communicator',
      'Peça para mediar um painel ou gravar entrevistas: você conversa com todos',
    ),
    style('strategist', 'Escolha por densidade de compradores e marque tudo antes'),
    facing('fear', 'Pergunte “o que te trouxe aqui hoje?”: a pessoa fala e você respira'),
    'O evento começa duas semanas antes e termina no retorno',
  ],
  success: [
    'Por evento: 10 encontros marcados antes, 30 conversas anotadas, 8 reuniões em 15 dias e 2 vendas em 90 (estimativa).',
  ],
};

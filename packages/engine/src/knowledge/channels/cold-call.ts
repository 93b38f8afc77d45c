import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, bigBuyer, facing, novice, practised, style, tagged } from './lines.ts';

export const coldCall: ChannelKnowledge = {
  key: 'cold-call',
  name: 'Ligação fria (cold call)',
  inText: 'a ligação fria',
  category: 'Conversa direta',
  alsoCalled: [
    'ligacao',
    'telefone',
    'cold call',
    'ligacao fria',
    'ligar',
    'por telefone',
    'telefonema',
  ],
  fit: {
    customers: { individuals: 0, small: 2, medium: 3, enterprise: 3 },
    tickets: { low: 0, mid: 2, high: 3, premium: 3 },
    archetypes: { hunter: 3, consultant: 2, communicator: 3, strategist: 1 },
    tags: {
      industry: 2,
      technology: 1,
      services: 1,
      consulting: 1,
      finance: 1,
      farming: 1,
      local: 0,
      beauty: -1,
      fashion: -2,
      visual: -1,
      legal: -3,
      health: -1,
    },
    eases: ['leads', 'budget'],
    strains: ['fear', 'objections', 'time'],
    difficulty: 3,
    cost: 'low',
  },
  motive: [
    tagged(
      ['industry', 'farming'],
      'os {compradores} vivem no telefone e decidem mais por conversa do que por tela',
    ),
    bigBuyer(
      'uma ligação bem preparada chega a {compradores} em dias, quando a rede social leva semanas',
    ),
    b2b(
      'o telefone do dono de empresa pequena está no site, na fachada ou no cadastro aberto do CNPJ',
    ),
    'a ligação dá resposta na hora e mostra em uma semana se a oferta interessa',
  ],
  description: [
    b2c(
      'Ligação curta para pessoas que tiveram algum contato anterior com você (cadastro, orçamento, indicação), com autorização e hora combinada sempre que possível.',
    ),
    'Ligação curta e pesquisada para {compradores} que ainda não conhecem você, com um objetivo só: marcar uma conversa de 20 a 30 minutos.',
  ],
  whenToUse: [
    b2c(
      'Com pessoa física, use apenas com quem deixou o telefone e espera contato. Número de celular sem autorização rende reclamação e bloqueio.',
    ),
    'Use quando existe lista de empresas com o mesmo perfil, ticket que paga a hora de telefone e alguém que atende. Melhores janelas: 8h30 às 10h30 e 16h às 18h (estimativa; confira na sua lista).',
  ],
  strengths: [
    'Resposta imediata: em 50 ligações você já sabe se a abertura funciona',
    'Custo quase zero além do tempo',
    'Voz cria confiança que a mensagem não cria',
    b2b('A recepção ajuda quem pede ajuda: nome e ramal certo saem na mesma ligação'),
    facing('leads', 'Não depende de algoritmo: o volume de contatos está na sua mão'),
  ],
  weaknesses: [
    'Muita gente não atende número desconhecido: a maioria das tentativas não vira conversa',
    'Cansa: sem bloco de horário e meta de tentativas, a rotina morre na primeira semana',
    'Aplicativos e operadoras marcam como spam o número que disca demais',
    'Exige registro da origem do contato e respeito imediato ao “não me ligue mais” (LGPD)',
  ],
  kpis: [
    'Tentativas por dia em bloco dedicado: 40 a 60 (estimativa)',
    'Conversas com quem decide sobre tentativas: 8% a 15% (estimativa)',
    'Reuniões sobre conversas: 10% a 20% (estimativa)',
    'Comparecimento nas reuniões marcadas: 65% a 80% com confirmação na véspera (estimativa)',
    'Tentativas por contato antes de trocar de canal: 5 a 7, em dias e horários diferentes (estimativa)',
  ],
  steps: [
    'Escolha um perfil só de empresa e monte 100 nomes com telefone, decisor e um fato de cada uma',
    'Escreva a abertura de 20 segundos: quem é, por que ligou para ele, pedido de permissão',
    'Prepare três perguntas sobre “{dor}” e as respostas às objeções deste cliente',
    'Bloqueie 60 a 90 minutos por dia, sem abrir e-mail, com meta de tentativas e não de vendas',
    'Ao fim de cada ligação, anote em 20 segundos: falou com quem, o que disse, próximo passo e data',
    'Marque a reunião com convite de agenda na hora e confirme na véspera por WhatsApp, se autorizado',
    'Grave (avisando) ou anote três ligações por semana e ouça procurando onde a conversa esfria',
  ],
  week: {
    day1: [
      'Monte 40 empresas do mesmo perfil com nome, telefone e um fato de cada uma; escreva a abertura de 20 segundos.',
    ],
    day2: ['Treine a abertura 10 vezes em voz alta e faça 20 tentativas, das 9h às 10h30.'],
    day3: ['Faça 30 tentativas em dois blocos; anote a frase exata de cada recusa.'],
    day4: [
      'Reescreva as respostas às três recusas mais comuns e volte a 30 tentativas, começando por quem não atendeu.',
    ],
    day5: ['Mande e-mail ou mensagem a quem pediu material e ligue de volta no horário combinado.'],
    day6: ['Descanse o telefone: monte os 40 nomes da próxima semana e ouça duas gravações.'],
    day7: [
      'Feche a conta: tentativas, conversas, reuniões; escolha o horário e a abertura que mais renderam.',
    ],
  },
  mistakes: [
    'Começar com “tudo bem com o senhor?” e emendar um minuto de apresentação',
    'Tentar vender na primeira ligação em vez de marcar a conversa',
    'Brigar com a recepção ou mentir que é retorno',
    'Ligar sem saber o que a empresa faz',
    'Aceitar “manda por e-mail” sem combinar quando liga de novo',
    'Insistir depois de um pedido claro para não ligar',
  ],
  tools: [
    'Dados abertos do CNPJ (Receita), Casa dos Dados e Google Maps (grátis) para montar lista',
    'Econodata, Speedio ou Apollo (testes ou planos limitados) para telefone e cargo',
    'RD Station CRM, Agendor ou HubSpot (planos grátis) para registrar tentativas',
    practised('Telefonia em nuvem com gravação (Api4com, Zenvia) quando houver equipe'),
    'Planilha com colunas tentativa, conversa e reunião: basta para começar',
  ],
  ticketFit: {
    low: 'Não compensa: o tempo de telefone custa mais do que a margem.',
    mid: 'Compensa com recorrência ou fechamento em uma ou duas ligações.',
    high: 'Encaixe muito bom: duas reuniões por semana já mudam o mês.',
    premium: 'Bom para abrir a conta; depois entram reunião, piloto e comitê.',
  },
  results: {
    timeToResults: '7 a 30 dias até as primeiras reuniões (estimativa)',
    cost: 'Baixo: tempo, plano de telefone e lista',
    difficulty: 'Alta: pede repetição e pele grossa',
    scalability: 'Média: cresce com gente treinada, não com verba',
    roi: 'De 3 a 8 vezes em ticket médio ou alto (estimativa)',
    minBudget: 'R$ 0 a R$ 150 por mês (estimativa)',
  },
  tips: [
    novice('Ligue primeiro para as 10 empresas menos importantes da lista: são o seu aquecimento'),
    practised(
      'Meça por abertura: duas versões, 50 tentativas cada, e fique com a que mais gera conversa',
    ),
    style('hunter', 'Você gosta do jogo: faça a pesquisa antes, para o ritmo não virar pressa'),
    style('consultant', 'Sua pergunta é a sua força: chegue à primeira em até 30 segundos'),
    style('communicator', 'Fale 40% do tempo: conte no relógio e deixe o silêncio trabalhar'),
    style('strategist', 'Não espere a lista perfeita: 40 nomes bastam para aprender'),
    facing(
      'fear',
      'Ligue em pé, com a abertura impressa e meta de tentativas: o “não” também conta ponto',
    ),
    facing(
      'objections',
      'Anote a recusa com as palavras da pessoa; a resposta boa nasce da frase exata',
    ),
    'Depois de fazer a pergunta, conte até três antes de falar de novo',
  ],
  success: [
    b2b(
      'Em 30 dias: 600 tentativas, 60 conversas com quem decide, 8 reuniões e 2 propostas (estimativa).',
    ),
    'Em 30 dias: 300 ligações autorizadas, 60 conversas e 10 vendas ou visitas (estimativa).',
  ],
};

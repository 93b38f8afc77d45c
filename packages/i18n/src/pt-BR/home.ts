const home = {
  trail: 'Onde você está',
  breadcrumb: 'Início',
  greeting: {
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
  },
  intro: 'Tem 5 minutos? Comece por aqui.',
  next: {
    label: 'Seu próximo passo',
    avatar: {
      title: 'Descubra seu jeito de vender',
      text: 'Uma conversa de 17 perguntas, uns 4 minutos. No fim, o seu Avatar de Vendas.',
      action: 'Começar a conversa',
      continue: 'Continuar: {{step}} de {{total}}',
    },
    accept: {
      title: 'Seu Avatar de Vendas está pronto',
      text: 'Veja se ele se parece com você. Aceite ou peça outra leitura.',
      action: 'Ver meu avatar',
    },
    icp: {
      title: 'Agora, desenhe quem você quer atender',
      text: 'Com seu avatar pronto, crie o seu primeiro cliente ideal.',
      action: 'Criar meu ICP',
    },
    finish: {
      title: 'Termine de descrever {{name}}',
      text_zero: 'Falta só confirmar as respostas para este cliente ideal ficar pronto.',
      text_one: 'Falta só {{count}} pergunta para este cliente ideal ficar pronto.',
      text_other: 'Faltam só {{count}} perguntas para este cliente ideal ficar pronto.',
      action: 'Continuar',
    },
    channels: {
      title: 'Onde encontrar {{name}}',
      text: 'Veja os canais de aquisição deste cliente ideal e prepare os scripts.',
      action: 'Abrir o ICP',
    },
    scripts: {
      title: 'Prepare o que vai dizer',
      text: '{{channel}} é o melhor caminho até {{name}}. Gere os scripts e leve na próxima conversa.',
      action: 'Ver os scripts',
    },
    practice: {
      title: 'Ensaie antes da conversa de verdade',
      text: 'Uma conversa de 5 minutos com um comprador simulado do ICP “{{name}}”. Ninguém vê, e errar aqui não custa venda.',
      action: 'Fazer meu primeiro treino',
    },
    cards: {
      title_one: '{{count}} cartão para hoje',
      title_other: '{{count}} cartões para hoje',
      text: 'Até 2 minutos cada um: responda de novo o que já travou você.',
      action: 'Responder agora',
    },
    result: {
      title: 'O que rendeu até aqui?',
      text: 'Registre o primeiro contato: leva 5 segundos, e os números passam a ser os seus.',
      action: 'Registrar',
    },
    plan: {
      title: 'Dia {{day}} no canal {{channel}}',
      text: '{{task}}',
      action: 'Abrir o plano',
    },
    arena: {
      title: 'Tem uma visita hoje?',
      text: 'Pergunte à ARENA o que responder quando ouvir “está caro” de: {{name}}.',
      action: 'Abrir a ARENA',
    },
    error: 'Não foi possível ver onde você parou.',
    offline: 'Você está sem conexão. Quando ela voltar, o seu próximo passo aparece aqui.',
  },
  visits: {
    title: 'Antes da visita',
    script: 'Abrir script',
    arena: 'Perguntar à ARENA',
    practice: 'Treinar 5 minutos',
  },
  objection: { title: 'Objeção do dia', answer: 'Responder' },
  week: {
    title: 'Sua semana',
    practised_zero: 'Nenhum dia com treino',
    practised_one: '{{count}} dia com treino',
    practised_other: '{{count}} dias com treino',
    practisedDay: 'Com treino',
  },
  log: { contact: '+ Contato', proposal: '+ Proposta', sale: '+ Venda', loss: 'Perdi' },
  figures: {
    title: 'Seus últimos 30 dias',
    amount: 'Vendido',
    sales: 'Vendas',
    conversations: 'Conversas',
    insight: {
      contacts: 'Contatos {{from}} → conversas {{to}}: é na abertura que mais se perde.',
      conversations:
        'Conversas {{from}} → propostas {{to}}: é antes da proposta que mais se perde.',
      proposals: 'Propostas {{from}} → vendas {{to}}: é no fechamento que mais se perde.',
      sales: 'Vendas: {{to}} em 30 dias, {{from}} nos 30 anteriores.',
    },
    open: 'Ver resultados',
    error: 'Não foi possível carregar os seus resultados.',
  },
  sample: {
    badge: 'Exemplo',
    note: 'Estes números são um exemplo de como o seu painel vai ficar.',
  },
  kpis: {
    title: 'Indicadores',
    sales: { label: 'Vendas do mês', value: 'R$ 45.230', change: '+12,5% que no mês passado' },
    leads: { label: 'Leads ativos', value: '127', change: '+8 nesta semana' },
    conversion: { label: 'Taxa de conversão', value: '23,4%', change: '+2,1 pontos' },
    meetings: { label: 'Reuniões marcadas', value: '18', change: '4 para hoje' },
  },
  chart: {
    title: 'Visão geral de vendas',
    text: 'O gráfico das suas vendas fica em Resultados.',
  },
  activities: {
    title: 'Atividades recentes',
    items: {
      call: { text: 'Ligação com Marina, da Padaria Pão & Prosa', time: 'há 2 horas' },
      email: { text: 'Proposta enviada para o Studio Horizonte', time: 'há 4 horas' },
      meeting: { text: 'Reunião com a Clínica Bem Viver', time: 'amanhã, 10h' },
      deal: { text: 'Negócio fechado com a Auto Peças Silva', time: 'ontem' },
    },
    types: { call: 'Ligação', email: 'Email', meeting: 'Reunião', deal: 'Negócio' },
    status: { success: 'Concluída', pending: 'Pendente', scheduled: 'Agendada' },
  },
  insights: {
    title: 'Insights da IA',
    text: 'Seus clientes respondem mais às terças e quintas de manhã. Reserve esse horário para as ligações mais importantes.',
  },
};
export default home;

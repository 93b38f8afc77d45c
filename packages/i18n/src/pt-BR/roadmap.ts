const roadmap = {
  title: 'Flow do Conhecimento',
  text: 'Dezessete fases, do seu perfil ao seu guru de vendas. Cada uma abre quando estiver pronta.',
  progress: '{{completed}}/{{total}} fases',
  progressLabel: 'Progresso geral',
  phase: 'Fase {{number}}',
  open: 'Começar',
  soonAlert: 'Esta fase estará disponível em breve!',
  premiumAlert: 'Esta fase requer o plano PREMIUM. Faça upgrade para continuar!',
  loadError: 'Não foi possível carregar as fases.',
  status: {
    liberada: 'Liberada',
    completed: 'Concluída',
    em_breve: 'Em breve',
    premium: 'PREMIUM',
  },
  journey: {
    title: 'Até a venda',
    done: 'Feito',
    next: 'Próximo',
    later: 'Depois',
    steps: {
      profile: 'Perfil',
      customer: 'Cliente',
      channel: 'Canal',
      script: 'Script',
      practice: 'Treino',
      result: 'Resultado',
    },
  },
  phases: {
    '1': {
      title: 'Perfil Básico',
      description: 'Uma conversa para descobrir o seu jeito de vender.',
    },
    '2': {
      title: 'Auto Conhecimento',
      description: 'O que move você e o que trava você na hora de vender.',
    },
    '3': {
      title: 'Base do Produto',
      description: 'O que você vende, explicado em uma frase que o cliente repete.',
    },
    '4': {
      title: 'Metas de Vendas',
      description: 'Números que cabem na sua semana, não só no seu sonho.',
    },
    '5': {
      title: 'Especificação ACR',
      description: 'Atrair, converter, reter: o seu caminho em cada etapa.',
    },
    '6': { title: 'Alta Performance', description: 'A rotina de quem vende bem todos os dias.' },
    '7': { title: 'Ambiência', description: 'Um lugar e um ritmo que ajudam você a vender.' },
    '8': {
      title: 'Conhecimento Técnico',
      description: 'As respostas que o cliente espera que você saiba de cor.',
    },
    '9': {
      title: 'Mapa das Emoções',
      description: 'Como você reage ao não, ao silêncio e ao sim.',
    },
    '10': {
      title: 'Hábitos e Rotina',
      description: 'Pequenos hábitos que sustentam grandes meses.',
    },
    '11': {
      title: 'Roda da Vida',
      description: 'O equilíbrio por trás de quem vende com constância.',
    },
    '12': { title: 'Mural dos Sonhos', description: 'O que você quer ver quando olhar para trás.' },
    '13': {
      title: 'Por que e Por quem?',
      description: 'As razões e as pessoas que fazem você continuar.',
    },
    '14': { title: 'Plano e Cadência', description: 'Quem procurar, quando e quantas vezes.' },
    '15': { title: 'Acordo e Programação', description: 'O combinado com você mesmo, na agenda.' },
    '16': { title: 'Metas Finais', description: 'Onde chegar, e como saber que chegou.' },
    '17': {
      title: 'Seu Guru Está Pronto!',
      description: 'Tudo o que você descobriu, em um coach só seu.',
    },
  },
};
export default roadmap;

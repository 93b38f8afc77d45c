import type { ChannelKnowledge } from './knowledge.ts';
import { bigBuyer, facing, novice, practised, priced, style, tagged } from './lines.ts';

export const linkedin: ChannelKnowledge = {
  key: 'linkedin',
  name: 'LinkedIn',
  inText: 'o LinkedIn',
  category: 'Redes sociais',
  alsoCalled: ['linkedin', 'linked in', 'sales navigator'],
  fit: {
    customers: { individuals: 0, small: 2, medium: 3, enterprise: 3 },
    tickets: { low: 0, mid: 1, high: 3, premium: 3 },
    archetypes: { hunter: 2, consultant: 3, communicator: 2, strategist: 3 },
    tags: {
      technology: 3,
      consulting: 3,
      industry: 1,
      finance: 1,
      education: 1,
      legal: 1,
      services: 0,
      local: -1,
      beauty: -2,
      food: -2,
      fashion: -2,
      pet: -2,
      home: -2,
      retail: -1,
      cars: -1,
    },
    eases: ['leads', 'price', 'fear', 'budget'],
    strains: ['time'],
    difficulty: 2,
    cost: 'free',
  },
  motive: [
    tagged(
      ['technology'],
      'os {compradores} mantêm cargo, equipe e prioridades à vista, e respondem a quem chega com contexto',
    ),
    bigBuyer(
      'dá para achar pelo cargo quem decide, quem influencia e quem usa, e falar com cada um',
    ),
    'dá para achar {compradores} pelo cargo e chegar com assunto em vez de oferta',
  ],
  description: [
    bigBuyer(
      'Prospecção por cargo e empresa: perfil que fala do problema de {compradores}, convites com contexto, publicações curtas e mensagens que pedem uma conversa de 20 minutos.',
    ),
    'Rede de trabalho usada para encontrar quem decide, criar familiaridade com publicações úteis e abrir conversa por mensagem curta.',
  ],
  whenToUse: [
    priced(
      ['high', 'premium'],
      'Use com ticket de {ticket}, venda entre empresas e decisão de mais de uma pessoa. Combine com e-mail e ligação: sozinho, o LinkedIn é lento.',
    ),
    'Use quando o comprador tem cargo definido e usa a rede pelo menos uma vez por semana. Se ele nunca publica nem comenta, comece pela ligação.',
  ],
  strengths: [
    'Filtro por cargo, setor, cidade e tamanho da empresa, mesmo no plano grátis',
    'O perfil trabalha por você: quem recebe a mensagem lê antes de responder',
    'Mudança de cargo, vaga aberta ou notícia dá um motivo honesto para chamar',
    bigBuyer('Permite falar com três ou quatro pessoas da mesma conta sem depender da recepção'),
    facing('price', 'Quem conhece seu ponto de vista antes da reunião discute menos o preço'),
  ],
  weaknesses: [
    'Resultado lento: espere de 30 a 60 dias até haver ritmo de reuniões',
    'Convites têm limite (cerca de 100 por semana) e o plano grátis libera poucas notas personalizadas por mês',
    'Caixa de entrada cheia de abordagem igual: modelo copiado é ignorado',
    'Automação não oficial pode restringir ou bloquear a conta',
  ],
  kpis: [
    'Aceite de convites: 25% a 40% com perfil e contexto bons (estimativa)',
    'Resposta à primeira mensagem depois do aceite: 10% a 20% (estimativa)',
    'Respostas que viram reunião: 20% a 35% (estimativa)',
    'Reuniões por 100 convites bem escolhidos: 1 a 4 (estimativa)',
    'Social Selling Index (SSI, grátis): acima de 60 depois de dois meses de rotina (estimativa)',
  ],
  steps: [
    'Reescreva o título do perfil: para quem, que problema, que resultado, sem cargo pomposo',
    'Faça a lista de 50 empresas e de 2 a 3 cargos por empresa, em planilha ou CRM',
    'Siga, comente com conteúdo e só depois convide: de 10 a 15 convites por dia',
    'Depois do aceite, agradeça e faça uma pergunta sobre “{dor}”, sem link e sem PDF',
    'Publique duas vezes por semana: um caso, um erro comum, um número do setor com fonte',
    'Quem respondeu com interesse recebe duas opções de horário para 20 minutos',
    bigBuyer('Mapeie a conta: quem usa, quem decide, quem assina, quem pode barrar'),
    'Registre tudo no CRM e combine com e-mail no dia 3 e ligação no dia 5',
  ],
  week: {
    day1: [
      'Ajuste título, “sobre” e foto; escreva em uma frase que problema de {compradores} você resolve.',
    ],
    day2: [
      'Liste 25 empresas e 50 pessoas com cargo certo; anote um fato recente de cada empresa (vaga, notícia, expansão).',
    ],
    day3: [
      'Comente em 10 publicações dessas pessoas e envie 10 convites, com nota apenas nos 5 mais importantes.',
    ],
    day4: [
      'Publique um texto curto sobre “{dor}”, com um caso real sem expor o cliente, e envie mais 10 convites.',
    ],
    day5: [
      'Mande a primeira mensagem a quem aceitou: um fato da empresa e uma pergunta, em até 5 linhas.',
    ],
    day6: [
      'Organize as respostas no CRM, escreva os convites de segunda e grave uma mensagem de voz curta para o contato mais quente.',
    ],
    day7: [
      'Conte aceites, respostas e reuniões; mude uma coisa só (título, cargo ou primeira frase) para a próxima semana.',
    ],
  },
  mistakes: [
    'Vender na nota do convite',
    'Mandar apresentação em anexo antes de saber se existe problema',
    'Falar apenas com o diretor e ignorar quem usa no dia a dia',
    'Publicar frase motivacional em vez de algo que ajude {compradores} a decidir',
    'Usar robô de convites no perfil principal',
    'Parar depois de duas semanas porque “não deu reunião”',
  ],
  tools: [
    'LinkedIn grátis com busca salva; Sales Navigator com teste grátis de 30 dias',
    'Apollo ou Snov.io (planos grátis limitados) para achar o e-mail corporativo',
    'HubSpot CRM ou RD Station CRM (planos grátis) para registrar a conta',
    practised('Econodata ou Speedio para cruzar CNPJ, porte e setor da empresa'),
    'Google Agenda com página de horários (grátis) para marcar sem vai e vem',
  ],
  ticketFit: {
    low: 'Não compensa: cada reunião custa mais tempo do que a venda paga.',
    mid: 'Só compensa quando há recorrência ou venda para várias áreas.',
    high: 'Encaixe muito bom: poucas reuniões já pagam a rotina.',
    premium: 'Encaixe muito bom: permite trabalhar a conta inteira com calma.',
  },
  results: {
    timeToResults: '30 a 60 dias até a primeira proposta (estimativa)',
    cost: 'Grátis; Sales Navigator custa de R$ 400 a R$ 600 por mês (estimativa)',
    difficulty: 'Média: exige pesquisa e escrita curta',
    scalability: 'Média: cerca de 50 a 75 convites úteis por semana por pessoa (estimativa)',
    roi: 'De 4 a 12 vezes em ticket alto, contado em 6 meses (estimativa)',
    minBudget: 'R$ 0 e 5 horas por semana',
  },
  tips: [
    novice('Peça a dois clientes uma recomendação escrita no perfil antes de começar a convidar'),
    practised('Trabalhe 10 contas por vez com três pessoas em cada, em vez de 200 contatos soltos'),
    style(
      'hunter',
      'Ligue no dia seguinte à visita ao perfil: seu ritmo transforma o morno em reunião',
    ),
    style(
      'consultant',
      'Faça perguntas que só um especialista faria; é o seu melhor cartão de visita',
    ),
    style(
      'communicator',
      'Grave mensagens de voz de 30 segundos: quase ninguém faz e elas são ouvidas',
    ),
    style(
      'strategist',
      'Monte a lista por sinais (vaga, investimento, troca de gestor) e meça qual sinal mais responde',
    ),
    facing('fear', 'Escrever antes de ligar tira o peso: na ligação você já não é um estranho'),
    'Uma mensagem, uma pergunta: quem lê no celular responde só a primeira',
  ],
  success: [
    bigBuyer(
      'Em 60 dias: 300 convites, 90 aceites, 8 a 12 reuniões com cargo de decisão e 3 propostas (estimativa).',
    ),
    'Em 60 dias: 200 convites, 60 aceites, 5 reuniões e 2 propostas (estimativa).',
  ],
};

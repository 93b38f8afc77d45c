import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, bigBuyer, facing, novice, practised, priced, style, tagged } from './lines.ts';

export const whatsapp: ChannelKnowledge = {
  key: 'whatsapp',
  name: 'WhatsApp Business',
  inText: 'o WhatsApp',
  category: 'Conversa direta',
  alsoCalled: ['whatsapp', 'whats app', 'whats', 'zap', 'wpp', 'zapzap'],
  fit: {
    customers: { individuals: 3, small: 3, medium: 2, enterprise: 1 },
    tickets: { low: 3, mid: 3, high: 2, premium: 1 },
    archetypes: { hunter: 2, consultant: 3, communicator: 3, strategist: 2 },
    tags: {
      farming: 5,
      local: 2,
      beauty: 2,
      food: 2,
      health: 1,
      home: 2,
      realEstate: 2,
      cars: 2,
      pet: 2,
      fashion: 1,
      fitness: 1,
      technology: -1,
      industry: -1,
    },
    eases: ['followUp', 'closing', 'fear', 'budget'],
    strains: ['time'],
    difficulty: 1,
    cost: 'free',
  },
  motive: [
    tagged(
      ['beauty', 'food', 'health', 'pet', 'fitness'],
      'os {compradores} já marcam horário e pedem preço por ali, sem instalar nada novo',
    ),
    tagged(
      ['realEstate', 'cars'],
      'os {compradores} pedem foto, simulação e visita pela mesma conversa',
    ),
    bigBuyer('é onde a conversa anda, depois do primeiro contato, entre uma reunião e outra'),
    b2b(
      'quem decide em empresa pequena costuma responder no próprio celular antes de abrir o e-mail',
    ),
    'os {compradores} abrem o aplicativo o dia todo e respondem sem formalidade',
  ],
  description: [
    b2b(
      'Conversa curta e organizada com {compradores} que deram o número ou que já têm alguma relação com você, usando perfil comercial, catálogo, etiquetas e respostas rápidas.',
    ),
    'Atendimento e venda por conversa com {compradores} que chegaram por indicação, anúncio, rede social ou vitrine, com catálogo, etiquetas por etapa e Pix no fim da própria conversa.',
  ],
  whenToUse: [
    b2b(
      'Use depois de qualquer primeiro contato (ligação, evento, indicação, formulário) e quando a decisão passa por uma ou duas pessoas. Para lista fria, peça permissão antes por ligação ou e-mail.',
    ),
    'Use quando a pessoa já chamou, indicou interesse ou é cliente antigo. É o melhor lugar para responder em minutos, mandar foto, tirar dúvida e fechar.',
  ],
  strengths: [
    'Leitura alta: em lista que conhece você, a maior parte das mensagens é aberta no mesmo dia',
    'Tudo na mesma conversa: dúvida, áudio, foto, proposta, Pix e comprovante',
    'Etiquetas (“novo”, “proposta enviada”, “aguardando Pix”) viram um funil simples sem pagar CRM',
    b2c('Catálogo com preço evita o “quanto custa?” repetido e mostra o que mais sai'),
    b2b('Encurta a troca de e-mails: marca reunião e cobra retorno sem parecer cobrança'),
    facing('followUp', 'Retorno fica fácil: a etiqueta mostra quem parou e há quantos dias'),
  ],
  weaknesses: [
    'Disparo para quem não pediu derruba o número: bloqueios e denúncias levam a banimento, às vezes sem volta',
    'Lista de transmissão chega apenas para quem salvou o seu contato e vai até 256 pessoas por lista',
    'Sem horário combinado, a conversa toma o dia e a noite',
    b2b(
      'O histórico fica no celular do vendedor; sem CRM, a empresa perde a conversa quando ele sai',
    ),
  ],
  kpis: [
    'Tempo até a primeira resposta: até 5 minutos no horário comercial; acima de 1 hora a venda costuma esfriar (estimativa)',
    'Resposta à primeira mensagem: 30% a 50% com contato morno; 5% a 12% com contato frio que autorizou (estimativa)',
    'Conversas que viram proposta ou pedido: 20% a 35% (estimativa)',
    b2c('Fechamento sobre conversas qualificadas: 10% a 25%, mais alto em recompra (estimativa)'),
    b2b('Conversas que viram reunião: 10% a 20% (estimativa)'),
    'Bloqueios ou pedidos para sair: abaixo de 2% por envio; passou disso, pare e reveja a lista (estimativa)',
  ],
  steps: [
    'Instale o WhatsApp Business em um número só de trabalho e preencha perfil: o que vende, endereço ou região, horário e link',
    b2c(
      'Monte o catálogo com 5 a 10 itens: foto real, preço ou “a partir de”, prazo e forma de pagamento',
    ),
    b2b(
      'Deixe no perfil uma frase que diga para quem é e que problema resolve, e um link para agendar',
    ),
    'Crie as etiquetas: novo, em conversa, proposta enviada, aguardando pagamento, cliente, retorno em 30 dias',
    'Escreva 6 respostas rápidas: saudação, preço, prazo, formas de pagamento, endereço e retorno após silêncio',
    'Peça autorização e registre de onde veio cada contato (LGPD): “posso te mandar novidades por aqui?”',
    'Reserve dois blocos por dia só para retornos e uma mensagem de ausência fora do horário',
    'Toda sexta, conte por etiqueta: quantos entraram, quantos receberam proposta, quantos pagaram',
  ],
  week: {
    day1: [
      'Separe o número de trabalho, complete o perfil comercial e escreva a saudação e a mensagem de ausência.',
    ],
    day2: [
      b2c(
        'Fotografe e cadastre 5 itens no catálogo, com preço e prazo. Crie as etiquetas do funil.',
      ),
      'Crie as etiquetas do funil e as 6 respostas rápidas. Peça a um colega para testar como se fosse {comprador}.',
    ],
    day3: [
      'Liste 30 contatos que já conhecem você (clientes, orçamentos parados, indicações) e mande 10 mensagens individuais, uma por uma, com o nome.',
    ],
    day4: ['Mande as outras 20, responda quem voltou ontem e marque a etiqueta de cada conversa.'],
    day5: [
      b2c(
        'Publique 3 status: um bastidor, um depoimento com autorização e uma oferta com prazo real.',
      ),
      'Envie um áudio de até 40 segundos, ou um caso curto, a quem recebeu proposta e sumiu.',
    ],
    day6: ['Faça os retornos combinados e peça uma indicação a 3 clientes satisfeitos.'],
    day7: [
      'Conte respostas, propostas e vendas por etiqueta; reescreva a mensagem que menos respondeu e deixe a lista de segunda pronta.',
    ],
  },
  mistakes: [
    'Comprar lista ou usar disparador não oficial: é o caminho mais curto para perder o número',
    'Abrir com textão, tabela em PDF e “segue nossa apresentação” antes de perguntar qualquer coisa',
    'Mandar “oi, tudo bem?” e esperar: diga em uma linha quem é e por que chamou',
    'Áudio de 3 minutos para quem ainda não respondeu a um texto',
    'Desistir no primeiro silêncio: combine três retornos espaçados e encerre com educação',
    b2c('Responder preço seco, sem perguntar para que é: vira comparação de centavos'),
  ],
  tools: [
    'WhatsApp Business (grátis): catálogo, etiquetas, respostas rápidas e lista de transmissão',
    'Planilhas Google ou Trello (grátis) para o funil de quem está começando',
    practised(
      'API oficial (Meta) por parceiros como Kommo, RD Station Conversas ou Blip, quando houver equipe; mensagens de marketing são pagas por envio',
    ),
    b2b('RD Station CRM ou HubSpot (planos grátis) para registrar proposta e próximo passo'),
    'Pix com QR Code ou link de pagamento (Mercado Pago, InfinitePay, PagBank)',
  ],
  ticketFit: {
    low: 'Encaixe muito bom: pedido e Pix na mesma conversa; cuide do tempo gasto por venda.',
    mid: 'Encaixe muito bom: dá para tirar dúvida, parcelar e fechar sem reunião.',
    high: 'Bom para conduzir e fechar, desde que haja uma ligação, visita ou reunião no meio.',
    premium: 'Apoio, não palco: use para marcar e acompanhar; a decisão acontece em reunião.',
  },
  results: {
    timeToResults: '3 a 15 dias com contatos que já conhecem você (estimativa)',
    cost: 'Grátis no aplicativo; pago só com API e equipe',
    difficulty: 'Baixa: o difícil é a constância nos retornos',
    scalability: 'Média: até umas 40 conversas novas por dia por pessoa (estimativa)',
    roi: 'De 5 a 15 vezes o tempo e o valor investidos em base própria (estimativa)',
    minBudget: 'R$ 0; um chip de trabalho custa de R$ 15 a R$ 40 por mês (estimativa)',
  },
  tips: [
    novice('Comece por quem já conhece você: a primeira venda sai da agenda, não da lista fria'),
    practised('Meça a resposta por primeira frase: teste duas por semana com 20 contatos cada'),
    style('hunter', 'Seu impulso é fechar logo: faça duas perguntas antes de mandar preço'),
    style(
      'consultant',
      'Sua escuta vale mais em áudio curto: resuma o que a pessoa disse e só então proponha',
    ),
    style(
      'communicator',
      'Use o status todo dia: sua facilidade de aparecer mantém você lembrado sem disparo',
    ),
    style(
      'strategist',
      'Transforme as etiquetas em números toda sexta e corte a etapa em que mais gente para',
    ),
    facing('time', 'Fixe dois horários de resposta e deixe o resto para a mensagem automática'),
    priced(
      ['high', 'premium'],
      'Com ticket de {ticket}, o objetivo da conversa é a próxima reunião, não o Pix',
    ),
    'Termine toda mensagem com uma pergunta fácil de responder',
  ],
  success: [
    b2b(
      'Em 30 dias: 60 contatos com autorização, resposta acima de 25% e 6 reuniões marcadas pela conversa (estimativa).',
    ),
    'Em 30 dias: primeira resposta em até 5 minutos, 80 conversas etiquetadas e 8 a 15 vendas vindas delas (estimativa).',
  ],
};

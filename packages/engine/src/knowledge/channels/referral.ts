import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, bigBuyer, facing, novice, practised, style, tagged } from './lines.ts';

export const referral: ChannelKnowledge = {
  key: 'referral',
  name: 'Indicação de clientes',
  inText: 'a indicação',
  category: 'Relacionamento',
  alsoCalled: [
    'indicacao',
    'indicacoes',
    'boca a boca',
    'boca-a-boca',
    'networking',
    'rede de contatos',
  ],
  fit: {
    customers: { individuals: 3, small: 3, medium: 2, enterprise: 2 },
    tickets: { low: 1, mid: 3, high: 3, premium: 3 },
    archetypes: { hunter: 2, consultant: 3, communicator: 3, strategist: 2 },
    tags: {
      services: 1,
      consulting: 2,
      legal: 3,
      health: 2,
      finance: 2,
      home: 2,
      realEstate: 2,
      local: 1,
      education: 1,
      cars: 1,
      farming: 2,
      events: 2,
      industry: 1,
    },
    eases: ['leads', 'objections', 'price', 'closing', 'budget', 'fear'],
    strains: [],
    difficulty: 1,
    cost: 'free',
  },
  motive: [
    tagged(
      ['health', 'legal', 'finance', 'consulting'],
      'os {compradores} contratam por confiança, e o nome de quem já é cliente vale mais do que qualquer anúncio',
    ),
    tagged(
      ['home', 'realEstate', 'events'],
      'os {compradores} perguntam a um conhecido antes de chamar alguém para algo caro ou delicado',
    ),
    bigBuyer(
      'os {compradores} confiam mais em um par de outra empresa do que em qualquer apresentação',
    ),
    'quem chega indicado já vem com metade da confiança e pergunta menos pelo preço',
  ],
  description: [
    b2b(
      'Pedido organizado de apresentações: clientes e ex-colegas ligam você a {compradores} que têm o mesmo problema que eles tinham.',
    ),
    'Rotina de pedir indicação no melhor momento, facilitar a apresentação e agradecer quem indicou, para não depender de sorte.',
  ],
  whenToUse: [
    novice(
      'Use desde já, mesmo com poucos clientes: ex-colegas, fornecedores e conhecidos também indicam. O melhor momento é logo depois de uma boa notícia.',
    ),
    'Use sempre que houver ao menos cinco clientes satisfeitos. O melhor momento do pedido é logo depois de um resultado, de um elogio ou da renovação.',
  ],
  strengths: [
    'Fecha mais e mais rápido do que qualquer canal frio',
    'Custo quase zero',
    'O indicado chega com o problema explicado por quem já viveu',
    facing('objections', 'Menos objeção de confiança: quem indicou já respondeu por você'),
    facing('price', 'A conversa começa pelo resultado do amigo, não pela tabela'),
    bigBuyer('Uma apresentação interna leva de uma área a outra da mesma empresa'),
  ],
  weaknesses: [
    'Volume limitado pelo número de clientes satisfeitos',
    'Não escala sozinho: sem rotina de pedido, vira acaso',
    'Indicação mal atendida estraga duas relações de uma vez',
    tagged(
      ['legal', 'health'],
      'Pagar por indicação é vedado em várias profissões (OAB, CFM, CFO): agradeça sem comissão',
    ),
  ],
  kpis: [
    'Clientes que indicam quando há pedido direto: 20% a 35% (estimativa)',
    'Indicações por cliente que aceita: 1 a 3 (estimativa)',
    'Indicados que aceitam conversar: 50% a 70% quando quem indica avisa antes (estimativa)',
    'Fechamento de indicados: 25% a 45%, de duas a quatro vezes o canal frio (estimativa)',
    'Prazo de fechamento: de 20% a 40% menor do que no canal frio (estimativa)',
  ],
  steps: [
    'Liste todos os clientes dos últimos 12 meses e marque quem elogiou, renovou ou recomprou',
    'Defina em uma frase quem você quer conhecer: “{comprador} que está com este problema: {dor}”',
    'Peça no momento bom e com nome de situação, não “conhece alguém?”',
    'Entregue pronta a mensagem que o cliente pode encaminhar',
    'Chame o indicado em até 24 horas e diga quem falou dele',
    'Volte a quem indicou para contar o que aconteceu, mesmo quando não deu venda',
    b2c(
      'Crie um agradecimento simples e permitido: brinde, desconto na próxima ou crédito para os dois',
    ),
    b2b('Retribua com apresentação, caso publicado ou convite, antes de falar em comissão'),
  ],
  week: {
    day1: [
      'Liste 20 clientes ou conhecidos profissionais e dê nota de 1 a 5 à satisfação de cada um.',
    ],
    day2: ['Escreva a frase de quem você procura e a mensagem pronta para encaminhar.'],
    day3: [
      'Ligue ou escreva para os 5 mais satisfeitos: pergunte o que mudou e, só depois, peça a indicação.',
    ],
    day4: ['Chame os indicados no mesmo dia, citando quem indicou, e peça o próximo passo.'],
    day5: ['Fale com mais 5 clientes e peça também um depoimento curto, por texto ou vídeo.'],
    day6: ['Agradeça a quem indicou e conte como foi a conversa.'],
    day7: [
      'Anote pedidos, indicações e conversas; ponha na agenda o pedido dos próximos 10 clientes.',
    ],
  },
  mistakes: [
    'Pedir indicação na hora de cobrar ou logo depois da assinatura, antes de entregar algo',
    'Pedido vago: “se souber de alguém, me avisa”',
    'Demorar dias para chamar o indicado',
    'Não dar notícia a quem indicou',
    'Oferecer comissão a quem indicaria de graça: muda a relação e pode ferir a regra da profissão',
  ],
  tools: [
    'Planilhas Google ou Trello (grátis) com cliente, data do pedido e indicação',
    'WhatsApp Business para enviar a mensagem pronta e etiquetar “indicado”',
    'RD Station CRM ou HubSpot (planos grátis) com o campo origem: indicação de quem',
    practised(
      'Pesquisa de NPS no Google Formulários (grátis): quem dá 9 ou 10 recebe o pedido no mesmo dia',
    ),
  ],
  ticketFit: {
    low: 'Funciona com mecânica simples (“traga um amigo”); o pedido pessoal não compensa um a um.',
    mid: 'Encaixe muito bom: poucas indicações por mês já enchem a agenda.',
    high: 'Encaixe excelente: a confiança emprestada vale mais do que anúncio.',
    premium: 'Encaixe excelente: muitas vezes é a única porta que abre.',
  },
  results: {
    timeToResults: '7 a 30 dias (estimativa)',
    cost: 'Quase zero: tempo e um agradecimento',
    difficulty: 'Baixa: o difícil é pedir sempre',
    scalability: 'Baixa a média: cresce com a carteira',
    roi: 'De 10 a 20 vezes o tempo e o brinde investidos (estimativa)',
    minBudget: 'R$ 0; reserve até 5% da venda para agradecer, quando for permitido (estimativa)',
  },
  tips: [
    novice(
      'Sem cliente ainda? Faça três atendimentos-piloto com preço combinado em troca de depoimento e apresentação',
    ),
    practised(
      'Ponha o pedido no processo: reunião de 30 dias após a entrega, sempre com a mesma pergunta',
    ),
    style(
      'hunter',
      'Peça três nomes de situação e chame no mesmo dia: é prospecção com porta aberta',
    ),
    style('consultant', 'Peça depois de um diagnóstico bom, mesmo que não tenha fechado'),
    style('communicator', 'Mantenha contato sem vender: quem se sente lembrado indica'),
    style('strategist', 'Mapeie quem conhece quem e peça a apresentação exata, pelo nome'),
    facing(
      'fear',
      'Você não está pedindo favor: está oferecendo ajuda a quem tem o mesmo problema',
    ),
    'Dê ao cliente um texto de três linhas para encaminhar: tirar o trabalho dobra o retorno (estimativa)',
  ],
  success: [
    b2b('Em 30 dias: 20 pedidos, 8 apresentações, 5 conversas e 2 propostas (estimativa).'),
    'Em 30 dias: 20 pedidos, 10 indicações, 6 conversas e 3 vendas (estimativa).',
  ],
};

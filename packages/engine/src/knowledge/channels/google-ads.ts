import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, facing, novice, practised, style, tagged } from './lines.ts';

export const googleAds: ChannelKnowledge = {
  key: 'google-ads',
  name: 'Google Ads (rede de pesquisa)',
  inText: 'o Google Ads',
  category: 'Anúncios pagos',
  alsoCalled: [
    'google ads',
    'adwords',
    'anuncio no google',
    'anuncios no google',
    'links patrocinados',
    'trafego pago',
  ],
  fit: {
    customers: { individuals: 2, small: 2, medium: 2, enterprise: 1 },
    tickets: { low: 0, mid: 2, high: 3, premium: 2 },
    archetypes: { hunter: 2, consultant: 2, communicator: 1, strategist: 3 },
    tags: {
      home: 2,
      health: 2,
      legal: 1,
      realEstate: 1,
      cars: 1,
      education: 2,
      technology: 1,
      online: 1,
      industry: 1,
      finance: 1,
      services: 1,
      fashion: -1,
      food: -1,
      farming: -1,
    },
    eases: ['leads', 'time', 'visibility'],
    strains: ['budget'],
    difficulty: 3,
    cost: 'high',
  },
  motive: [
    tagged(
      ['home', 'health', 'legal'],
      'os {compradores} pesquisam quando o problema aperta, e o anúncio coloca você na frente nessa hora',
    ),
    b2b('os {compradores} pesquisam fornecedor com palavras que mostram intenção de compra'),
    'quem digita o que você vende já está procurando, e dá para pagar só por essa busca',
  ],
  description: [
    'Anúncio de texto para quem pesquisa exatamente o que você vende, na sua região, com página simples e resposta rápida no WhatsApp ou telefone.',
  ],
  whenToUse: [
    novice(
      'Use quando já houver uma oferta que fecha por outros canais, verba que possa ser perdida no teste e alguém para atender na hora. Antes disso, o dinheiro ensina pouco.',
    ),
    'Use quando existe busca pelo que você vende, o ticket paga alguns cliques perdidos e há alguém para atender em minutos.',
  ],
  strengths: [
    'Intenção alta: a pessoa procurou',
    'Liga e desliga no mesmo dia, com limite de gasto diário',
    'Mostra quais palavras trazem venda, o que serve também para o site e para o conteúdo',
    b2c('Anúncio de chamada leva direto ao telefone em horário comercial'),
    facing('leads', 'Traz contato na primeira semana, sem esperar audiência'),
  ],
  weaknesses: [
    'Concorrência encarece: clique de advogado, dentista e seguro é caro',
    'Sem página boa e sem atendimento rápido, o clique vira prejuízo',
    'Configuração padrão gasta em busca que não interessa',
    'Parou de pagar, parou de aparecer',
  ],
  kpis: [
    'Custo por clique: R$ 1,50 a R$ 8; em direito, saúde e finanças pode passar de R$ 15 (estimativa)',
    'Clique sobre impressões na pesquisa: 4% a 9% (estimativa)',
    'Visitas que viram contato: 5% a 12% (estimativa)',
    'Custo por contato: R$ 20 a R$ 120, conforme o setor (estimativa)',
    'Contatos que viram venda: 10% a 25% com retorno em até 10 minutos (estimativa)',
  ],
  steps: [
    'Faça a conta antes: ticket, margem e quanto pode custar uma venda',
    'Escolha de 10 a 20 termos de compra (“serviço + bairro”, “orçamento de”, “preço de”)',
    'Crie campanha só de pesquisa, com local e horário de atendimento, sem rede de display',
    'Liste palavras negativas: grátis, curso, vaga, como fazer, salário',
    'Escreva 3 títulos com o que a pessoa digitou, a região e a prova',
    'Mande para uma página com uma oferta, um botão de WhatsApp e conversão medida',
    'Nos primeiros 14 dias, veja os termos de pesquisa a cada dois dias e corte desperdício',
    'Compare por venda, não por clique; suba verba só no que vendeu',
  ],
  week: {
    day1: [
      'Faça a conta: valor médio da venda, margem, custo máximo por venda e verba que pode perder no teste.',
    ],
    day2: [
      'Use o Planejador de Palavras-chave (grátis), escolha 15 termos de compra e 30 palavras negativas.',
    ],
    day3: [
      'Monte a página: título com a busca, três provas, botão de WhatsApp e medição de conversão.',
    ],
    day4: ['Publique a campanha de pesquisa com local, horário e limite diário.'],
    day5: [
      'Leia os termos que gastaram, negative o que não serve e responda cada contato em até 10 minutos.',
    ],
    day6: ['Crie um segundo anúncio com outra prova e confira a página no celular.'],
    day7: [
      'Anote gasto, contatos e conversas boas; decida o que cortar antes de pôr mais dinheiro.',
    ],
  },
  mistakes: [
    'Começar por campanha automática sem conversão medida',
    'Correspondência ampla e nenhuma palavra negativa',
    'Mandar o clique para a página inicial do site',
    'Demorar horas para responder contato pago',
    'Julgar em três dias ou deixar meses sem olhar',
  ],
  tools: [
    'Google Ads, Planejador de Palavras-chave e Google Tag Manager (ferramentas grátis; paga-se o clique)',
    'Google Analytics e Looker Studio (grátis) para ler resultado',
    'Página simples no Google Sites (grátis), Carrd ou RD Station',
    practised(
      'Importe as vendas fechadas como conversão offline para o lance aprender com dinheiro, não com clique',
    ),
    'Planilha de contatos com termo, data, retorno e venda',
  ],
  ticketFit: {
    low: 'Não compensa, salvo recompra frequente: o clique come a margem.',
    mid: 'Compensa com região bem fechada e página que converte acima de 8% (estimativa).',
    high: 'Encaixe muito bom: uma venda paga muitos cliques.',
    premium: 'Bom para captar intenção rara; espere poucos contatos e ciclo longo.',
  },
  results: {
    timeToResults: '7 a 30 dias (estimativa)',
    cost: 'Médio a alto: mídia mais tempo de ajuste',
    difficulty: 'Alta no começo: conta, palavras, página e atendimento precisam andar juntos',
    scalability: 'Alta até o limite da busca na sua região',
    roi: 'De 2 a 6 vezes a mídia, depois de 60 dias de ajuste (estimativa)',
    minBudget: 'R$ 900 a R$ 1.500 por mês de mídia para aprender algo (estimativa)',
  },
  tips: [
    novice('Teste com 15 termos e um bairro ou cidade; largura vem depois'),
    style(
      'hunter',
      'Ligue para o contato em 5 minutos: você ganha do concorrente que está no mesmo anúncio',
    ),
    style('consultant', 'Faça a página responder às três dúvidas que todo cliente traz'),
    style(
      'communicator',
      'Ponha um vídeo seu de 40 segundos na página: aumenta a confiança de quem não conhece',
    ),
    style(
      'strategist',
      'Decida por custo por venda e por termo; seu gosto por números vale dinheiro aqui',
    ),
    facing('budget', 'Com verba curta, anuncie só a sua marca e um serviço de maior margem'),
    tagged(
      ['legal', 'health'],
      'Confira a regra do conselho (OAB, CFM, CFO) antes do anúncio: promessa de resultado é vedada',
    ),
    'Toda segunda, leia os termos que as pessoas digitaram e negative os que não viram conversa',
  ],
  success: [
    'Em 60 dias: custo por venda abaixo do limite da sua conta, 70% do gasto em termos que já geraram contato e retorno em até 10 minutos (estimativa).',
  ],
};

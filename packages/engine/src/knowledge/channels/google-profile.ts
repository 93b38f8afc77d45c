import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, facing, novice, practised, style, tagged } from './lines.ts';

export const googleProfile: ChannelKnowledge = {
  key: 'google-profile',
  name: 'Google Perfil da Empresa (Google Meu Negócio)',
  category: 'Busca local',
  alsoCalled: [
    'google meu negocio',
    'perfil da empresa',
    'google maps',
    'gmn',
    'google perfil',
    'busca local',
    'maps',
  ],
  fit: {
    customers: { individuals: 3, small: 2, medium: 1, enterprise: 0 },
    tickets: { low: 3, mid: 3, high: 2, premium: 0 },
    archetypes: { hunter: 1, consultant: 2, communicator: 2, strategist: 3 },
    tags: {
      local: 3,
      beauty: 2,
      health: 2,
      food: 2,
      home: 3,
      pet: 2,
      cars: 2,
      fitness: 2,
      legal: 1,
      education: 1,
      events: 1,
      online: -3,
      technology: -2,
      industry: -1,
      farming: -1,
      retail: 1,
      realEstate: 0,
    },
    eases: ['visibility', 'leads', 'budget', 'time', 'price'],
    strains: [],
    difficulty: 1,
    cost: 'free',
  },
  motive: [
    tagged(
      ['home', 'cars'],
      'quando o problema aparece, {compradores} pesquisam “perto de mim” e ligam para um dos três primeiros',
    ),
    tagged(
      ['beauty', 'health', 'food', 'pet', 'fitness'],
      '{compradores} procuram no mapa, leem as avaliações e escolhem ali mesmo',
    ),
    'quem pesquisa na região já quer resolver, e o perfil é de graça',
  ],
  description: [
    b2b(
      'Ficha gratuita no Google e no Maps para {compradores} que procuram fornecedor na cidade: avaliações, fotos, serviços e botão de ligar.',
    ),
    'Ficha gratuita no Google e no Maps que aparece para quem pesquisa na sua região, com avaliações, fotos, serviços, botão de ligar e rota.',
  ],
  whenToUse: [
    'Use se você atende em um endereço ou em uma área definida. Quem vende só pela internet, para o país todo, não pode criar perfil local.',
  ],
  strengths: [
    'Pega a pessoa na hora da necessidade',
    'Gratuito e rápido: em uma tarde fica pronto',
    'Avaliação vira prova social permanente',
    facing('price', 'Nota alta com muitas avaliações permite cobrar mais do que o vizinho'),
    tagged(
      ['health', 'home', 'cars'],
      'Botão de ligar traz contato urgente, que fecha no mesmo dia',
    ),
  ],
  weaknesses: [
    'Só funciona com região: longe de você, o perfil não aparece',
    'A verificação pode pedir vídeo do local e levar alguns dias',
    'Uma avaliação ruim sem resposta fica à vista de todos',
    'Nome de empresa cheio de palavras-chave e avaliação comprada dão suspensão',
  ],
  kpis: [
    'Avaliações novas por mês: 4 a 10 (estimativa)',
    'Nota média: 4,6 ou mais (estimativa de onde a escolha fica fácil)',
    'Visualizações que viram ação (ligar, rota, site): 4% a 8% (estimativa)',
    'Ligações e mensagens por mês em perfil ativo de bairro: 20 a 80 (estimativa)',
    'Contatos que viram venda: 20% a 40%, porque a pessoa já quer resolver (estimativa)',
  ],
  steps: [
    'Crie ou reivindique o perfil em business.google.com e faça a verificação',
    'Escolha a categoria principal exata; ela pesa mais do que a descrição',
    'Preencha serviços com preço ou “a partir de”, horário, área atendida e link do WhatsApp',
    'Suba 15 fotos reais: fachada, equipe, antes e depois permitido, detalhe do trabalho',
    'Gere o link de avaliação e peça a cada cliente no dia da entrega',
    'Responda todas as avaliações, boas e ruins, em até 48 horas',
    'Publique uma novidade por semana e atualize os feriados',
    'Olhe o desempenho no fim do mês: buscas, ligações, rotas',
  ],
  week: {
    day1: ['Reivindique o perfil, confira nome, endereço ou área e inicie a verificação.'],
    day2: [
      'Escolha a categoria principal, cadastre todos os serviços e escreva a descrição com a região.',
    ],
    day3: ['Faça e suba 15 fotos reais; nada de banco de imagem.'],
    day4: [
      'Crie o link curto de avaliação e peça a 10 clientes contentes, um por um, por WhatsApp.',
    ],
    day5: ['Responda todas as avaliações que já existem e publique a primeira novidade.'],
    day6: [
      'Pesquise o seu serviço + bairro no celular e anote o que os três primeiros têm que você não tem.',
    ],
    day7: ['Ajuste o que faltou, peça mais 5 avaliações e marque na agenda a publicação semanal.'],
  },
  mistakes: [
    'Enfiar palavra-chave no nome da empresa: dá suspensão',
    'Comprar avaliação ou trocar com conhecidos',
    'Deixar horário errado: o cliente bate na porta e volta com uma estrela',
    'Responder crítica com raiva',
    'Cadastrar telefone que ninguém atende',
  ],
  tools: [
    'Google Perfil da Empresa (grátis)',
    'WhatsApp Business com o link de avaliação como resposta rápida (grátis)',
    'Canva (grátis) para um QR Code de avaliação no balcão',
    practised('Google Analytics com link marcado (UTM, grátis) para separar o que vem do mapa'),
    tagged(
      ['health'],
      'Doctoralia (plano pago, com perfil grátis limitado) como complemento na saúde',
    ),
  ],
  ticketFit: {
    low: 'Encaixe muito bom: volume de bairro, sem custo por clique.',
    mid: 'Encaixe muito bom: a avaliação sustenta o preço.',
    high: 'Bom: gera o contato; a venda pede visita ou avaliação.',
    premium: 'Fraco: compra grande raramente começa no mapa.',
  },
  results: {
    timeToResults: '15 a 60 dias, conforme a concorrência do bairro (estimativa)',
    cost: 'Grátis',
    difficulty: 'Baixa: uma tarde para montar, 20 minutos por semana para manter',
    scalability: 'Limitada à região',
    roi: 'Muito alto em negócio local, por não ter custo de mídia (estimativa)',
    minBudget: 'R$ 0',
  },
  tips: [
    novice('Comece pelas avaliações: dez novas valem mais do que qualquer ajuste fino'),
    style('hunter', 'Ligue de volta para toda chamada perdida em até 10 minutos'),
    style(
      'consultant',
      'Responda avaliação explicando o cuidado que você teve: o próximo cliente lê',
    ),
    style('communicator', 'Peça a avaliação em voz, na hora do elogio, com o link já aberto'),
    style('strategist', 'Teste a categoria principal e acompanhe as buscas que trouxeram ligação'),
    facing('time', 'É o canal que mais devolve por minuto: 20 minutos por semana bastam'),
    'Peça que a avaliação conte o que foi feito e o bairro: ajuda quem lê e ajuda na busca',
  ],
  success: [
    'Em 60 dias: 20 avaliações novas, nota acima de 4,6 e 30 contatos por mês vindos do perfil (estimativa).',
  ],
};

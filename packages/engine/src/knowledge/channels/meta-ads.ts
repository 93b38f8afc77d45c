import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, facing, novice, practised, style, tagged } from './lines.ts';

export const metaAds: ChannelKnowledge = {
  key: 'meta-ads',
  name: 'Meta Ads (anúncios no Instagram e no Facebook)',
  inText: 'os anúncios no Instagram e no Facebook',
  category: 'Anúncios pagos',
  alsoCalled: [
    'meta ads',
    'facebook ads',
    'anuncio no instagram',
    'anuncios no instagram',
    'impulsionar',
    'facebook',
    'trafego pago',
  ],
  fit: {
    customers: { individuals: 3, small: 2, medium: 1, enterprise: 0 },
    tickets: { low: 2, mid: 3, high: 2, premium: 1 },
    archetypes: { hunter: 2, consultant: 1, communicator: 2, strategist: 3 },
    tags: {
      visual: 2,
      realEstate: 2,
      cars: 2,
      beauty: 1,
      fashion: 2,
      education: 2,
      health: 1,
      fitness: 1,
      food: 1,
      events: 2,
      home: 1,
      online: 1,
      industry: -2,
      legal: -2,
      technology: -1,
    },
    eases: ['leads', 'visibility', 'time'],
    strains: ['budget'],
    difficulty: 2,
    cost: 'medium',
  },
  motive: [
    tagged(
      ['realEstate', 'cars'],
      'dá para mostrar a oferta certa a {compradores} da região e receber o contato no WhatsApp no mesmo dia',
    ),
    tagged(
      ['visual', 'beauty', 'fashion', 'food', 'fitness'],
      'a imagem do que você vende faz {compradores} pararem de rolar a tela',
    ),
    b2b(
      'dono de negócio pequeno também rola o feed, e o anúncio com conversa no WhatsApp chega barato até ele',
    ),
    tagged(
      ['online'],
      'alcança {compradores} em qualquer cidade antes de eles pesquisarem, com verba controlada por dia',
    ),
    'alcança {compradores} da região certa antes de eles pesquisarem, com verba controlada por dia',
  ],
  description: [
    'Anúncio de imagem ou vídeo para o público da sua região, com clique direto para o WhatsApp ou formulário curto.',
  ],
  whenToUse: [
    novice(
      'Use quando uma publicação sua já gerou conversa de graça: anuncie essa mesma peça. Pagar por algo que ninguém comentou costuma sair caro.',
    ),
    'Use quando a oferta se entende em 5 segundos, a imagem ajuda e você consegue responder conversa em minutos.',
  ],
  strengths: [
    'Começa com verba pequena e alcança a região toda',
    'Clique para WhatsApp encurta o caminho: anúncio, conversa, venda',
    'Público parecido com seus clientes, a partir de lista autorizada',
    b2c('Remarketing traz de volta quem viu e não chamou'),
    facing('visibility', 'Em uma semana o bairro inteiro viu você algumas vezes'),
  ],
  weaknesses: [
    'Intenção menor do que na busca: muita conversa curiosa',
    'Criativo cansa em 2 a 4 semanas',
    'Conta pode ser restringida por regra mal lida (saúde, finanças, antes e depois)',
    'Lead de formulário esquece que preencheu: sem retorno rápido, some',
  ],
  kpis: [
    'Custo por conversa iniciada: R$ 4 a R$ 20 (estimativa)',
    'Custo por lead de formulário: R$ 8 a R$ 45 (estimativa)',
    'Clique sobre impressões: 0,9% a 2% (estimativa)',
    b2c('Conversas que viram venda: 4% a 12% (estimativa)'),
    b2b('Conversas que viram reunião: 8% a 15% (estimativa)'),
    'Frequência: até 3 por semana antes de trocar o criativo (estimativa)',
  ],
  steps: [
    'Crie o portfólio empresarial, ligue Instagram e WhatsApp e ative a verificação em duas etapas',
    'Escolha uma oferta só, com prazo e condição claros',
    'Grave 3 vídeos de 20 segundos: problema, demonstração e depoimento autorizado',
    'Faça campanha de mensagens para o WhatsApp, público aberto na região, de R$ 20 a R$ 40 por dia',
    'Escreva a mensagem automática com duas perguntas que separam curioso de comprador',
    'Responda em até 10 minutos e marque a etiqueta “anúncio” e o criativo',
    'A cada 5 dias desligue o pior criativo e suba um novo',
    'Confira o gasto na fatura: desde 2026 os tributos vêm somados à parte (cerca de 12%, estimativa)',
  ],
  week: {
    day1: [
      'Arrume portfólio, pagamento, verificação em duas etapas e ligação com o WhatsApp Business.',
    ],
    day2: ['Escreva a oferta em uma frase e as duas perguntas que separam curioso de {comprador}.'],
    day3: ['Grave três vídeos de 20 segundos sobre “{dor}”: problema, demonstração e depoimento.'],
    day4: [
      'Publique a campanha de mensagens com limite de R$ 20 a R$ 30 por dia, só na sua região.',
    ],
    day5: ['Responda tudo em até 10 minutos e etiquete cada conversa pelo vídeo de origem.'],
    day6: ['Retome quem perguntou o preço e sumiu, com uma pergunta sobre a situação da pessoa.'],
    day7: [
      'Compare custo por conversa boa, desligue o pior vídeo e grave um novo parecido com o melhor.',
    ],
  },
  mistakes: [
    'Apertar “impulsionar” sem objetivo e sem saber o custo por venda',
    'Segmentar tanto que o público fica minúsculo',
    'Trocar tudo a cada dia: o sistema não aprende',
    'Deixar lead de sexta para segunda',
    'Medir curtida em vez de conversa e venda',
  ],
  tools: [
    'Gerenciador de Anúncios e Biblioteca de Anúncios da Meta (grátis): veja o que o concorrente anuncia',
    'CapCut e Canva (grátis) para criativos',
    'WhatsApp Business com etiquetas por anúncio (grátis)',
    practised(
      'API de Conversões por RD Station, Kommo ou loja virtual para devolver vendas à Meta',
    ),
    'Planilha com gasto, conversas, vendas e criativo',
  ],
  ticketFit: {
    low: 'Compensa com recompra ou kit; venda única pequena mal paga a conversa.',
    mid: 'Encaixe muito bom: de R$ 300 a R$ 3.000 a conta costuma fechar (estimativa).',
    high: 'Bom para gerar contato; a venda pede visita, ligação ou avaliação.',
    premium: 'Só como presença; poucos contatos terão poder de compra.',
  },
  results: {
    timeToResults: '7 a 21 dias (estimativa)',
    cost: 'Médio: de R$ 600 a R$ 1.500 por mês para aprender (estimativa)',
    difficulty: 'Média: criativo e atendimento contam mais do que o botão',
    scalability: 'Alta, enquanto houver criativo novo',
    roi: 'De 2 a 5 vezes a mídia com atendimento rápido (estimativa)',
    minBudget: 'R$ 20 por dia durante 14 dias (estimativa)',
  },
  tips: [
    novice('Anuncie primeiro o vídeo que mais gerou comentário de graça'),
    style('hunter', 'Chame por ligação quem clicou e não escreveu, se a pessoa deixou o telefone'),
    style('consultant', 'Ponha no anúncio a pergunta que você faria na primeira conversa'),
    style('communicator', 'Grave você falando para a câmera: costuma ganhar de arte pronta'),
    style('strategist', 'Teste uma variável por vez: vídeo, oferta ou região'),
    facing('budget', 'Com pouca verba, use só remarketing de quem já interagiu com o perfil'),
    tagged(
      ['health', 'finance'],
      'Evite “antes e depois” e promessa de ganho: são as recusas mais comuns',
    ),
    'Responda em até 5 minutos a quem clicou: o anúncio traz a conversa, quem vende é a resposta',
  ],
  success: [
    'Em 30 dias: custo por venda abaixo do limite da sua margem, 60 conversas respondidas em até 10 minutos e dois criativos vencedores (estimativa).',
  ],
};

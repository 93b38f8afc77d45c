import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, facing, novice, practised, style, tagged } from './lines.ts';

export const instagram: ChannelKnowledge = {
  key: 'instagram',
  name: 'Instagram',
  inText: 'o Instagram',
  category: 'Redes sociais',
  alsoCalled: ['instagram', 'insta', 'reels', 'direct'],
  fit: {
    customers: { individuals: 3, small: 2, medium: 1, enterprise: 0 },
    tickets: { low: 3, mid: 3, high: 2, premium: 1 },
    archetypes: { hunter: 1, consultant: 2, communicator: 3, strategist: 1 },
    tags: {
      visual: 3,
      beauty: 3,
      fashion: 3,
      food: 2,
      fitness: 2,
      pet: 2,
      health: 1,
      home: 1,
      realEstate: 1,
      events: 2,
      young: 1,
      education: 1,
      local: 1,
      industry: -2,
      technology: -1,
      legal: -1,
    },
    eases: ['visibility', 'leads', 'price', 'budget'],
    strains: ['time', 'fear'],
    difficulty: 2,
    cost: 'free',
  },
  motive: [
    tagged(
      ['beauty', 'fashion'],
      'os {compradores} escolhem com os olhos: querem ver resultado, antes e depois e gente parecida',
    ),
    tagged(
      ['food', 'pet', 'fitness', 'events'],
      'os {compradores} pesquisam o perfil antes de ir ou pedir, e decidem pela foto e pelo comentário',
    ),
    tagged(
      ['realEstate', 'home', 'cars'],
      'o que você vende se mostra bem em vídeo curto e os {compradores} guardam e mandam para a família',
    ),
    b2b(
      'o dono de negócio pequeno também compra de quem acompanha, e ali você aparece sem pedir reunião',
    ),
    'os {compradores} usam o perfil como vitrine e o direct como balcão',
  ],
  description: [
    b2b(
      'Perfil que mostra bastidor, caso e opinião para {compradores}, com conversa no direct que termina em reunião ou WhatsApp.',
    ),
    'Vitrine e balcão: Reels para ser descoberto por {compradores}, stories para criar confiança e direct para conduzir até o WhatsApp ou o Pix.',
  ],
  whenToUse: [
    tagged(
      ['visual', 'beauty', 'fashion', 'food'],
      'Use quando o resultado aparece na imagem e a pessoa compra por desejo ou por confiança em quem faz. Bastam celular, luz de janela e constância.',
    ),
    b2b(
      'Use para abrir porta com dono de negócio que posta e responde o próprio perfil. Não serve para chegar a compras ou diretoria de empresa grande.',
    ),
    'Use quando a pessoa precisa ver e confiar antes de comprar, e quando você consegue publicar ao menos três vezes por semana.',
  ],
  strengths: [
    'Reels alcança quem ainda não segue você, sem verba',
    'Stories com enquete e caixinha mostram quem está interessado: é lista quente na mão',
    'Prova social à vista: comentários, marcações e destaques com depoimentos',
    tagged(['local'], 'Marcação de lugar e perfis do bairro trazem gente que mora perto'),
    b2b('Comentar de verdade no perfil do dono abre conversa que o e-mail não abre'),
    facing('price', 'Quem acompanha o trabalho compara menos por preço'),
  ],
  weaknesses: [
    'Alcance cai quando você some; é canal de constância',
    'Seguidor não é cliente: curtida sem conversa não paga conta',
    'Perfil pode ser invadido ou suspenso; sem lista própria, a audiência vai junto',
    tagged(
      ['health'],
      'Saúde tem regra de publicidade (CFM, CFO e outros conselhos): confira antes de postar antes e depois',
    ),
    tagged(
      ['legal'],
      'A OAB só aceita publicidade informativa: nada de promessa de resultado nem de captação',
    ),
  ],
  kpis: [
    'Alcance de não seguidores nos Reels: 40% a 70% do total (estimativa)',
    'Respostas em stories com enquete ou caixinha: 2% a 6% de quem viu (estimativa)',
    'Conversas novas no direct por semana: 5 a 20 em perfil pequeno e ativo (estimativa)',
    b2c('Direct que vira venda: 8% a 20% (estimativa)'),
    b2b('Direct que vira reunião: 5% a 12% (estimativa)'),
    'Cliques no link da bio: 1% a 3% das visitas ao perfil (estimativa)',
  ],
  steps: [
    'Passe para conta profissional e escreva a bio: para quem, o que resolve, região e link do WhatsApp',
    'Fixe 3 publicações: quem é você, um resultado com autorização e como comprar',
    'Faça uma lista de 20 perguntas que {compradores} fazem: cada uma vira um Reels de 20 a 40 segundos',
    'Publique 3 Reels por semana e stories todos os dias úteis, sempre com uma pergunta',
    'Responda comentário e direct no mesmo dia, com pergunta de volta',
    'Interaja 15 minutos por dia com 10 perfis que pareçam o seu cliente, sem copiar e colar',
    'Leve a conversa para o WhatsApp assim que houver interesse e marque a origem “Instagram”',
    b2c('Guarde depoimentos e fotos com autorização por escrito nos destaques'),
  ],
  week: {
    day1: [
      'Arrume bio, foto e link; fixe três publicações que respondam quem é, o que resolve e como comprar.',
    ],
    day2: [
      'Escreva 10 perguntas reais de {compradores} e grave 3 Reels em sequência, com a mesma roupa e luz de janela.',
    ],
    day3: [
      'Publique o primeiro Reels e faça 4 stories: bastidor, enquete, resultado e convite para conversar.',
    ],
    day4: [
      b2b(
        'Comente com conteúdo em 10 perfis de {compradores} e mande 3 diretos citando algo que eles postaram.',
      ),
      'Chame no direct quem votou na enquete de ontem: agradeça e pergunte a situação da pessoa.',
    ],
    day5: ['Publique o segundo Reels, sobre “{dor}”, e abra caixinha de perguntas nos stories.'],
    day6: [
      'Responda a caixinha em vídeo, publique o terceiro Reels e leve os interessados ao WhatsApp.',
    ],
    day7: [
      'Veja o Reels que mais alcançou não seguidores, anote a primeira frase dele e planeje três parecidos.',
    ],
  },
  mistakes: [
    'Postar só oferta: perfil que só vende deixa de ser entregue e de ser lido',
    'Comprar seguidor: o alcance piora e a conversa some',
    'Responder “preço no direct” e depois demorar um dia',
    'Copiar a mesma mensagem para dezenas de perfis: o Instagram limita e a pessoa percebe',
    'Gravar com som ruim: imagem simples passa, áudio ruim não',
    b2b('Falar com todo mundo no mesmo perfil: escolha o dono de negócio ou o consumidor'),
  ],
  tools: [
    'Edits ou CapCut (grátis) para cortar e legendar',
    'Canva (grátis) para capa e carrossel',
    'Meta Business Suite (grátis) para agendar e responder em um lugar só',
    practised(
      'ManyChat (plano grátis limitado) para responder comentário com direct dentro das regras da Meta',
    ),
    'Planilhas Google para anotar tema, alcance e conversas de cada publicação',
  ],
  ticketFit: {
    low: 'Encaixe muito bom: desejo e compra no mesmo dia, com link ou Pix.',
    mid: 'Encaixe muito bom: a pessoa acompanha por alguns dias e chama quando confia.',
    high: 'Bom para criar confiança; a venda pede ligação, visita ou avaliação.',
    premium: 'Serve para reputação. Não espere que a decisão comece e termine ali.',
  },
  results: {
    timeToResults: '30 a 60 dias de publicação constante (estimativa)',
    cost: 'Grátis; opcional, R$ 10 a R$ 30 por dia para impulsionar o que já foi bem (estimativa)',
    difficulty: 'Média: pede rotina de gravação e resposta rápida',
    scalability: 'Alta em alcance; a conversa continua dependendo de você',
    roi: 'De 3 a 8 vezes depois do terceiro mês, com direct bem atendido (estimativa)',
    minBudget: 'R$ 0; um tripé com luz custa de R$ 60 a R$ 150 (estimativa)',
  },
  tips: [
    novice(
      'Não espere ficar bonito: publique o primeiro vídeo hoje e melhore um detalhe por semana',
    ),
    style(
      'hunter',
      'Trate a lista de quem respondeu stories como lista de ligação: chame no mesmo dia',
    ),
    style('consultant', 'Responda uma dúvida por vídeo como se fosse para um cliente só'),
    style(
      'communicator',
      'Apareça falando: seu rosto e sua voz são o diferencial; só cuide do convite no fim',
    ),
    style(
      'strategist',
      'Grave em lote no mesmo dia e teste uma variável por semana: primeira frase, tema ou capa',
    ),
    facing(
      'fear',
      'Se a câmera trava você, comece narrando por cima das mãos, do produto ou da tela',
    ),
    facing(
      'time',
      'Uma hora de gravação em lote rende a semana: três Reels e recortes para stories',
    ),
    'A primeira frase decide: comece pelo problema, não pelo seu nome',
  ],
  success: [
    b2b(
      'Em 60 dias: 24 Reels publicados, 40 conversas com {compradores} e 4 reuniões vindas do direct (estimativa).',
    ),
    'Em 60 dias: 24 Reels publicados, 60 conversas no direct e 6 a 12 vendas com origem marcada (estimativa).',
  ],
};

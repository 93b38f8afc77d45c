import type { ChannelKnowledge } from './knowledge.ts';
import { b2b, b2c, bigBuyer, facing, novice, practised, style, tagged } from './lines.ts';

export const email: ChannelKnowledge = {
  key: 'email',
  name: 'E-mail de prospecção e relacionamento',
  inText: 'o e-mail',
  category: 'Conversa direta',
  alsoCalled: ['e-mail', 'email', 'cold mail', 'newsletter', 'mala direta', 'correio eletronico'],
  fit: {
    customers: { individuals: 1, small: 2, medium: 3, enterprise: 3 },
    tickets: { low: 1, mid: 1, high: 3, premium: 3 },
    archetypes: { hunter: 2, consultant: 2, communicator: 1, strategist: 3 },
    tags: {
      farming: -2,
      technology: 2,
      industry: 2,
      consulting: 2,
      finance: 1,
      education: 1,
      online: 1,
      legal: 0,
      local: -1,
      beauty: -2,
      food: -2,
      pet: -1,
      home: -1,
      young: -1,
    },
    eases: ['followUp', 'time', 'fear', 'budget'],
    strains: [],
    difficulty: 2,
    cost: 'low',
  },
  motive: [
    bigBuyer(
      'os {compradores} decidem com mais gente, e o e-mail é o que pode ser encaminhado e voltar aprovado',
    ),
    tagged(
      ['online', 'education'],
      'a lista é sua, não do algoritmo, e os {compradores} voltam a ela quando chega a hora',
    ),
    b2c('quem já comprou ou pediu orçamento aceita bem um e-mail útil, e a lista é sua'),
    'o e-mail deixa registro, pode ser encaminhado e mantém o retorno em dia sem depender da sua memória',
  ],
  description: [
    b2b(
      'Sequência curta de e-mails individuais para {compradores} escolhidos a dedo, cada um com um motivo real de contato e um pedido pequeno.',
    ),
    'Relacionamento por e-mail com quem deu permissão: boas-vindas, conteúdo útil, oferta com prazo e recuperação de quem parou no meio.',
  ],
  whenToUse: [
    bigBuyer(
      'Use junto com LinkedIn e ligação quando a conta é média ou grande: de 4 a 6 contatos em 3 semanas, alternando os canais.',
    ),
    b2b(
      'Use quando há e-mail corporativo e ticket que justifica pesquisa. Para dono de negócio muito pequeno, o WhatsApp costuma responder antes.',
    ),
    'Use com base própria (clientes, cadastros, orçamentos). Lista comprada é problema legal e de entrega.',
  ],
  strengths: [
    'Pode ser lido e encaminhado a outro decisor sem você na sala',
    'Sequência pronta mantém o retorno mesmo na semana cheia',
    'Barato e mensurável: resposta, reunião e descadastro ficam à vista',
    b2b(
      'LGPD admite o contato profissional por legítimo interesse, com origem clara e saída fácil',
    ),
    facing('followUp', 'Resolve o esquecimento: o segundo e o terceiro e-mail saem na data'),
  ],
  weaknesses: [
    'Sem SPF, DKIM e DMARC no domínio, cai no spam',
    'Caixa disputada: assunto genérico nem é aberto',
    'Domínio queimado por volume leva semanas para se recuperar',
    b2c('Pessoa física abre menos e responde menos do que no WhatsApp'),
  ],
  kpis: [
    b2b(
      'Resposta a e-mail frio individual: 3% a 8%; acima de 10% com pesquisa e motivo recente (estimativa)',
    ),
    b2b('Reuniões por 100 contatos na sequência completa: 1 a 4 (estimativa)'),
    b2c(
      'Abertura de base própria: 20% a 35%, número inflado por bloqueadores de imagem (estimativa)',
    ),
    b2c('Clique sobre entregues: 1,5% a 4% (estimativa)'),
    'E-mails devolvidos: abaixo de 3%; acima de 5%, pare e valide a lista (estimativa)',
    'Marcados como spam: abaixo de 0,1%; o Gmail pede menos de 0,3% (estimativa para a meta interna)',
  ],
  steps: [
    'Configure SPF, DKIM e DMARC; em prospecção, use um domínio parecido e não o principal',
    b2b('Liste de 50 a 100 contatos do mesmo perfil, com um motivo recente de cada um'),
    b2c('Organize a base por situação: cliente, orçamento parado, cadastro sem compra'),
    'Escreva um e-mail de até 90 palavras: motivo, problema, prova e uma pergunta',
    'Monte 4 envios em 15 dias: motivo, caso, objeção comum e despedida educada',
    'Envie de 20 a 40 por dia por caixa, em dias úteis, respondendo de próprio punho',
    'Inclua sempre quem você é, como achou o contato e como sair da lista',
    'Revise toda sexta: assunto, primeira frase, respostas e reuniões',
  ],
  week: {
    day1: [
      'Confira SPF, DKIM e DMARC (há verificadores grátis) e escreva a assinatura com nome, empresa e telefone.',
    ],
    day2: [
      b2b('Monte 30 contatos do mesmo perfil e anote um motivo recente para escrever a cada um.'),
      'Separe a base em três grupos: clientes, orçamentos parados e cadastros; apague quem nunca autorizou.',
    ],
    day3: ['Escreva os 4 e-mails da sequência, com até 90 palavras, começando por “{dor}”.'],
    day4: ['Envie os 15 primeiros, um por um, entre 8h e 10h; responda no mesmo dia.'],
    day5: ['Envie mais 15, com outra versão de assunto, e compare as respostas.'],
    day6: ['Prepare o segundo e-mail: um caso curto com número real e autorizado.'],
    day7: [
      'Conte respostas e reuniões, tire os devolvidos da lista e marque na agenda os envios da semana.',
    ],
  },
  mistakes: [
    'Assunto de propaganda (“oportunidade imperdível”, “proposta comercial”)',
    'Falar três parágrafos da sua empresa antes de falar do problema da pessoa',
    'Anexo pesado ou várias imagens no primeiro contato',
    'Pedir 1 hora de reunião a quem nunca ouviu falar de você',
    'Parar no primeiro envio: boa parte das respostas vem do segundo ou terceiro',
    'Comprar lista pronta',
  ],
  tools: [
    'Gmail ou Outlook com modelos (grátis) bastam até 40 envios por dia',
    b2b('Apollo, Snov.io ou Hunter (planos grátis limitados) para achar e validar e-mail'),
    practised(
      'RD Station Marketing, Mailchimp ou Brevo (há planos grátis limitados) para base própria',
    ),
    b2b('HubSpot CRM ou PipeRun para amarrar sequência e negócio'),
    'Mail-Tester e Google Postmaster (grátis) para saber se cai no spam',
  ],
  ticketFit: {
    low: 'Só com base própria e oferta recorrente; não prospecte frio.',
    mid: 'Razoável: funciona bem para recuperar orçamento e gerar recompra.',
    high: 'Encaixe muito bom: sustenta a conversa entre reuniões.',
    premium: 'Encaixe muito bom: é o documento que circula entre os decisores.',
  },
  results: {
    timeToResults: '15 a 45 dias para as primeiras reuniões (estimativa)',
    cost: 'Baixo: de R$ 0 a R$ 300 por mês (estimativa)',
    difficulty: 'Média: escrita curta e cuidado técnico',
    scalability: 'Alta com base própria; média na prospecção individual',
    roi: 'De 5 a 12 vezes com base própria; de 3 a 6 na prospecção (estimativa)',
    minBudget: 'R$ 30 por mês com domínio e caixa profissional (estimativa)',
  },
  tips: [
    novice(
      'Escreva como escreveria para um conhecido do trabalho e leia em voz alta antes de enviar',
    ),
    practised('Troque um elemento por semana: assunto, motivo ou pedido, nunca os três'),
    style('hunter', 'Use o e-mail para preparar a ligação: envie às 8h e ligue às 10h'),
    style('consultant', 'Ofereça um diagnóstico pequeno e específico em vez de reunião genérica'),
    style('communicator', 'Corte pela metade: o que você diria falando fica longo por escrito'),
    style(
      'strategist',
      'Sua organização brilha aqui: monte a sequência por perfil e meça por motivo de contato',
    ),
    facing(
      'time',
      'Escreva a sequência uma vez e reserve 40 minutos por dia só para personalizar a primeira linha',
    ),
    'Peça algo que se responda em cinco segundos: “faz sentido eu te mostrar?”',
  ],
  success: [
    b2b(
      'Em 45 dias: 150 contatos na sequência completa, resposta acima de 6% e 4 reuniões (estimativa).',
    ),
    'Em 45 dias: base organizada, 4 envios, clique acima de 2% e 5% dos orçamentos parados reabertos (estimativa).',
  ],
};

import type {
  Channel,
  Experience,
  Learning,
  Motivation,
  Revenue,
  Territory,
  Wordings,
} from './facts.ts';

/** Continues "Você está …"-like sentences about time in sales. */
export const EXPERIENCE_TEXTS: Record<Experience, { label: string; lines: Wordings }> = {
  starting: {
    label: 'Começando agora em vendas',
    lines: [
      'Quem começa sem vícios aprende mais rápido: o hábito que você criar nestes primeiros 90 dias vai ficar.',
      'Começo pede repetição, não perfeição. Trinta conversas reais ensinam mais do que três cursos.',
    ],
  },
  upToTwo: {
    label: 'Até 2 anos de vendas',
    lines: [
      'Você já passou da fase do susto e ainda não criou vícios: é o melhor momento para instalar método.',
      'Com essa estrada, o que mais rende agora é medir: saber em que etapa suas vendas param.',
    ],
  },
  upToFive: {
    label: 'De 2 a 5 anos de vendas',
    lines: [
      'Com alguns anos de campo, seu desafio deixa de ser aprender a vender e passa a ser escolher a quem vender.',
      'Você já sabe o que funciona. O ganho agora vem de fazer o que funciona todos os dias, não só nos dias bons.',
    ],
  },
  veteran: {
    label: 'Mais de 5 anos de vendas',
    lines: [
      'A experiência é seu maior patrimônio e seu maior risco: o que deu certo por anos merece ser testado de novo.',
      'Com tanta estrada, você cresce mais cortando o que não rende do que acrescentando tarefa.',
    ],
  },
};

export const TERRITORY_TEXTS: Record<Territory, { label: string; lines: Wordings }> = {
  products: {
    label: 'Produtos físicos',
    lines: [
      'Em produtos físicos, a demonstração vale mais que a descrição: faça o cliente ver, tocar ou comparar antes de falar de preço.',
      'Quem vende produto físico cresce na recompra: anote a data em que cada cliente vai precisar de novo e chegue um pouco antes.',
    ],
  },
  services: {
    label: 'Serviços',
    lines: [
      'Serviço se vende pela confiança no que ainda não existe: mostre o passo a passo da entrega e um caso parecido com o do cliente.',
      'Em serviços, a primeira reunião já é amostra grátis. A forma como você organiza a conversa diz como será o trabalho.',
    ],
  },
  realEstate: {
    label: 'Imóveis',
    lines: [
      'No imobiliário, o ciclo é longo e a emoção decide: quem acompanha a família por meses, com informação útil, fica com a chave.',
      'Imóvel pede filtro cedo: renda, prazo e quem decide. Visita sem essas três respostas gasta o seu sábado e o do cliente.',
    ],
  },
  automotive: {
    label: 'Automotivo',
    lines: [
      'No automotivo, o cliente chega pesquisado: vence quem responde rápido, mostra o carro por vídeo e fala da troca sem rodeio.',
      'Em veículos, a parcela fala mais alto que o preço. Descubra o valor que cabe no mês antes de escolher o modelo.',
    ],
  },
};

/** `inText` follows "por" inside a sentence. */
export const CHANNEL_TEXTS: Record<Channel, { inText: string; lines: Wordings }> = {
  whatsapp: {
    inText: 'WhatsApp',
    lines: [
      'No WhatsApp, mensagem curta com uma pergunta só é a que recebe resposta. Guarde o textão para depois do sim.',
      'Use etiquetas no WhatsApp para cada estágio da conversa. Em uma semana você enxerga onde as vendas param.',
    ],
  },
  instagram: {
    inText: 'Instagram',
    lines: [
      'No Instagram, os stories abrem a conversa e o direct vende. Chame quem respondeu à enquete, uma pessoa por vez.',
      'Seu perfil do Instagram precisa dizer em uma linha quem você ajuda e como falar com você. O resto é vitrine.',
    ],
  },
  inPerson: {
    inText: 'visita presencial',
    lines: [
      'Na venda presencial, os primeiros trinta segundos decidem o clima: olhe, sorria, pergunte, só então apresente.',
      'Saia de cada visita com o próximo encontro marcado na frente do cliente. Presença sem agenda vira lembrança.',
    ],
  },
  phone: {
    inText: 'telefone',
    lines: [
      'Ao telefone, a voz é o seu terno: fale um pouco mais devagar, diga o motivo da ligação na primeira frase e peça licença de dois minutos.',
      'Ligue em blocos de dez, de pé e com o roteiro à vista. A décima ligação sempre sai melhor que a primeira.',
    ],
  },
  marketplace: {
    inText: 'marketplace',
    lines: [
      'Em marketplace, foto, título e tempo de resposta vendem por você. Revise os três anúncios que mais recebem visita e menos vendem.',
      'Marketplace traz o cliente; a recompra fora dele traz a margem. Mande um bilhete na entrega convidando para o seu contato direto, dentro das regras do site.',
    ],
  },
  referral: {
    inText: 'indicação',
    lines: [
      'Indicação é o canal que mais fecha e o menos pedido. Escolha o momento do elogio e pergunte por um nome.',
      'Crie o hábito de agradecer toda indicação, mesmo a que não fechou. Quem se sente reconhecido indica de novo.',
    ],
  },
};

export const MOTIVATION_TEXTS: Record<
  Motivation,
  { name: string; lines: Wordings; warning: Wordings }
> = {
  money: {
    name: 'dinheiro',
    lines: [
      'Dinheiro é um motor honesto. Ele puxa melhor quando tem nome: a conta paga, a viagem marcada, a reserva feita.',
      'Você se move por dinheiro, e isso ajuda: metas em reais, por semana, são claras e não deixam espaço para autoengano.',
    ],
    warning: [
      'Nos dias sem venda, conte atividade em vez de reais: é ela que vira dinheiro depois.',
      'Cuidado para a pressa do caixa não escolher o cliente errado por você.',
    ],
  },
  recognition: {
    name: 'reconhecimento',
    lines: [
      'Reconhecimento move você: ser visto como referência vale tanto quanto a comissão. Procure placares, depoimentos e espaços em que o seu trabalho apareça.',
      'Você quer que o seu trabalho seja notado. Peça um depoimento por semana a quem ficou satisfeito: serve a você e ao próximo cliente.',
    ],
    warning: [
      'Nem todo cliente bom aplaude. Meça também pelo que ele compra de novo.',
      'Celebre a atividade bem feita antes que alguém de fora a veja.',
    ],
  },
  freedom: {
    name: 'liberdade',
    lines: [
      'Liberdade é o que você busca: tempo seu, escolhas suas. Em vendas, ela nasce de uma carteira que compra de novo sem você correr atrás.',
      'Você vende para ser dono do próprio tempo. A ironia boa é que uma hora de rotina firme por dia compra as outras.',
    ],
    warning: [
      'Liberdade sem agenda vira mês apertado. Proteja o bloco de prospecção como quem protege as férias.',
      'Evite depender de um cliente só: é outro tipo de patrão.',
    ],
  },
  impact: {
    name: 'impacto na vida das pessoas',
    lines: [
      'O que move você é o impacto: ver alguém melhor depois da compra. Guarde essas histórias; elas são o seu argumento mais forte.',
      'Você vende para fazer diferença. Quando acredita no que entrega, pedir a venda deixa de ser pressão e vira cuidado.',
    ],
    warning: [
      'Ajudar também é cobrar o preço justo: sem ele, você não continua ajudando.',
      'Cuidado com atender de graça quem não valoriza. O impacto pede um sim de verdade.',
    ],
  },
};

export const LEARNING_TEXTS: Record<Learning, Wordings> = {
  video: [
    'Como você aprende assistindo, grave suas próprias abordagens e veja uma por semana com papel na mão.',
    'Vídeo é a sua escola: escolha um assunto por semana e aplique no mesmo dia em que assistir.',
  ],
  reading: [
    'Como você aprende lendo e anotando, mantenha um caderno de frases que funcionaram e releia antes de cada bloco de contatos.',
    'Sua força está na anotação: depois de cada conversa, três linhas sobre o que o cliente disse valem um capítulo de livro.',
  ],
  practice: [
    'Como você aprende praticando, simule em voz alta as três objeções mais comuns antes de sair para o campo.',
    'Prática é o seu caminho: teste uma única mudança por dia, em cinco conversas, e compare.',
  ],
  audio: [
    'Como você aprende ouvindo, grave seus roteiros em áudio e escute no trajeto até eles saírem naturais.',
    'Áudio é o seu formato: ouça suas próprias mensagens de voz antes de enviar por uma semana. Você vai cortar metade.',
  ],
};

export const TRAINING_TEXTS: Record<'several' | 'few' | 'never', Wordings> = {
  several: [
    'Você já fez vários treinamentos: o que falta não é conteúdo, é aplicar um de cada vez até virar hábito.',
    'Com tantos cursos feitos, escolha três ideias que realmente mudaram a sua venda e descarte o resto sem culpa.',
  ],
  few: [
    'Com um ou dois treinamentos, você tem base e ainda não tem vício: é hora de praticar com correção.',
    'Os poucos treinamentos que fez já bastam para começar um método próprio; agora ele precisa de repetição.',
  ],
  never: [
    'Você nunca fez treinamento, e ainda assim vende ou quer vender: o que vem agora é ganho rápido, porque cada técnica é novidade.',
    'Sem treinamento formal, você aprendeu na raça. Dar nome ao que já faz por instinto vai deixar o resultado menos ao acaso.',
  ],
};

/** Middle of each monthly revenue band in reais; the bands are the questionnaire's options. */
export const REVENUE_BANDS: Record<Revenue, { label: string; middle: number }> = {
  upTo2: { label: 'até R$ 2 mil', middle: 1_500 },
  from3to6: { label: 'R$ 3 mil a R$ 6 mil', middle: 4_500 },
  from7to10: { label: 'R$ 7 mil a R$ 10 mil', middle: 8_500 },
  over10: { label: 'mais de R$ 10 mil', middle: 12_000 },
};

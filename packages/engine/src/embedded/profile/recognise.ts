import type {
  Archetype,
  Channel,
  Experience,
  Learning,
  Motivation,
  Revenue,
  Territory,
  Topic,
} from '../../knowledge/seller/facts.ts';

/** Patterns for each value in folded text, most specific first. */
export type Patterns<T extends string> = readonly (readonly [T, RegExp])[];

export type QuestionKey =
  | 'selling'
  | 'experience'
  | 'territories'
  | 'channels'
  | 'revenue'
  | 'satisfaction'
  | 'goal'
  | 'motivation'
  | 'archetype'
  | 'challenge'
  | 'training'
  | 'courses'
  | 'learning'
  | 'challenges'
  | 'friends'
  | 'word';

/** Patterns that identify each question. */
export const QUESTIONS: Patterns<QuestionKey> = [
  ['satisfaction', /satisf|0 a 10|0 to 10|zero a dez|happy are you|nota/],
  ['goal', /meta|goal|objetivo financeiro|12 meses|12 months/],
  ['revenue', /fatur|factur|revenue|make a month|ganha por mes|renda|receita/],
  [
    'experience',
    /quanto tempo|how long|cuanto tiempo|tempo .{0,100}vend|experiencia (em|com) vendas/,
  ],
  [
    'courses',
    /melhor ou a pior|best or the worst|mejor o la peor|experiencia .{0,100}treinamento|curso/,
  ],
  ['training', /treinamento|training|capacitac|ja fez .{0,100}cursos/],
  ['territories', /territ|segmento|o que voce vende|que vende/],
  ['channels', /canal|canais|channel|canales|por onde vende|onde voce vende/],
  ['motivation', /move|motiva|mueve|drives/],
  ['archetype', /jeito|arquetipo|archetype|ways of selling|formas de vender|perfil de vend|estilo/],
  ['challenges', /semanais|weekly|semanales|seu ritmo|own pace|proprio ritmo/],
  ['challenge', /desafio|challenge|dificuldade|desafio/],
  ['learning', /aprende|learn/],
  ['friends', /amig|friends|convid|invit/],
  ['word', /palavra|one word|una palabra/],
  ['selling', /vendendo|selling today|vende hoje|ja vende|vendiendo|already sell/],
];

export const EXPERIENCES: Patterns<Experience> = [
  [
    'veteran',
    /(mais|more|mas) (de|than) (5|cinco|five|[6-9]|\d\d)|veteran|mais de \d\d|decada|\b([6-9]|[1-4]\d) anos/,
  ],
  ['upToFive', /\b2 (a|e|to|-) ?5|entre 2 e 5|ate 5|[345] anos|dois a cinco/],
  ['upToTwo', /ate (2|dois)|up to 2|hasta 2|\b[12] anos?|menos de (2|dois)|1 a 2|meses|months/],
  ['starting', /come[cç]|starting|empezando|inici|nunca|ainda nao|novato/],
];

export const TERRITORIES: Patterns<Territory> = [
  ['products', /produto|physical|fisicos|product/],
  ['services', /servic|service|servicio/],
  ['realEstate', /imov|imobili|real estate|inmueble|corretor de imo/],
  ['automotive', /automot|carro|veicul|automotor|moto\b/],
];

export const CHANNELS: Patterns<Channel> = [
  ['whatsapp', /whats|zap/],
  ['instagram', /instagram|insta\b|redes sociais|social|facebook/],
  ['inPerson', /presencial|in person|loja|porta a porta|visita|rua|face a face/],
  ['phone', /telefone|phone|ligac|telefono|call|telemarketing/],
  ['marketplace', /marketplace|mercado livre|shopee|olx|site|e-?commerce|loja virtual|online/],
  ['referral', /indica|referral|recomenda|boca a boca/],
];

export const REVENUES: Patterns<Revenue> = [
  ['over10', /(mais|acima|over|mas|more) (de|than)? ?(r\$ ?)?10/],
  ['from7to10', /7.{0,8}(a|e|to|-).{0,6}10/],
  ['from3to6', /3.{0,8}(a|e|to|-).{0,6}6/],
  ['upTo2', /(ate|up to|hasta|menos de) (r\$ ?)?[12]/],
];

export const MOTIVATIONS: Patterns<Motivation> = [
  ['recognition', /reconhec|recogn|reconoc/],
  ['freedom', /liberd|freedom|libertad|autonom/],
  ['impact', /impact|ajudar|transform/],
  ['money', /dinheiro|money|dinero|grana|financ/],
];

export const ARCHETYPES: Patterns<Archetype> = [
  ['hunter', /cacador|hunter|cazador/],
  ['consultant', /consult/],
  ['communicator', /comunicad|communicat/],
  ['strategist', /estrateg|strateg/],
];

export const LEARNINGS: Patterns<Learning> = [
  ['practice', /pratic|practis|practic|fazendo|doing/],
  ['video', /video|assist|watch/],
  ['audio', /audio|ouvin|podcast|escuch|listen/],
  ['reading', /lendo|ler\b|leitura|livro|read|leyendo|anot/],
];

/** Topics of a challenge in free text; several may match. */
export const TOPICS: Patterns<Topic> = [
  [
    'rejection',
    /rejei|medo|vergonha|timid|\bnao aceito|levar nao|ouvir nao|fear|rejection|miedo|insegur|travo/,
  ],
  ['price', /caro|preco|desconto|price|expensive|precio|concorren|mais barat/],
  ['followUp', /follow|acompanh|sumi|some\b|somem|desaparec|visualiz|vacuo|responde|ghost|retorno/],
  ['closing', /fech|close|closing|cerrar|conclu|decid|vou pensar|converter|conversao/],
  ['objections', /obje|argument|contorn/],
  [
    'prospecting',
    /prospec|lead|client(e|es) novo|novos client|encontrar client|captar|achar client|find(ing)? (new )?(client|customer)|carteira|atrair|gente nova|(achar|encontrar|falar com) (gente|quem|pessoas)/,
  ],
  ['organisation', /organiz|tempo|rotina|agenda|disciplin|procrast|foco|crm|planej|bagunc/],
  ['consistency', /constan|consist|oscil|altos e baixos|motivac|desanim|sazonal|estabil|irregular/],
  ['ticket', /ticket|valor maior|vender mais caro|alto padrao|premium|margem/],
  ['digital', /digital|internet|redes|instagram|conteudo|seguidor|trafego|anuncio|online|aparecer/],
  ['product', /produto|conhec(er|imento)|tecnic|explicar|entender o que vendo/],
  ['rapport', /conex|relacion|confian|empat|rapport|conversa|comunic/],
];

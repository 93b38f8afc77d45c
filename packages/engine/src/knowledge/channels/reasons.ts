import type { Archetype, Wordings } from '../seller/facts.ts';
import type { Challenge } from './situation.ts';

/** Sentences that explain the rank of a channel; `{slots}` are filled by the engine. */
export const REASONS = {
  whereBuyerIs: [
    'Você citou este caminho ao descrever {o:compradores}.',
    'É um dos lugares que você citou ao descrever {o:compradores}.',
  ],
  works: [
    'É por onde {o:oferta} já sai: primeiro faça render mais o que dá certo.',
    'Vem do que já dá certo com {oferta}; é mais barato repetir do que inventar.',
  ],
  used: [
    'Você já vende por aqui, então o ganho vem de método, não de começar do zero.',
    'Este canal já está entre os seus: dá para começar sem aprender outro.',
    'Já faz parte da sua rotina: falta pôr meta e medir.',
    'Você conhece o terreno, e isso encurta o caminho.',
  ],
  ticket: [
    'O valor da venda ({ticket}) paga bem cada conversa.',
    'Com ticket de {ticket}, a conta deste canal fecha.',
    'Uma venda já cobre com folga o tempo e o dinheiro postos aqui.',
    'O preço do que você vende combina com o esforço que ele pede.',
    'A margem de uma venda neste valor aguenta o custo de chegar ao cliente por aqui.',
  ],
  easyStart: [
    'É dos mais simples de começar.',
    'Pede pouco para dar o primeiro passo, o que ajuda no seu momento.',
    'Dá para pôr de pé em poucos dias, sem experiência.',
  ],
} satisfies Record<string, Wordings>;

export const CAUTIONS = {
  ticket: [
    'Ponto de atenção: com ticket de {ticket}, serve de apoio, não de base.',
    'Cuidado com a conta: o valor da venda ({ticket}) combina só em parte com este canal.',
    'Use como reforço: pelo valor da venda, não dá para depender só dele.',
  ],
  difficulty: [
    'Exige prática: deixe para depois dos primeiros da lista.',
    'É dos mais exigentes: comece por ele só quando os anteriores estiverem rodando.',
  ],
  cost: [
    'Custa dinheiro antes de devolver: entre só com verba que possa perder no teste.',
    'Pede verba para aprender; deixe para quando houver folga.',
  ],
} satisfies Record<string, Wordings>;

export const STYLE_REASONS: Record<Archetype, Wordings> = {
  hunter: [
    'Combina com o seu jeito Caçador: pede iniciativa e ritmo.',
    'Seu lado Caçador rende aqui, porque ganha quem procura primeiro.',
  ],
  consultant: [
    'Combina com o seu jeito Consultor: vence quem pergunta melhor.',
    'Seu lado Consultor aparece aqui, porque a escuta vira confiança.',
  ],
  communicator: [
    'Combina com o seu jeito Comunicador: presença e conversa contam muito.',
    'Seu lado Comunicador rende aqui, porque gente compra de quem sabe aparecer.',
  ],
  strategist: [
    'Combina com o seu jeito Estrategista: melhora com número e método.',
    'Seu lado Estrategista rende aqui, porque cada ajuste se mede.',
  ],
};

/** Starts the reason; the motive follows. `last` is for the last channel. */
export const RANK_OPENINGS = {
  first: 'Vem em primeiro lugar porque',
  second: 'Vem logo em seguida porque',
  middle: ['Entra no plano porque', 'Ganhou lugar porque', 'Está na lista porque'],
  last: 'Fecha a lista porque',
} as const;

/** Ends "ajuda com …" and "mexe com …". */
export const CHALLENGE_NAMES: Record<Challenge, string> = {
  leads: 'a falta de gente nova para atender',
  objections: 'as objeções',
  closing: 'a hora de fechar',
  followUp: 'os retornos que ficam para trás',
  time: 'a falta de tempo',
  price: 'a conversa sobre preço',
  fear: 'o receio de abordar',
  visibility: 'a dificuldade de ser visto',
  budget: 'a verba curta',
};

type Against = 'disliked' | 'customers' | 'ticket' | 'trade' | 'strains' | 'difficulty' | 'cost';

/** Continues "Para vender …, o Instagram …", by the strongest factor against it. */
export const LEFT_OUT: Record<Against, string> = {
  disliked: 'fica de fora: plano bom é o que você consegue manter sem sofrer',
  customers: 'fica de fora: este comprador quase não decide por ali',
  ticket: 'fica de fora: o valor da venda não paga o custo de cada conversa',
  trade: 'fica de fora: rende menos do que os escolhidos',
  strains: 'fica para depois: mexe justamente com o seu desafio de hoje',
  difficulty: 'fica para depois: exige mais prática do que o momento pede',
  cost: 'fica para depois: pede verba antes de devolver',
};
/** Whether a factor has a text for leaving a channel out. */
export const isAgainst = (factor: string): factor is Against => factor in LEFT_OUT;
/** Used when no factor is against the channel. */
export const OTHERS_FIT_BETTER =
  'serve, mas fica para depois: poucos canais bem feitos vendem mais do que muitos pela metade';

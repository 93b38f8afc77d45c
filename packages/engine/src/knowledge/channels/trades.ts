import type { BuyerTag } from './situation.ts';

/** Patterns that recognise a trade in folded text. */
export const TRADE_WORDS: readonly (readonly [BuyerTag, RegExp])[] = [
  ['realEstate', /imov|imobili|real estate|apartament|loteament|terreno|inmueble|corretor de imo/],
  ['cars', /\bcarros?\b|automo|veicul|seminovo|concession|\bmotos?\b|oficina|autopec|caminh/],
  [
    'health',
    /saude|clinica|medic[oa]|dentist|odonto|psicolog|fisioterap|nutri|hospital|terapia|farmac|consultorio/,
  ],
  [
    'education',
    /educac|\bcursos?\b|escola|\baulas?\b|faculdade|alunos?\b|professor|mentoria|idioma|ingles|treinamento/,
  ],
  [
    'food',
    /restaurante|alimenta|lanch|marmita|confeit|padaria|\bbar(es)?\b|comida|pizzar|hamburg|\bbolos?\b|doceria|delivery|cafeteria/,
  ],
  [
    'beauty',
    /beleza|estetic|salao|saloes|cabel|manicure|\bunhas?\b|maquia|barbear|cosmetic|sobrancelha|depila|micropigment/,
  ],
  ['fashion', /\bmoda\b|roupa|vestuario|calcad|acessorio|joia|semijoia|lingerie|bolsas\b|boutique/],
  ['pet', /\bpets?\b|veterin|cachorro|\bgatos?\b|\bcaes\b/],
  ['fitness', /academia|personal trainer|fitness|pilates|crossfit|\byoga\b|musculac/],
  [
    'home',
    /reforma|construc|arquitet|decora|moveis|marcenar|energia solar|\bsolar\b|pintura|eletricist|encanador|limpeza|jardin|piscina|condominio|moradores|residencia|seguranca eletronica|ar.condicionado/,
  ],
  ['events', /casament|\bfestas?\b|eventos?\b|buffet|formatura|fotograf|cerimonial|noiv/],
  [
    'farming',
    /\bagro|fazenda|produtor rural|produtores rurais|lavoura|pecuar|\bsafra|cooperativa|\brural\b/,
  ],
  [
    'industry',
    /industri|fabrica|metalurg|manufatur|maquinas|\bplanta\b|usinagem|embalagen|logistic|distribuidor|atacad/,
  ],
  ['legal', /advoga|juridic|\bdireito\b|trabalhista|previdenciari/],
  [
    'finance',
    /segur(os|adora)|consorcio|credito|financeir|investimento|previdencia|\bbanco|emprestimo|contab|contador|cambio/,
  ],
  [
    'technology',
    /tecnolog|software|\bsaas\b|sistema|\bti\b|aplicativo|startup|technology|dados\b|nuvem|ciberseg|\berp\b|automac/,
  ],
  [
    'consulting',
    /consultor|assessoria|agencia|marketing|gestao|\brh\b|recursos humanos|recrutamento|contab|auditor/,
  ],
  ['retail', /varej|\blojas?\b|comercio|retail|mercad(o|inho)|supermercad|produtos? fisic/],
  ['services', /servic|service/],
  [
    'online',
    /e-?commerce|loja virtual|infoprodut|curso online|online|on-line|digital|todo o brasil|brasil inteiro/,
  ],
  ['young', /\bjovens?\b|universitari|adolescen|geracao z|1[6-9] a 2\d|estudantes/],
  ['local', /bairro|\bcidade\b|\bregiao\b|perto de|vizinh|loja fisica|balcao|delivery/],
];

/** Tags that a trade implies. */
export const IMPLIED: Partial<Record<BuyerTag, readonly BuyerTag[]>> = {
  beauty: ['visual', 'local'],
  food: ['visual', 'local'],
  health: ['local'],
  home: ['local'],
  pet: ['local'],
  fitness: ['local'],
  fashion: ['visual'],
  events: ['visual'],
};

/** Trades whose knowledge describes consumers; companies of the trade buy differently. */
const CONSUMER_TRADES: readonly BuyerTag[] = [
  'beauty',
  'cars',
  'education',
  'events',
  'fashion',
  'fitness',
  'food',
  'health',
  'home',
  'local',
  'pet',
  'realEstate',
  'visual',
  'young',
];

/** Whether the knowledge of a trade applies only to its consumers. */
export const isConsumerTrade = (tag: BuyerTag): boolean => CONSUMER_TRADES.includes(tag);

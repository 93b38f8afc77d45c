import type { Channel, Experience, Learning, Revenue, Territory } from './facts.ts';

export const EXPERIENCE_LABELS: Readonly<Record<Experience, string>> = {
  starting: 'Começando agora em vendas',
  upToTwo: 'Até 2 anos de vendas',
  upToFive: 'De 2 a 5 anos de vendas',
  veteran: 'Mais de 5 anos de vendas',
};

export const TERRITORY_LABELS: Readonly<Record<Territory, string>> = {
  products: 'Produtos físicos',
  services: 'Serviços',
  realEstate: 'Imóveis',
  automotive: 'Automotivo',
};

/** Follows "por" inside a sentence. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  inPerson: 'visita presencial',
  phone: 'telefone',
  marketplace: 'marketplace',
  referral: 'indicação',
};

/** Follows "aprende". */
export const LEARNING_NAMES: Readonly<Record<Learning, string>> = {
  video: 'assistindo',
  reading: 'lendo e anotando',
  practice: 'praticando',
  audio: 'ouvindo',
};

interface RevenueBand {
  label: string;
  /** In reais a month; the last band has no end. */
  range: readonly [from: number, to: number | null];
}

/** The monthly revenue bands that the questionnaire offers. */
export const REVENUE_BANDS: Readonly<Record<Revenue, RevenueBand>> = {
  upTo2: { label: 'até R$ 2 mil', range: [0, 2_000] },
  from3to6: { label: 'R$ 3 mil a R$ 6 mil', range: [3_000, 6_000] },
  from7to10: { label: 'R$ 7 mil a R$ 10 mil', range: [7_000, 10_000] },
  over10: { label: 'mais de R$ 10 mil', range: [10_000, null] },
};

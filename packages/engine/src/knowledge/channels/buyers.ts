import type { BuyerTag, CustomerKind, Situation } from './situation.ts';

/** The name of a trade's buyers: masculine, singular and plural, to follow "um" and "os". */
export interface BuyerName {
  one: string;
  many: string;
}

type ByTag = readonly (readonly [BuyerTag, string, string])[];
type ByWords = readonly (readonly [RegExp, string, string])[];

/** Decision makers in companies, by the department in the description. */
const OFFICES: ByWords = [
  [/\brh\b|recursos humanos|gente e gestao/, 'gestor de RH', 'gestores de RH'],
  [/\bcompras\b|\bcompradores de/, 'gestor de compras', 'gestores de compras'],
  [/sindico/, 'síndico', 'síndicos'],
  [/manutencao|gerentes? industria|\bpcp\b/, 'gestor industrial', 'gestores industriais'],
  [/financeiro|\bcfo\b|controller/, 'gestor financeiro', 'gestores financeiros'],
  [/\bti\b|\bcio\b|\bcto\b/, 'gestor de TI', 'gestores de TI'],
  [/logistic/, 'gestor de logística', 'gestores de logística'],
  [/marketing/, 'gestor de marketing', 'gestores de marketing'],
];

const PEOPLE_BY_WORDS: ByWords = [
  [/noiv|casament/, 'noivo', 'noivos'],
  [
    /aposentad|aposentar/,
    'trabalhador perto de se aposentar',
    'trabalhadores perto de se aposentar',
  ],
  [/investidor/, 'investidor', 'investidores'],
];

const PEOPLE: ByTag = [
  ['farming', 'produtor rural', 'produtores rurais'],
  ['realEstate', 'comprador de imóvel', 'compradores de imóvel'],
  ['cars', 'comprador de carro', 'compradores de carro'],
  ['pet', 'tutor de pet', 'tutores de pet'],
  ['education', 'aluno', 'alunos'],
  ['fitness', 'aluno', 'alunos'],
  ['health', 'paciente', 'pacientes'],
  ['home', 'morador', 'moradores'],
];

const COMPANIES: ByTag = [
  ['farming', 'produtor rural', 'produtores rurais'],
  ['beauty', 'dono de salão', 'donos de salão'],
  ['food', 'dono de restaurante', 'donos de restaurante'],
  ['pet', 'dono de pet shop', 'donos de pet shop'],
  ['fitness', 'dono de academia', 'donos de academia'],
  ['health', 'gestor de clínica', 'gestores de clínica'],
  ['education', 'gestor de escola', 'gestores de escola'],
  ['realEstate', 'dono de imobiliária', 'donos de imobiliária'],
  ['cars', 'dono de oficina ou revenda', 'donos de oficina e revenda'],
  ['legal', 'sócio de escritório', 'sócios de escritório'],
  ['events', 'produtor de eventos', 'produtores de eventos'],
  ['industry', 'gestor industrial', 'gestores industriais'],
  ['fashion', 'dono de loja de moda', 'donos de loja de moda'],
];

const BY_SIZE: Record<CustomerKind, BuyerName> = {
  individuals: { one: 'cliente', many: 'clientes' },
  small: { one: 'dono de pequeno negócio', many: 'donos de pequenos negócios' },
  medium: { one: 'gestor de média empresa', many: 'gestores de médias empresas' },
  enterprise: { one: 'gestor de grande empresa', many: 'gestores de grandes empresas' },
};

/**
 * The name of this buyer in running text.
 * @param description the seller's answers about the buyer, folded.
 */
export function buyerName(
  { customers, speaksTo, tags }: Pick<Situation, 'customers' | 'speaksTo' | 'tags'>,
  description: string,
): BuyerName {
  const mixed = customers.includes('individuals') && customers.length > 1;
  if (mixed && !tags.includes('farming')) return BY_SIZE.individuals;
  const people = speaksTo === 'people';
  const big = customers.includes('medium') || customers.includes('enterprise');
  const byWords = people ? PEOPLE_BY_WORDS : big ? OFFICES : [];
  const byTag = people ? PEOPLE : COMPANIES;
  const named =
    byWords.find(([words]) => words.test(description)) ?? byTag.find(([tag]) => tags.includes(tag));
  if (named) return { one: named[1], many: named[2] };
  if (tags.includes('retail') && customers[0] === 'small') {
    return { one: 'dono de loja', many: 'donos de loja' };
  }
  return BY_SIZE[customers[0] ?? 'individuals'];
}

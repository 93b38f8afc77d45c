import type { BuyerTag, CustomerKind } from './situation.ts';

/** What a trade's buyers are called: masculine, singular and plural, so that "os" and "um" fit. */
export interface BuyerName {
  one: string;
  many: string;
}

type Names = readonly (readonly [BuyerTag, string, string])[];

const PEOPLE: Names = [
  ['realEstate', 'comprador de imóvel', 'compradores de imóvel'],
  ['cars', 'comprador de carro', 'compradores de carro'],
  ['farming', 'produtor rural', 'produtores rurais'],
  ['pet', 'tutor de pet', 'tutores de pet'],
  ['education', 'aluno', 'alunos'],
  ['fitness', 'aluno', 'alunos'],
  ['health', 'paciente', 'pacientes'],
  ['home', 'morador', 'moradores'],
];

const COMPANIES: Names = [
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
  ['finance', 'gestor financeiro', 'gestores financeiros'],
  ['fashion', 'dono de loja de moda', 'donos de loja de moda'],
];

const BY_SIZE: Record<CustomerKind, BuyerName> = {
  individuals: { one: 'cliente', many: 'clientes' },
  small: { one: 'dono de pequeno negócio', many: 'donos de pequenos negócios' },
  medium: { one: 'gestor de média empresa', many: 'gestores de médias empresas' },
  enterprise: { one: 'gestor de grande empresa', many: 'gestores de grandes empresas' },
};

/** How to call this buyer in running text. */
export function buyerName(
  customers: readonly CustomerKind[],
  tags: readonly BuyerTag[],
): BuyerName {
  const people = customers.includes('individuals');
  if (people && customers.length > 1) return BY_SIZE.individuals;
  if (tags.includes('technology') && !people) return technologyBuyer(customers);
  const named = (people ? PEOPLE : COMPANIES).find(([tag]) => tags.includes(tag));
  if (named) return { one: named[1], many: named[2] };
  if (tags.includes('retail') && customers[0] === 'small') {
    return { one: 'dono de loja', many: 'donos de loja' };
  }
  return BY_SIZE[customers[0] ?? 'individuals'];
}

const technologyBuyer = (customers: readonly CustomerKind[]): BuyerName =>
  customers.includes('small')
    ? { one: 'dono de empresa de tecnologia', many: 'donos de empresas de tecnologia' }
    : { one: 'gestor de tecnologia', many: 'gestores de tecnologia' };

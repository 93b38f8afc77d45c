import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';

/** The key of the sheet that a session of the offer and the customers has; null for none. */
function sheetFor(offer: string, description: string, isPersons: boolean): string | null {
  const to = isPersons ? 'Pessoas físicas' : 'Pequenas empresas';
  return beginning(describedSetup({ description, offer, to })).buyer.sheet ?? null;
}

describe('the sheet of a trade is chosen by the offer and by who it is for', () => {
  it.each([
    ['limpeza de escritório', 'escritórios de advocacia que sofrem com faxineira que falta'],
    ['contrato de limpeza de escritórios', 'agências de publicidade com 20 funcionários'],
  ])('%s for %s', (offer, description) => {
    expect(sheetFor(offer, description, false)).toBe('office-cleaning');
  });

  it.each([
    ['sistema de agendamento', 'donas de salão de beleza', 'salon-scheduling-system'],
    ['embalagens para delivery', 'donos de restaurante que vendem marmita', 'restaurant-packaging'],
    ['sistema de gestão', 'donas de loja de roupa feminina', 'shop-management-software'],
    ['câmeras de segurança', 'lojistas do centro', 'shop-security-cameras'],
    ['portaria remota', 'síndicos de condomínios de 60 apartamentos', 'condominium-services'],
    ['placas de energia solar', 'donos de padaria', 'shop-solar-panels'],
    ['rastreamento de frota', 'transportadoras com 10 caminhões', 'fleet-tracking-maintenance'],
  ])('%s for %s', (offer, description, key) => {
    expect(sheetFor(offer, description, false)).toBe(key);
  });

  it.each([
    ['aula de inglês', 'mães de adolescentes com nota baixa', 'english-teens'],
    ['reforço de matemática', 'pais de crianças do fundamental', 'maths-tutoring-children'],
    ['plano de saúde', 'famílias com filhos pequenos', 'family-health-plan'],
    ['aparelho auditivo', 'filhos que cuidam da mãe idosa', 'glasses-hearing-aid-parent'],
    ['implante dentário', 'adultos que perderam dente', 'dental-implants'],
  ])('%s for %s', (offer, description, key) => {
    expect(sheetFor(offer, description, true)).toBe(key);
  });

  it.each([
    ['sistema de agendamento', 'donos de barbearia'],
    ['sistema de gestão', 'donos de oficina mecânica'],
    ['sistema de gestão', 'donos de restaurante'],
    ['câmeras de segurança', 'síndicos de condomínio'],
    ['embalagens', 'confeiteiras que vendem bolo'],
    ['energia solar', 'produtores de leite'],
    ['energia solar', 'donos de academia'],
    ['venda de ar condicionado', 'lojistas'],
    ['gestão de Instagram', 'donos de restaurante'],
    ['uniformes escolares', 'escolas particulares'],
    ['rastreamento veicular', 'donos de van escolar'],
    ['limpeza de escritório', 'condomínios comerciais'],
    ['máquina de costura', 'costureiras que pagam no cartão'],
    ['limpeza pós-obra', 'escritórios de arquitetura'],
  ])('is none of a neighbouring trade: %s for %s', (offer, description) => {
    expect(sheetFor(offer, description, false)).toBeNull();
  });

  it.each([
    ['aula de inglês', 'profissionais que viajam a trabalho'],
    ['aula de inglês', 'crianças de 5 anos'],
    ['aula de matemática', 'adultos que fazem concurso'],
    ['implante capilar', 'homens com calvície'],
    ['aparelho auditivo', 'idosos que ouvem mal'],
    ['seguro de moto', 'entregadores de aplicativo'],
    ['adestramento de cachorro', 'donos de cachorro'],
    ['limpeza de placa solar', 'casas com energia solar'],
    ['banho e tosa', 'donas de gato persa'],
    ['terapia', 'casais em crise'],
    ['lavagem de carro', 'quem tem carro usado'],
  ])('is none of a neighbouring trade: %s for %s', (offer, description) => {
    expect(sheetFor(offer, description, true)).toBeNull();
  });
});

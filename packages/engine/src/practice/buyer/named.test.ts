import { describe, expect, it } from 'vitest';
import { icpProfile } from '../../embedded/icp/profile.ts';
import { icpAnswerPairs } from '../../testing/icps.ts';
import { describedSetup, practiceSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { beginning } from '../session.ts';

const SEEDS = [1, 4, 9, 17];
const buyerOf = (description: string, seed: number, to = 'Pequenas empresas', name?: string) => {
  const setup = describedSetup({ description, offer: 'meu serviço', to }, { seed });
  return beginning(name === undefined ? setup : { ...setup, icp: { ...setup.icp, name } }).buyer;
};

describe('a buyer with a name in the ICP', () => {
  it.each([
    ['joão, dono da padaria da esquina, compra farinha e reclama que atrasa', 'João', 'm'],
    ['a maria tem um salao pequeno e perde cliente que esquece', 'Maria', 'f'],
    ['seu antonio tem um sitio com 20 vacas e perde leite', 'Antônio', 'm'],
    ['dona lourdes, aposentada, tem medo de celular', 'Lourdes', 'f'],
    ['Chama Roberto, tem 38 anos, é motorista de app', 'Roberto', 'm'],
    ['clinica de estetica, a gestora é a fernanda, reclama de agenda furada', 'Fernanda', 'f'],
    ['dona de mercadinho, nome dela é Cleusa, perde mercadoria vencida', 'Cleusa', 'f'],
  ] as const)('is called so: %s', (description, name, gender) => {
    for (const seed of SEEDS) {
      const buyer = buyerOf(description, seed);
      expect(buyer.persona.name).toBe(name);
      expect(buyer.gender).toBe(gender);
      expect(buyer.persona.role).not.toContain(name.toLowerCase());
    }
  });

  it('may be named by the ICP alone', () => {
    const description = 'tem uma oficina de moto no centro';
    expect(buyerOf(description, 3, 'Pequenas empresas', 'Carlos da oficina').persona.name).toBe(
      'Carlos',
    );
  });

  it.each([
    'sou a Ana e atendo donos de pet shop',
    'donos de padaria do bairro',
    'mães que trabalham fora',
    'rosa de noiva para casamento, floristas que compram no atacado',
  ])('is nobody where only the seller or a kind of people is named: %s', (description) => {
    const names = SEEDS.map((seed) => buyerOf(description, seed).persona.name);
    expect(names.some((name) => /^(?:Ana|Rosa)$/.test(name))).toBe(false);
  });
});

describe('the role of a buyer', () => {
  it.each([
    ['o joão tem uma oficina de moto no centro', 'Pequenas empresas', /^dono de oficina/],
    ['salão de beleza com 2 cadeiras', 'Pequenas empresas', /^don[oa] de salão/],
    ['clinicas de estetica com 12 salas', 'Médias empresas', /^responsável por cl/],
    ['homem de 40 anos com dor nas costas', 'Pessoas físicas', /^cliente$/],
    ['dono de oficina que perde tempo', 'Pequenas empresas', /^dono de oficina/],
  ])('is natural: %s', (description, to, role) => {
    for (const seed of SEEDS) expect(buyerOf(description, seed, to).persona.role).toMatch(role);
  });
});

describe('what the seller reads before a session', () => {
  const practice = createPractice();
  it.each([
    ['donos de comércio que perdem venda', /d[oe]no de (?:\s|um|e|$)|ao dono de (?:um|e)\b/],
    ['dona maria, aposentada, tem medo de celular', /à maria|dona maria um/],
    ['restaurante pequeno de comida caseira que perde comida', /pequeno de um/],
  ])('has no broken name of the buyer: %s', async (description, broken) => {
    const answers = icpAnswerPairs('Serviços', 'Pequenas empresas', description);
    const profile = await icpProfile({
      ...{ answers, sellerAnswers: null, icpName: 'ICP', language: 'pt-BR' },
    });
    expect(JSON.stringify(profile)).not.toMatch(broken);
    const setup = { ...practiceSetup(), icp: { name: 'ICP', profile, answers } };
    const { briefing } = practice.open(setup);
    const text = briefing.map((one) => one.text).join(' ');
    expect(text).not.toMatch(/Peça|Pergunte|Confirme|Hipótese|Você não disse/);
    expect(text).not.toMatch(broken);
  });

  it('tells what was said before, where the buyer has fallen silent', () => {
    const setup = practiceSetup({ scene: 'ghosting', price: 350 });
    const text = practice
      .open(setup)
      .briefing.map((one) => one.text)
      .join('\n');
    expect(text).toContain(beginning(setup).buyer.facts.pain);
    expect(text).toContain('R$ 350');
  });
});

describe('a pain that a seller typed', () => {
  it.each([
    ['quem tem ar condicionado que ta fedendo e nunca limpou', 'limpeza de ar'],
    ['pessoas que tem piscina e nao tem tempo', 'limpeza de piscina'],
    ['gente que ja tem placa solar em casa e nunca limpou', 'limpeza de placa'],
  ])('is no clause behind an article: %s', (description, offer) => {
    for (const seed of SEEDS) {
      const setup = describedSetup({ description, offer, to: 'Pessoas físicas' }, { seed });
      const { pain } = beginning(setup).buyer.facts;
      expect(pain).not.toMatch(/ (?:é|são) [oa]s? (?:quem|que|ja|já|nao|não|tem|nunca)/u);
      expect(pain).not.toMatch(/(?<!\p{L})(?:nao|ja)(?!\p{L})/u);
    }
  });
});

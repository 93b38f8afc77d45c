import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { inFirstPerson } from './first-person.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
/** A verb of a report about somebody else. */
const THIRD_PERSON =
  /(?<!\p{L})(?:trabalha|chega|consegue|vive|tem|quer|sabe|usa|paga|demora|perde|dorme|está|mora|desiste|sente)(?!\p{L})/u;

describe('a pasted description of the customer', () => {
  it.each([
    ['mulher que trabalha o dia todo, não tem tempo de cozinhar e quer comer bem', 'marmita'],
    ['Trabalha o dia todo fora, chega tarde e não consegue cuidar da casa', 'faxina'],
    ['Carlos, dono de oficina. Perde cliente porque demora a responder.', 'atendimento automático'],
    ['Ele chega em casa exausto, dorme mal e não tem paciência com os filhos', 'terapia'],
    ['É uma pessoa que não sabe investir e tem medo de perder dinheiro', 'consultoria'],
    ['Mora em apartamento pequeno, não tem espaço e vive com bagunça', 'organização'],
    ['Está endividada, usa o cartão para tudo e paga juros todo mês', 'planejamento financeiro'],
    ['Professora. Trabalha o dia todo, vive cansada e não consegue emagrecer', 'nutricionista'],
  ])('is said in the first person or left out: %s', (description, offer) => {
    for (const seed of SEEDS) {
      const setup = describedSetup({ description, offer, to: 'Pessoas físicas' }, { seed });
      const { pain } = beginning(setup).buyer.facts;
      const [first = ''] = pain.replace(/^O que tem tirado/u, '').split('. ');
      expect(first).not.toMatch(THIRD_PERSON);
      expect(first).not.toMatch(/(?<!\p{L})[oa] (?:trabalha|chega|vive)/u);
    }
  });

  it.each([
    ['trabalha o dia todo', 'trabalho o dia todo'],
    ['não consegue se exercitar', 'não consigo me exercitar'],
    ['esquece o remédio e perde sua consulta', 'esqueço o remédio e perco minha consulta'],
    ['perder venda porque demora a responder', 'perco venda porque demoro a responder'],
    ['se sente sozinha', 'me sinto sozinha'],
  ])('turns verbs by grammar: %s', (text, expected) => expect(inFirstPerson(text)).toBe(expected));
});

describe('a made-up person of a pasted description', () => {
  it.each([
    ['Maria, 42 anos, trabalha o dia todo e não consegue emagrecer', 'f'],
    ['Nome: Carlos Souza, 38 anos. Vive cansado.', 'm'],
    ['Persona: Joana, 29 anos, mãe de dois', 'f'],
  ] as const)('is of one gender, and the name is no role: %s', (description, gender) => {
    for (const seed of SEEDS) {
      const to = 'Pessoas físicas';
      const setup = describedSetup({ description, offer: 'nutricionista', to }, { seed });
      const { buyer } = beginning(setup);
      expect(buyer.gender).toBe(gender);
      expect(buyer.persona.role).not.toMatch(/maria|carlos|joana/iu);
    }
  });
});

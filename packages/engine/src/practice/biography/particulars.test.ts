import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';

const person = (description: string, offer: string, seed = 1) =>
  describedSetup({ description, offer, to: 'Pessoas físicas' }, { seed });
const company = (description: string, offer: string, seed = 1) =>
  describedSetup({ description, offer }, { seed });
const PARTY = person('mães que fazem festa de aniversário infantil', 'bolo de festa');
const WEDDING = person('noivas que casam no ano que vem', 'assessoria de casamento');
const FENCE = person('donos de chácara que querem cercar o terreno', 'cerca rural');
const FLEET = company('transportadoras pequenas com caminhão parado', 'manutenção de frota');
const KITCHEN = company('restaurantes que servem almoço', 'consultoria de segurança alimentar');
const GUITAR = person('adultos que querem tocar violão', 'aula de violão');

/** The answers to questions of one session, folded. */
function answers(setup: PracticeSetup, ...questions: string[]): string[] {
  let state = receiveMessage(setup, beginning(setup), 'Oi, aqui é o Bruno, tudo bem?').state;
  return questions.map((question) => {
    const step = receiveMessage(setup, { ...structuredClone(state), asks: 0 }, question);
    state = step.state;
    return plain(step.bubbles.map(({ text }) => text).join(' '));
  });
}

describe('a plain question of the trade', () => {
  it.each([
    [PARTY, 'quantas pessoas vão?', /\d pessoas/],
    [PARTY, 'que dia é a festa?', /dia \d+ de \w+/],
    [PARTY, 'é festa de quê?', /aniversario/],
    [PARTY, 'onde vai ser?', /salao|quintal/],
    [WEDDING, 'Quando é o casamento?', /dia \d+ de \w+/],
    [WEDDING, 'quantos convidados?', /\d convidados/],
    [FENCE, 'qual o tamanho do terreno?', /\d mil metros|\d por \d/],
    [FENCE, 'quantos metros de cerca?', /\d metros/],
    [FENCE, 'que tipo de cerca tem hoje?', /arame/],
    [FLEET, 'Quantos caminhões vocês têm?', /\d caminhoes/],
    [FLEET, 'quantos km rodam por mês?', /\d mil km/],
    [FLEET, 'qual sistema vocês usam?', /planilha|sistema|rastreador|caderno/],
    [KITCHEN, 'quantas refeições por dia?', /\d/],
    [KITCHEN, 'qual o tamanho da cozinha?', /\d metros/],
    [GUITAR, 'já tocou antes?', /ja|comecei/],
    [GUITAR, 'que dias você pode?', /segunda|terca/],
  ])('gets a concrete answer: %#, %s', (setup, question, expected) =>
    expect(answers(setup, question)[0]).toMatch(expected),
  );

  it.each([
    [PARTY, 'quantas pessoas vão?', 'Quantos convidados então?'],
    [WEDDING, 'Quantos convidados?', 'e quantas pessoas ao todo?'],
    [FLEET, 'quantos km rodam por mês?', 'qual a quilometragem?'],
    [KITCHEN, 'quantas refeições por dia?', 'quantos pratos no almoço?'],
    [GUITAR, 'quantas janelas tem?', 'são quantas janelas mesmo?'],
  ])('gets the same number in other words later: %#, %s', (setup, first, second) => {
    const [one = '', other = ''] = answers(setup, first, 'Como é isso hoje?', second).filter(
      (_, at) => at !== 1,
    );
    expect(one).toMatch(/\d/);
    expect(other.match(/\d+/)?.[0]).toBe(one.match(/\d+/)?.[0]);
  });

  it('is answered beside another one', () => {
    const [said = ''] = answers(WEDDING, 'Quando é o casamento e onde vai ser?');
    expect(said).toMatch(/dia \d+ de \w+/);
    expect(said).toMatch(/sitio|salao/);
  });

  it('takes one of two things, the one that the buyer spoke of', () => {
    const setup = person('adultos que têm vergonha de começar tarde', 'aula de violão');
    const [, chosen = ''] = answers(
      setup,
      'O que mais te incomoda hoje?',
      'O que mais te trava, é o dinheiro ou a vergonha?',
    );
    expect(chosen).toContain('vergonha');
  });

  it('names one day of the party, also as the limit', () => {
    const days = answers(PARTY, 'que dia é a festa?', 'pra quando você precisa do bolo?');
    const [, day] = /(?<!\d)(\d{1,2} de [a-z]{3,9})/.exec(days[0] ?? '') ?? [];
    expect(day).toBeDefined();
    expect(days[1]).toContain(day);
  });

  it('stays within the amounts that the ICP states', () => {
    for (let seed = 1; seed < 12; seed += 1) {
      const setup = person('mães que fazem festa para 30 a 35 pessoas', 'bolo de festa', seed);
      const [said = ''] = answers(setup, 'quantas pessoas vão?');
      const count = Number(/\d+/.exec(said)?.[0]);
      expect(count).toBeGreaterThanOrEqual(30);
      expect(count).toBeLessThanOrEqual(35);
    }
  });
});

describe('two customers of one seller', () => {
  it('tell other facts with the same seed', () => {
    const named = (name: string, seed: number) => ({
      ...PARTY,
      seed,
      icp: { ...PARTY.icp, name },
    });
    const reported = (name: string) =>
      Array.from({ length: 12 }, (_, seed) => {
        const { facts, persona } = beginning(named(name, seed)).buyer;
        return [persona.name, ...Object.values(facts)];
      });
    const [mothers, schools] = [reported('Mães'), reported('Escolas')];
    const same = mothers.flatMap((facts, seed) =>
      facts.filter((fact, at) => fact === schools[seed]?.[at]),
    );
    expect(same.length).toBeLessThan(mothers.flat().length / 2);
    expect(mothers.some((facts, seed) => facts.join() === schools[seed]?.join())).toBe(false);
    expect(reported('Mães')).toEqual(mothers);
  });
});

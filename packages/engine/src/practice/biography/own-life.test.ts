import { describe, expect, it } from 'vitest';
import { readIcpFacts } from '../../facts/index.ts';
import { describedSetup } from '../../testing/practice.ts';
import { createBuyer } from '../buyer/buyer.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';
import { answersTo } from './answer.ts';
import { babyOf } from './baby.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const PARENTS =
  'Mamães com nenê de 7 a 11 meses que desperta 3 a 4 vezes. Tenho receio de parecer bruta';
const BAKERY = 'Padarias que têm fornos, masseiras e câmaras e perdem pão quando a máquina para';

const parents = (seed: number) =>
  describedSetup(
    { description: PARENTS, offer: 'consultoria de sono', to: 'Pessoas físicas' },
    { seed },
  );
const bakery = (seed: number) =>
  describedSetup(
    { description: BAKERY, offer: 'manutenção de forno', to: 'Médias empresas' },
    { seed },
  );
const said = (setup: PracticeSetup, question: string) =>
  answersTo(setup, createBuyer(setup), plain(question))
    .map(({ text }) => text)
    .join(' | ');

describe('a parent of a baby', () => {
  it.each(SEEDS)('knows its name, months and nights as the ICP says: seed %s', (seed) => {
    const setup = parents(seed);
    const baby = babyOf(setup);
    expect([7, 8, 9, 10, 11]).toContain(baby?.months);
    expect([3, 4]).toContain(baby?.wakings);
    expect(said(setup, 'Qual é o nome dele?')).toContain(baby?.name);
    expect(said(setup, 'E quantos meses o nenê tem?')).toContain(`${baby?.months} meses`);
    expect(said(setup, 'Quantas vezes ele desperta de madrugada?')).toContain(`${baby?.wakings}`);
    expect(said(setup, 'Você tem filhos?')).toContain(baby?.name);
    expect(createBuyer(setup).facts.pain).toContain(`acorda ${baby?.wakings} vezes`);
  });

  it('sells nothing and does not say so when asked who made another offer', () => {
    for (const seed of SEEDS) {
      expect(said(parents(seed), 'Quem foi que te cobrou, e quanto?')).not.toContain('vendo nada');
    }
  });
});

describe('a buyer of a company', () => {
  it.each(SEEDS)('knows the own job and things: seed %s', (seed) => {
    const setup = bakery(seed);
    expect(said(setup, 'E o seu cargo, qual é?')).toMatch(/cuida|respondo|passa por mim|sou /);
    expect(said(setup, 'A senhora é a proprietária?')).not.toMatch(/confirm|acho/);
    expect(said(setup, 'Vocês usam só forno ou tem masseira também?')).toContain('masseiras');
    expect(said(setup, 'Quantas masseiras são?')).toMatch(/^\d+ masseiras$/);
  });

  it('is not surprised by a price that it knows', () => {
    for (const seed of SEEDS) {
      let state = beginning(bakery(seed));
      const texts = ['O conserto fica em R$ 900.', 'Como é o dia aí?', 'O valor é R$ 900.'].map(
        (one) => {
          const step = receiveMessage(bakery(seed), state, one);
          state = step.state;
          return step.bubbles.map(({ text }) => text).join(' ');
        },
      );
      expect(texts.at(-1)).not.toMatch(/\?\?|eita|turista/);
    }
  });
});

describe('what the seller writes of the own fears', () => {
  it.each([
    'donas de ateliê, às vezes eu travo na hora de dar o preço',
    'casais jovens. Ainda sinto vergonha de oferecer, tenho medo do não',
    'oficinas que compram peça e eu não consigo cobrar o atraso',
  ])('is no pain of the customer: %s', (description) => {
    const { icp } = describedSetup({ description, offer: 'costura' });
    const pains = readIcpFacts([...icp.answers]).pains.map(({ span }) => span.quote);
    expect(pains.join(' ')).not.toMatch(/travo|vergonha|medo|consigo/);
  });

  it('is beside a pronoun no lack of it: "sem isso"', () => {
    const { icp } = describedSetup({
      description: 'lojas que querem o alvará, sem isso fecham',
      offer: 'x',
    });
    const phrases = readIcpFacts([...icp.answers]).pains.map(({ value }) => value.phrase);
    expect(phrases.join(' ')).not.toContain('falta de isso');
  });
});

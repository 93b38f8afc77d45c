import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice, practiceSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { statedOf } from './stated.ts';

const practice = createPractice();
const SEEDS = [1, 2, 3, 4, 5];
const RESTAURANTS =
  'donos de restaurante em Fortaleza, com 12 funcionários, que compram uniforme da malharia do bairro';
const COMPANIES = 'empresas em Contagem com 12 funcionários, que compram uniforme da Malhas Silva';

function answer(description: string, seed: number, question: string): string {
  const setup = describedSetup({ description, offer: 'kit de uniforme' }, { seed, price: 1_800 });
  const { last } = playPractice(practice, setup, ['Oi, aqui é o Bruno.', question]);
  return last.bubbles.map(({ text }) => text).join(' ');
}

describe('what the ICP states of the buyer', () => {
  it.each([
    [RESTAURANTS, 'Quantos funcionários vocês têm?', /\b12\b/],
    [RESTAURANTS, 'Qual o tamanho da equipe?', /\b12\b/],
    [COMPANIES, 'São quantas pessoas pra vestir?', /\b12\b/],
    [COMPANIES, 'Quantos colaboradores usam uniforme?', /\b12\b/],
    [RESTAURANTS, 'Em que cidade vocês ficam?', /Fortaleza/],
    [COMPANIES, 'Onde fica a empresa?', /Contagem/],
    [RESTAURANTS, 'Quem te atende hoje no uniforme da equipe?', /malharia do bairro/],
    [RESTAURANTS, 'Quem fornece o uniforme hoje?', /malharia do bairro/],
  ])('is what the buyer says: %s %s', (description, question, expected) => {
    for (const seed of SEEDS) expect(answer(description, seed, question)).toMatch(expected);
  });

  it('answers who serves them with no number of people and no appointment', () => {
    for (const seed of SEEDS) {
      const said = answer('empresas que têm atraso', seed, 'Quem te atende hoje no uniforme?');
      expect(said).not.toMatch(/\bsomos\b|\d{1,4} pessoas|marco|marcado/i);
    }
  });

  it.each([
    ['salões de 4 a 8 funcionárias', 4, 8],
    ['escolas com mais de 20 professores', 21, 30],
    ['clínicas com até 9 pessoas na equipe', 6, 9],
    ['padarias com equipe de 15', 15, 15],
  ])('keeps a team within its range: %s', (description, least, most) => {
    for (const seed of SEEDS) {
      const { team } = statedOf(describedSetup({ description, offer: 'software' }, { seed }));
      const count = Number(/\d+/.exec(team?.text ?? '')?.[0]);
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }
  });

  it.each([
    'padarias que compram farinha de um atacadista',
    'lojas que compram no Natal e pegam indicação do contador',
    'mães que compram pelo Instagram',
  ])('names no supplier of something else: %s', (description) => {
    expect(statedOf(describedSetup({ description, offer: 'kit de uniforme' })).supplier).toBeNull();
  });
});

describe('briefing', () => {
  it('calls nothing of an invented story stated by the seller', () => {
    const { briefing } = practice.open(practiceSetup({ scene: 'ghosting' }));
    const invented = briefing.filter(({ text }) => /não respondeu|te contou/.test(text));
    expect(invented.map(({ origin }) => origin)).toEqual(['assumption', 'assumption']);
  });
});

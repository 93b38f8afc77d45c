import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';
import { answersTo } from './answer.ts';

const CARE = describedSetup({
  description: 'filhas que trabalham fora e cuidam da mãe idosa, que já caiu e não aceita ajuda',
  offer: 'acompanhante para idosos',
  to: 'Pessoas físicas',
});
const SEEDS = [1, 2, 3, 4, 5, 6];

describe('a son or a daughter who buys for an old parent', () => {
  it.each(['quantos anos ela tem?', 'que idade ele tem?'])('knows the age: %s', (text) => {
    for (const seed of SEEDS) {
      const setup = { ...CARE, seed };
      const { buyer } = beginning(setup);
      expect(buyer.user?.who).toBe('parent');
      const [answer] = answersTo(setup, buyer, text);
      expect(Number(/\d+/.exec(answer?.text ?? '')?.[0])).toBeGreaterThanOrEqual(70);
    }
  });

  it('works, and is not retired', () => {
    for (const seed of SEEDS) {
      const setup = { ...CARE, seed };
      const { buyer } = beginning(setup);
      const said = answersTo(setup, buyer, 'você trabalha em quê?').map(({ text }) => plain(text));
      expect(said.join(' ')).toMatch(/trabalh/);
      expect(said.join(' ')).not.toMatch(/aposent/);
    }
  });

  it('tells of the trouble of the parent, never as the own', () => {
    for (const seed of SEEDS) {
      const { facts } = beginning({ ...CARE, seed }).buyer;
      expect(plain(facts.pain)).not.toMatch(/\bnao aceito\b|\bja cai\b/);
      expect(plain(facts.pain)).toMatch(/meu pai|minha mae/);
    }
  });

  it('says who it is for in the first answer', () => {
    for (const seed of SEEDS) {
      const setup = { ...CARE, seed };
      const { bubbles } = receiveMessage(
        setup,
        beginning(setup),
        'Boa noite, aqui é a Lúcia da Cuidar. É pra sua mãe ou pro seu pai?',
      );
      expect(plain(bubbles.map(({ text }) => text).join(' '))).toMatch(/meu pai|minha mae/);
    }
  });
});

describe('a parent who buys something for a grown child', () => {
  const CAR = describedSetup({
    description: 'pais que compram o primeiro carro para a filha ir à faculdade',
    offer: 'carro usado revisado',
    to: 'Pessoas físicas',
  });

  it('names who uses it, of a fitting age', () => {
    for (const seed of SEEDS) {
      const setup = { ...CAR, seed };
      const { buyer } = beginning(setup);
      if (buyer.sheet !== undefined) continue;
      expect(buyer.user?.who).toBe('child');
      expect(buyer.user?.age).toBeGreaterThanOrEqual(18);
    }
  });
});

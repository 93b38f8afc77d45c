import { describe, expect, it } from 'vitest';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { practiceSetup } from '../../testing/practice.ts';
import { createBuyer } from './buyer.ts';

describe('what the seller wrote of themselves', () => {
  it.each([
    ['medo de eu esquecer a encomenda', 'medo de você esquecer a encomenda'],
    ['acham que eu cobro caro', 'acham que você cobra caro'],
    ['medo de a minha oficina fechar', 'medo de a sua oficina fechar'],
    ['não confiam em deixar o carro comigo', 'não confiam em deixar o carro com você'],
    ['perdem venda por demora', 'perdem venda por demora'],
  ])('"%s" is said to the seller as "%s"', (text, said) => {
    expect(saidToSeller(text)).toBe(said);
  });

  it.each(['eu me atraso com a gente', 'eu desengonço a entrega'])('leaves out "%s"', (text) => {
    expect(saidToSeller(text)).toBeNull();
  });
});

describe('a buyer whose ICP speaks of the seller', () => {
  const base = practiceSetup();
  const setup = {
    ...base,
    offer: { name: 'bolo de aniversário', price: 180 },
    icp: {
      ...base.icp,
      name: 'mãe de criança pequena',
      answers: base.icp.answers.map((one, at) => ({
        ...one,
        answer:
          at === 2
            ? 'Mãe de criança pequena do bairro. O que incomoda é o medo de eu esquecer a encomenda no dia.'
            : one.answer,
      })),
    },
  };

  it.each([1, 2, 3, 4])('never speaks as the seller, seed %d', (seed) => {
    const { facts, objections } = createBuyer({ ...setup, seed });
    const said = [...Object.values(facts), ...objections.map((one) => one.said ?? '')].join(' ');
    expect(said).not.toMatch(/\bde eu\b/);
  });
});

describe('a clause of the seller behind a pain', () => {
  it('is left out', () => {
    expect(saidToSeller('a farinha vem úmida, e minha entrega atrasa')).toBe('a farinha vem úmida');
  });
});

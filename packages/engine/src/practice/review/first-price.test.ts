import { describe, expect, it } from 'vitest';
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const NAILS = {
  who: 'mulheres do bairro',
  pain: 'unha que descasca',
  offer: 'pacote de unhas',
};

function played(first: string) {
  const setup = tradeSetup(NAILS, { price: 280, level: 'medium' });
  const { entries, turns } = playPractice(practice, setup, [first, 'O que mais te incomoda?']);
  const { criteria } = practice.review(setup, entries, 'undecided');
  return {
    timing: criteria.find(({ key }) => key === 'price_timing'),
    move: turns[0]?.decision?.move,
  };
}

describe('a price in the first message', () => {
  it.each([
    'Oi, aqui é a Ana. Vendo kit de unhas por R$ 280, quer?',
    'Bom dia! Kit completo só R$ 280 no pix',
    'Oi! Faço as suas unhas a partir de R$ 250, posso te mostrar?',
    'Oi, promoção de hoje: pacote de unhas de 350 por 280 reais. Bora?',
    'Oi! Quer comprar o pacote por R$ 280?',
    'Oi Camila, tenho uma oferta pra você: 280 reais à vista ou 3x de 100',
  ])('is answered and costs the mark, with the reason: %s', (text) => {
    const { timing, move } = played(text);
    expect(timing?.mark).toBe(0);
    expect(timing?.advice).toMatch(/primeira mensagem/);
    expect(move).toBe('object');
  });

  it.each([
    'Oi, você gasta uns R$ 280 por mês com unha?',
    'Vi que você paga R$ 280 hoje, posso te perguntar uma coisa?',
    'Oi, aqui é a Ana, vi o seu post. Posso te fazer uma pergunta?',
  ])('is not an amount that the person spends: %s', (text) => {
    expect(played(text).timing?.mark).toBeNull();
  });

  it('is not the amount that the buyer named, given back', () => {
    let given = 0;
    for (let seed = 1; seed <= 16; seed++) {
      const setup = tradeSetup(
        { who: 'donas de salão', pain: 'cliente que marca e não aparece', offer: 'esmaltes' },
        { seed, price: 400 },
      );
      const asked = [
        'Oi, aqui é o Bruno, vi o seu salão. Posso te fazer uma pergunta?',
        'O que mais te incomoda hoje nisso?',
        'E quanto isso te custa por mês?',
      ];
      const stated = playPractice(practice, setup, asked).last.bubbles.find(({ text }) =>
        text.includes('R$'),
      );
      if (!stated) continue;
      given += 1;
      const { last } = playPractice(practice, setup, [
        ...asked,
        `ta, entao ${stated.text.toLowerCase().replace(/\.$/, '')}`,
      ]);
      expect(last.acts.map(({ act }) => act)).not.toContain('state_price');
    }
    expect(given).toBeGreaterThan(4);
  });
});

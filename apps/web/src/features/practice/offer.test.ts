import { describe, expect, it } from 'vitest';
import { begun } from '#testing/practice.ts';
import { offerFor, parsePrice, saveOffer, typedPrice } from './offer.ts';

describe('parsePrice', () => {
  it.each([
    ['149', 149],
    ['R$ 149,90', 149.9],
    ['1.490', 1_490],
    ['1.490,50', 1_490.5],
    ['1,490.50', 1_490.5],
    ['149.9', 149.9],
    ['12.000.000', 12_000_000],
    ['1,5 mil', 1_500],
  ])('reads %s', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each(['', 'grátis', 'uns 100', '0', '0,00', ',', '999999999'])(
    'returns null for %j',
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );

  it('reads what it shows as typed', () => {
    for (const language of ['pt-BR', 'en-US', 'es-ES']) {
      expect(parsePrice(typedPrice(1_490.5, language))).toBe(1_490.5);
    }
  });
});

describe('offerFor', () => {
  const icp = { id: 'icp-salons', ticketRange: 'Cerca de R$ 300' };
  const other = { ...begun, icpId: 'icp-2', offer: { name: 'Outro', price: 80 } };

  it('takes the last offer practised with this ICP', () => {
    expect(offerFor(icp, [other, begun], 'pt-BR')).toEqual({
      name: 'Agenda com lembrete',
      price: '149',
    });
  });

  it('takes the last offer of another ICP before none', () => {
    expect(offerFor(icp, [other], 'pt-BR')).toEqual({ name: 'Outro', price: '80' });
  });

  it('takes what was typed in this browser first', () => {
    saveOffer(icp.id, { name: 'Plano', price: '99,90' });
    expect(offerFor(icp, [begun], 'pt-BR')).toEqual({ name: 'Plano', price: '99,90' });
  });

  it('takes the price of the ticket without any session', () => {
    expect(offerFor(icp, [], 'pt-BR')).toEqual({ name: '', price: '300' });
  });
});

import { describe, expect, it } from 'vitest';
import { tradeSetup } from '../../testing/practice.ts';
import { biographyOf } from '../biography/kinds.ts';
import { openingPoints } from './criteria.ts';

describe('the opening', () => {
  it.each([
    'Oi! Carla da Doce Lar aqui, vi seu comentário. Posso perguntar uma coisa?',
    'Olá, Rafael, do Studio Corpo, vi que você curtiu a página. Tudo bem?',
    'Bom dia! Marina da Clínica Sorriso, queria entender seu caso. Pode falar?',
  ])('says who writes by a name and a firm: %s', (text) => {
    expect(openingPoints(text, text.split(' ').length, 'Zé')).toBe(4);
  });
});

describe('a fear of papers', () => {
  it.each(['medo do financiamento e da burocracia', 'acham que é muito documento e processo'])(
    'of a family is not the pain of a firm: %s',
    (pain) => {
      const setup = tradeSetup({ who: 'famílias com casa própria', pain, offer: 'energia solar' });
      expect(biographyOf(setup, false, 'famílias com casa própria').problem).not.toBe('paperwork');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { packsFor } from './packs.ts';

const TAGS = 'Etiqueta de roupa: 200 un R$ 48; 500 un R$ 90';

describe('Prices of packs', () => {
  it('are paid once for as many pieces as the pack has', () => {
    expect(packsFor(TAGS, 48, 500)).toEqual({ price: 90, count: 1 });
    expect(packsFor('Pulseiras 1.000 un R$ 260', 260, 1000)).toEqual({ price: 260, count: 1 });
  });

  it('are none of another number of pieces', () => {
    expect(packsFor(TAGS, 48, 300)).toBeNull();
    expect(packsFor('Tag: 100 un R$ 9; 200 un R$ 15; 500 un R$ 30', 15, 300)).toBeNull();
  });

  it.each([
    'Caneca: 10 un R$ 30; 50 un R$ 24',
    'Caneca: a partir de 50 un R$ 24',
    'Caneca: 50 unidades R$ 24 cada',
    'Caneca R$ 24',
  ])('are not the prices for each of "%s"', (line) => {
    expect(packsFor(line, 24, 60)).toEqual({ price: 24, count: 60 });
  });
});

import { expect, it } from 'vitest';
import { inPlace } from './places.ts';

it.each([
  ['zona leste de São Paulo', '', 'na zona leste de São Paulo'],
  ['interior de Goiás', '', 'no interior de Goiás'],
  ['Osasco', 'casais em Osasco', 'em Osasco'],
  ['Tatuapé', 'tutoras de apartamento no Tatuapé', 'no Tatuapé'],
  ['Pampulha', 'prédios da Pampulha', 'na Pampulha'],
])('places %j of the answer %j as %j', (place, answer, placed) => {
  expect(inPlace(place, answer).text).toBe(placed);
});

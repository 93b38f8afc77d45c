import { expect, it } from 'vitest';
import committed from '../src/facts/ranking/offer-weights.json' with { type: 'json' };
import { trainOffers } from './offers.ts';

it('the committed weights of offers are those that the labelled answers give', () => {
  expect(trainOffers()).toEqual(committed);
});

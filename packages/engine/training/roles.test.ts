import { expect, it } from 'vitest';
import buyers from '../src/facts/ranking/buyer-weights.json' with { type: 'json' };
import offers from '../src/facts/ranking/offer-weights.json' with { type: 'json' };
import { trainRoles } from './roles.ts';

it('the committed weights of buyers and offers are those that the labelled answers give', () => {
  expect(trainRoles()).toEqual({ buyer: buyers, offer: offers });
}, 60_000);

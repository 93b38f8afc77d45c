import type { Priors } from './ranking.ts';

/** Nobody who is taken in place of the seller buys of them. */
export const BUYER_PRIORS: Priors = { 'is:alternative': -4 };

/**
 * What names an offer in most answers: the object of a selling verb before what a price is for,
 * and that before the object of a buying verb.
 */
export const OFFER_PRIORS: Priors = {
  'verb:offer-object:thing': 4,
  'verb:offer-object': 1,
  'priced:strongly:thing': 2.5,
  'priced:weakly:thing': 0.5,
  'is:nearest': 1,
  'verb:buy-object:thing': 2,
  'verb:use-object:thing': 1.5,
  'own:thing:good': 3,
  'own:thing:service': 3,
  'own:thing:unknown': 2,
  'own:measure': 1,
  'is:owned': 1.5,
  'is:label': 1,
  'is:repeated': 0.5,
  'kind:measure': -0.5,
  'kind:other': -2,
  'is:measureOfThing': -1.5,
  'is:measureOfComplaint': -2.5,
  'is:activity': 2,
  'rival:priced': -1.5,
  'rival:offered': -1.5,
  'is:capital': -1.5,
  'is:place': -1.5,
  'is:with-verb': -1,
  'sense:good': 1,
  'sense:service': 1,
  'sense:thing-or-other': 0.5,
  'sense:trouble': -1,
  'sense:setting': -1,
  'sense:person': -1,
  'sense:company': -1,
  'is:inner': -3,
  'is:part': -2,
  'is:negated': -1,
  'is:complement': -2,
  'is:tried': -1,
  'is:alternative': -2,
  'is:service': 1,
  'rival:service': -1,
};

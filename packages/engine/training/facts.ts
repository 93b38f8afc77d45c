import { writeFileSync } from 'node:fs';
import { trainOffers } from './offers.ts';

/** Trains the choice of the offer, and writes its weights. */
const weights = trainOffers();
writeFileSync(
  new URL('../src/facts/ranking/offer-weights.json', import.meta.url),
  `${JSON.stringify(weights, null, 2)}\n`,
);
process.stdout.write(`${Object.keys(weights).length} weights of offers\n`);

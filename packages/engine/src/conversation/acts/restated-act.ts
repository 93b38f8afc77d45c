import type { Act } from '../act.ts';
import { recognised } from '../reading/recognise.ts';
import { objectionSaid } from '../reading/reported.ts';

/** From this probability a buyer's words that the seller puts right are a known objection. */
const CLEAR = 0.8;

/** "a objeção é …": the buyer's words as the seller puts them right, answered as such where none is clear. */
export function restatedAct(said: string, buyer: string): Act {
  const clear = (recognised(buyer).ranked[0]?.probability ?? 0) >= CLEAR;
  const meant = `ela disse que ${buyer}`;
  const again: Act = clear
    ? objectionSaid(buyer, meant)
    : { kind: 'objection', keys: ['unknown'], said: meant, isGuess: true };
  return { kind: 'repair', said, again, meant };
}

import { type Gate, missingGates } from '../moves/gates.ts';
import { createTurn } from '../moves/turn.ts';
import { readMessage } from '../reading/acts.ts';
import type { SessionLog } from './replay.ts';

/** What the buyer still needed at the end of a log, in the order in which it would have been said. */
export function gatesShut({ setup, last }: SessionLog): Gate[] {
  const reading = readMessage(last, 'ok', setup.offer.price);
  return missingGates(createTurn(setup, structuredClone(last), reading));
}

import { type Gate, missingGates } from '../moves/gates.ts';
import { createTurn } from '../moves/turn.ts';
import { readMessage } from '../reading/acts.ts';
import type { SessionLog } from './replay.ts';

/** What the buyer still needed at the end of a log, the first that would have been said; null for nothing. */
export function missingGate({ setup, last }: SessionLog): Gate | null {
  const reading = readMessage(last, 'ok', setup.offer.price);
  return missingGates(createTurn(setup, structuredClone(last), reading))[0] ?? null;
}

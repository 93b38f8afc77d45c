import { EngineError } from '../../port.ts';
import { fillSlots, type Slots } from '../../shared/writing/pt/slots.ts';

/** Fills the `{slots}` of a knowledge text. @throws EngineError `configuration` for an unknown slot. */
export function fill(text: string, slots: Slots): string {
  const filled = fillSlots(text, slots);
  if (filled === null) throw new EngineError('configuration', { cause: `unfilled slot: ${text}` });
  return filled;
}

import { EngineError } from '../port.ts';

/** Seconds after which somebody who was turned away may try again. */
const TRY_AGAIN = 5;

/** How many generations may be under way at once: on this process, and for one user. */
export interface SlotLimits {
  total: number;
  each: number;
}

/** Counts the generations under way; whoever finds no place is told at once rather than queued. */
export function createSlots({ total, each }: SlotLimits) {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    /**
     * @returns what gives the place back.
     * @throws EngineError `busy`.
     */
    take(user = ''): () => void {
      const own = held.get(user) ?? 0;
      if (taken >= total || (user !== '' && own >= each)) {
        throw new EngineError('busy', { retryAfter: TRY_AGAIN });
      }
      taken += 1;
      held.set(user, own + 1);
      return () => {
        taken -= 1;
        const left = (held.get(user) ?? 1) - 1;
        if (left > 0) held.set(user, left);
        else held.delete(user);
      };
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;

import { EngineError } from '../port.ts';

/** Seconds after which a rejected caller may retry. */
const RETRY_AFTER = 5;

/** How many jobs may run concurrently: in this process, and per user. */
export interface SlotLimits {
  total: number;
  perUser: number;
}

/** Limits concurrent jobs; rejects at once instead of queueing. */
export function createSlots({ total, perUser }: SlotLimits) {
  const byUser = new Map<string, number>();
  let taken = 0;
  return {
    /**
     * @returns the function that releases the slot.
     * @throws EngineError `busy`.
     */
    take(user = ''): () => void {
      const own = byUser.get(user) ?? 0;
      if (taken >= total || (user !== '' && own >= perUser)) {
        throw new EngineError('busy', { retryAfter: RETRY_AFTER });
      }
      taken += 1;
      byUser.set(user, own + 1);
      return () => {
        taken -= 1;
        const left = (byUser.get(user) ?? 1) - 1;
        if (left > 0) byUser.set(user, left);
        else byUser.delete(user);
      };
    },
  };
}

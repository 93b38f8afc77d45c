import { z } from 'zod';
import type { StoredAct } from '../port.ts';
import { DISTRESS_LABELS } from '../recognition/index.ts';
import { STORED_VERSION } from '../shared/stored-version.ts';

const isTrue = z.optional(z.literal(true));
const kind = z.enum(DISTRESS_LABELS);
/** Messages left in which only a certain sign is asked about: the seller said that nobody is in danger. */
const calm = z.optional(z.number());

/**
 * Where a conversation stands: `asked` whether somebody is in danger, in `support` of a person,
 * `returned` from support to another subject one turn ago, `offered`: an uncertain sign in talk
 * about a sale, which is answered together with an offer to listen, or `noted`: such a sign in the
 * middle of a talk about sales, which counts only together with the next one.
 */
const safetySchema = z.discriminatedUnion('mode', [
  /** `isTalk` when the message before was about sales and had no sign. */
  z.strictObject({ mode: z.literal('none'), isTalk: isTrue, calm }),
  z.strictObject({ mode: z.enum(['noted', 'reassured', 'returned']), calm }),
  /** `isAgain` when the first answer to the question left it open. */
  z.strictObject({ mode: z.literal('asked'), kind, isAgain: isTrue, calm }),
  z.strictObject({ mode: z.literal('support'), kind, turns: z.number(), calm }),
  /** `isAside` after something hard that the seller only mentioned beside an order. */
  z.strictObject({ mode: z.literal('offered'), isAside: isTrue, calm }),
]);
export type SafetyState = z.infer<typeof safetySchema>;

const storedSchema = z.object({ version: z.literal(STORED_VERSION), safety: safetySchema });

/** The state that was stored with a turn; null for none, one of another version and a broken one. */
export const readStoredSafety = (stored: StoredAct | null | undefined): SafetyState | null =>
  storedSchema.safeParse(stored).data?.safety ?? null;

import { z } from 'zod';
import type { StoredAct } from '../../port.ts';
import { type GateInput, stateOf } from '../../safety/gate.ts';
import { STORED_VERSION } from '../../shared/stored-version.ts';
import type { Act } from '../act.ts';
import { actSchema } from './act-schema.ts';

const storedSchema = z.object({ version: z.literal(STORED_VERSION), act: actSchema });

/** A kind of act without a schema does not compile here. */
type Storable = Act & { kind: z.infer<typeof actSchema>['kind'] };

/** A text that was cut within an emoji is no text for a database. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** What is to be stored with a turn that an act answered. */
export const storedAct = (act: Storable, turn: Omit<GateInput, 'language'>): StoredAct => ({
  version: STORED_VERSION,
  act: JSON.parse(JSON.stringify(act, wellFormed)),
  safety: stateOf(turn),
});

/** The act that was stored with a turn; null for none, one of another version and a broken one. */
export const readStoredAct = (stored: StoredAct | null | undefined): Act | null =>
  storedSchema.safeParse(stored).data?.act ?? null;

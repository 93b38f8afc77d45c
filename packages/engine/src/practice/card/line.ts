import { OBJECTION_KEYS, type ObjectionKey } from '@salesai/contract/objections';
import { recogniseMessage } from '../../recognition/index.ts';

/** What a buyer objects with in a line; null for any other line. */
export function cardLine({ buyerLine }: { buyerLine: string }): {
  objection: ObjectionKey | null;
} {
  const { label, certainty } = recogniseMessage(buyerLine);
  const key = OBJECTION_KEYS.find((one) => label === `obj.${one}`);
  return { objection: certainty === 'unsure' ? null : (key ?? null) };
}

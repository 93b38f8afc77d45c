import type { Reading } from '../reading/priors.ts';
import { asksOwnStep, asksWords } from '../reading/wording.ts';

/** From this probability a reading is followed. */
export const CLEAR = 0.36;
/** From this probability a question about the seller's own step is read as one for advice. */
const ADVISED = 0.08;

/** The advice that a question about the seller's own next step most probably asks for. */
export function ownStep([best, ...others]: readonly Reading[], text: string): Reading | null {
  if (!best || !/^(?:ask\.|obj\.|flow\.insist)/.test(best.label) || !asksOwnStep(text)) return null;
  if (best.label.startsWith('obj.') && best.probability >= CLEAR && asksWords(text)) return null;
  const found = [best, ...others].find(({ label }) => label.startsWith('ask.'));
  // "e se ele não responder, ligo quando?" has the words of "e se ele insistir?" only.
  const isEnough = best.label === 'flow.insist' || (found?.probability ?? 0) >= ADVISED;
  return found && isEnough ? found : null;
}

/** "e se eu fizer por 50?": a price that the seller thinks of. */
export const OWN_OFFER =
  /^(?:e |mas )?se eu (?:fizer|fazer|baixar|der|deixar|cobrar|vender)\b[^?]{0,60}\d/;
